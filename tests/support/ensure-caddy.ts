import { type Ensured, ensureProgram, findProgram } from './programs';

/** Finds Caddy and installs it if it is missing and the process is allowed to. */
export function ensureCaddy(): Ensured<string> {
  return ensureProgram({ name: 'Caddy', find: findCaddy, debianPackages: ['caddy'] });
}

export function findCaddy(): string | null {
  return findProgram(['caddy'], ['/usr/bin', '/usr/local/bin']);
}
