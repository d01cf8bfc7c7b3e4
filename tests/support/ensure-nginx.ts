import { type Ensured, ensureProgram, findProgram } from './programs';

/** Finds nginx and installs it if it is missing and the process is allowed to. */
export function ensureNginx(): Ensured<string> {
  return ensureProgram({ name: 'nginx', find: findNginx, debianPackages: ['nginx'] });
}

export function findNginx(): string | null {
  // Debian installs it in /usr/sbin, which is not on every PATH.
  return findProgram(['nginx'], ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin']);
}
