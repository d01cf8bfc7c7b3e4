import { spawnSync } from 'node:child_process';
import { type Ensured, ensureProgram, findProgram } from './programs';

export type MysqlPrograms = {
  server: string;
  /** Fills a new data folder: MariaDB's script; Oracle's server does it by itself (null). */
  installDb: string | null;
};

// Debian keeps servers in /usr/sbin, which is not on every PATH; Fedora in /usr/libexec.
const usualPlaces = [
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

/** The programs of a MariaDB or MySQL server; installs MariaDB when none is there and it may. */
export function ensureMysql(): Ensured<MysqlPrograms> {
  return ensureProgram({
    name: 'a MariaDB or MySQL server',
    find: findMysqlPrograms,
    debianPackages: ['mariadb-server-core', 'mariadb-client-core'],
  });
}

export function findMysqlPrograms(): MysqlPrograms | null {
  const server = findProgram(['mariadbd', 'mysqld'], usualPlaces);
  if (server === null) return null;
  if (!isMariadb(server)) return { server, installDb: null };
  const installDb = findProgram(['mariadb-install-db', 'mysql_install_db'], usualPlaces);
  return installDb === null ? null : { server, installDb };
}

// The name does not tell: MariaDB installs a mysqld of its own.
function isMariadb(server: string): boolean {
  return spawnSync(server, ['--version'], { encoding: 'utf8' }).stdout?.includes('MariaDB') ?? false;
}
