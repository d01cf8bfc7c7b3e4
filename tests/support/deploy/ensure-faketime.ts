import { existsSync } from 'node:fs';
import { type Ensured, ensureProgram } from '../programs/programs';

/** Debian's folder for the library differs between architectures. */
const FOLDERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'];

/** Finds the library that moves the clock of a process. */
export function ensureFaketime(): Ensured<string> {
  return ensureProgram({ name: 'faketime', find: findFaketime, debianPackages: ['faketime'] });
}

export function findFaketime(): string | null {
  const files = FOLDERS.map(folder => `/usr/lib/${folder}/faketime/libfaketimeMT.so.1`);
  return files.find(file => existsSync(file)) ?? null;
}
