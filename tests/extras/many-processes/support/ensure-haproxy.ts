import { type Ensured, ensureProgram, findProgram } from '#tests/support/programs/programs';

/** Finds HAProxy and installs it if it is missing and the process is allowed to. */
export function ensureHaproxy(): Ensured<string> {
  return ensureProgram({ name: 'HAProxy', find: findHaproxy, debianPackages: ['haproxy', 'mariadb-client'] });
}

/** The check of a database node runs the client of MariaDB. */
export function findHaproxy(): string | null {
  if (findProgram(['mariadb'], ['/usr/bin']) === null) return null;
  return findProgram(['haproxy'], ['/usr/sbin', '/usr/local/sbin']);
}
