import { existsSync } from 'node:fs';
import { type Ensured, ensureProgram, findProgram } from '#tests/support/programs/programs';

const PROVIDERS = ['/usr/lib/galera/libgalera_smm.so', '/usr/lib64/galera-4/libgalera_smm.so'];

/** Finds the library that replicates a MariaDB cluster, and installs it with what it needs if allowed to. */
export function ensureGalera(): Ensured<string> {
  return ensureProgram({
    name: 'a MariaDB server with Galera',
    find: findGalera,
    debianPackages: ['mariadb-server', 'galera-4', 'rsync'],
  });
}

/** The server starts the two scripts to copy its data to a node that joins. */
function findGalera(): string | null {
  const programs = ['mariadbd', 'wsrep_sst_rsync', 'rsync'];
  if (programs.some(name => findProgram([name], ['/usr/sbin', '/usr/bin']) === null)) return null;
  return PROVIDERS.find(existsSync) ?? null;
}
