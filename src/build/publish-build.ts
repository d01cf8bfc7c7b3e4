import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, realpath, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { digestFiles } from './digest-files';

/** With the current one: a process that runs from an older one has lost its files. */
const KEPT_BUILDS = 4;
/** The server last: it finds its client beside itself, so that one step takes both. */
const PARTS = ['client', 'server'];

/** A folder for a build, empty and hidden from starts; their names sort by age. */
export async function newBuildFolder(dist: string): Promise<string> {
  const folder = join(
    dist,
    'builds',
    `${new Date().toISOString().replaceAll(/\W/g, '')}-${randomUUID().slice(0, 8)}`,
  );
  await mkdir(folder, { recursive: true });
  return folder;
}

/**
 * Makes a complete build the one that starts take: dist/client and dist/server are links to it. Processes that run go on
 * with the files of theirs. A build that is the same as the current one goes again.
 */
export async function publishBuild(folder: string, dist: string): Promise<void> {
  const current = await realpath(join(dist, 'server')).then(dirname, () => null);
  if (current !== null && digestFiles(current, PARTS) === digestFiles(folder, PARTS)) {
    await rm(folder, { recursive: true });
    return;
  }
  for (const part of PARTS) await link(join('builds', basename(folder), part), join(dist, part));
  const builds = (await readdir(dirname(folder))).sort().reverse();
  for (const old of builds.slice(KEPT_BUILDS)) {
    await rm(join(dirname(folder), old), { recursive: true, force: true });
  }
}

async function link(target: string, place: string): Promise<void> {
  const draft = `${place}.${process.pid}`;
  await symlink(target, draft);
  // Before there were links, a folder was here.
  const found = await lstat(place).catch(() => null);
  if (found?.isDirectory()) await rm(place, { recursive: true });
  await rename(draft, place);
}
