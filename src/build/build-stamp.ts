import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestFiles } from './digest-files';

/** What a build is made of, from the root of the project: the last of them tells what is installed. */
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

/** True when dist holds a whole build of these sources, as it was made by this version of Node. */
export function isBuilt(root: string): boolean {
  const dist = join(root, 'dist');
  return readStamp(dist) === createStamp(digestSources(root), dist);
}

/** Taken before the build: what changes while it is made is not in it. */
export function digestSources(root: string): string {
  return `${process.version} ${digestFiles(root, SOURCES)}`;
}

/** Notes of the build in dist what it was made of. A build that is damaged later no longer fits its note. */
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
