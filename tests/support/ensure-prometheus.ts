import { type Ensured, ensureProgram, findProgram } from './programs';

/** Finds Prometheus and installs it if it is missing and the process is allowed to. */
export function ensurePrometheus(): Ensured<string> {
  return ensureProgram({ name: 'Prometheus', find: findPrometheus, debianPackages: ['prometheus'] });
}

export function findPrometheus(): string | null {
  return findProgram(['prometheus'], ['/usr/bin', '/usr/local/bin']);
}
