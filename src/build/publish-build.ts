import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, realpath, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { digestFiles } from './digest-files';

/**
 * The number of builds to retain, including the current one. A process that runs from an older one loses its
 * files.
 */
const MAX_BUILDS = 4;
/** The server comes last and finds its client by its own path, so that one step switches both. */
const FOLDERS = ['client', 'server'];

/** Thrown if the build cannot be written. The message is for the person who runs it. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/** Creates an empty folder for a build, unused until published. Names sort by age. */
export async function newBuildFolder(dist: string): Promise<string> {
  const folder = join(
    dist,
    'builds',
    `${new Date().toISOString().replaceAll(/\W/g, '')}-${randomUUID().slice(0, 8)}`,
  );
  try {
    await mkdir(folder, { recursive: true });
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : cause;
    throw new BuildError(
      `Couldn't build the site, and there is no build of these sources. ${dist} cannot be written (${code}): run "npm run build" as a user who can write there.`,
      { cause },
    );
  }
  return folder;
}

/**
 * Publishes a complete build: dist/client and dist/server link to it. Running processes continue with the
 * files of their build. A build identical to the current one is deleted.
 */
export async function publishBuild(folder: string, dist: string): Promise<void> {
  const current = await realpath(join(dist, 'server')).then(dirname, () => null);
  if (current !== null && digestFiles(current, FOLDERS) === digestFiles(folder, FOLDERS)) {
    await rm(folder, { recursive: true });
    return;
  }
  for (const name of FOLDERS) await link(join('builds', basename(folder), name), join(dist, name));
  const builds = (await readdir(dirname(folder))).sort().reverse();
  for (const old of builds.slice(MAX_BUILDS)) {
    await rm(join(dirname(folder), old), { recursive: true, force: true });
  }
}

async function link(target: string, path: string): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await symlink(target, draft);
  // A copy of dist may have a folder here instead of a link.
  const found = await lstat(path).catch(() => null);
  if (found?.isDirectory()) await rm(path, { recursive: true });
  await rename(draft, path);
}
