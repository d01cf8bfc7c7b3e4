import { spawnSync } from 'node:child_process';
import { type Ensured, ensureProgram, findProgram } from '../programs/programs';

export type MysqlPrograms = {
  server: string;
  /**
   * MariaDB's script that initializes a data folder; null for Oracle's server, which initializes it without a
   * script.
   */
  installDb: string | null;
};

// Debian installs servers in /usr/sbin, which is not on every PATH, and Fedora in /usr/libexec.
const usualFolders = [
  '/usr/sbin',
  '/usr/bin',
  '/usr/libexec',
  '/usr/local/sbin',
  '/usr/local/bin',
  '/usr/local/mysql/bin',
  '/usr/local/mysql/scripts',
  '/opt/homebrew/opt/mariadb/bin',
  '/opt/homebrew/opt/mysql/bin',
];

/** Finds a MariaDB or MySQL server and installs MariaDB if none is found and the process is allowed to. */
export function ensureMysql(): Ensured<MysqlPrograms> {
  return ensureProgram({
    name: 'a MariaDB or MySQL server',
    find: findMysqlPrograms,
    debianPackages: ['mariadb-server-core', 'mariadb-client-core'],
  });
}

export function findMysqlPrograms(): MysqlPrograms | null {
  const server = findProgram(['mariadbd', 'mysqld'], usualFolders);
  if (server === null) return null;
  if (!isMariadb(server)) return { server, installDb: null };
  const installDb = findProgram(['mariadb-install-db', 'mysql_install_db'], usualFolders);
  return installDb === null ? null : { server, installDb };
}

// The file name is not enough: MariaDB also installs a mysqld.
function isMariadb(server: string): boolean {
  return spawnSync(server, ['--version'], { encoding: 'utf8' }).stdout?.includes('MariaDB') ?? false;
}
