import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestFiles } from './digest-files';

/**
 * Lists the sources of a build, relative to the project root. The last file changes with the installed
 * packages.
 */
const SOURCES = [
  'src',
  'migrations',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
];
const BUILD = ['client', 'server'];

/** Returns true if dist contains a complete build of these sources by this version of Node. */
export function isBuilt(root: string): boolean {
  const dist = join(root, 'dist');
  return readStamp(dist) === createStamp(digestSources(root), dist);
}

/**
 * Computes the digest of the sources. Call it before the build, so that changes during the build count as
 * new.
 */
export function digestSources(root: string): string {
  return `${process.version} ${digestFiles(root, SOURCES)}`;
}

/** Records the sources of the build in dist. A damaged build no longer matches its stamp. */
export function writeStamp(dist: string, sources: string): void {
  const draft = `${stampFile(dist)}.${process.pid}`;
  writeFileSync(draft, createStamp(sources, dist));
  renameSync(draft, stampFile(dist));
}

function readStamp(dist: string): string | null {
  try {
    return readFileSync(stampFile(dist), 'utf8');
  } catch {
    return null;
  }
}

function createStamp(sources: string, dist: string): string {
  return `sources ${sources}\nbuild ${digestFiles(dist, BUILD)}\n`;
}

function stampFile(dist: string): string {
  return join(dist, 'build-stamp');
}
