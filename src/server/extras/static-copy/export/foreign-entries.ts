import { readdir } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { toErrorCode } from '#server/core/database/database-error';
import { RECORD } from './copy-record';
import { toPathKey } from './portable-path';

/** The entries of the folder of a copy, except its record. Paths are below the folder, with slashes. */
export type FolderEntries = {
  files: ReadonlySet<string>;
  folders: ReadonlySet<string>;
  /** Symbolic links, and what else is neither a file nor a folder. */
  links: ReadonlySet<string>;
};

/** Reads a folder to any depth. One that does not exist has no entries. */
export async function readEntries(folder: string): Promise<FolderEntries> {
  const entries = { files: new Set<string>(), folders: new Set<string>(), links: new Set<string>() };
  const waiting = [''];
  for (let parent = waiting.pop(); parent !== undefined; parent = waiting.pop()) {
    for (const entry of await readFolder(join(folder, parent))) {
      const path = posix.join(parent, entry.name);
      if (path === RECORD) continue;
      if (entry.isFile()) entries.files.add(path);
      else if (entry.isDirectory()) {
        entries.folders.add(path);
        waiting.push(path);
      } else entries.links.add(path);
    }
  }
  return entries;
}

/** Reads one folder, because a recursive read fails as a whole if another program removes a folder below. */
async function readFolder(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (toErrorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Finds the entries of others, which no export may change or follow. */
export function createForeignEntries({ files, folders, links }: FolderEntries, known: Iterable<string>) {
  const own = new Set(known);
  const isForeign = (path: string) => !own.has(path);
  const foreign = [...files, ...links].filter(isForeign);
  const ownFolders = new Set([...own].flatMap(listParents));
  // A folder with entries of both is in the way of a file, too.
  const foreignFolders = new Set([
    ...foreign.flatMap(listParents),
    ...[...folders].filter(path => !ownFolders.has(path)),
  ]);
  const byKey = new Map(foreign.map(path => [toPathKey(path), path]));
  const foldersByKey = new Map(Array.from(foreignFolders, path => [toPathKey(path), path]));

  /** Finds what a file cannot be written beside: its own name, or a parent that is no folder. */
  function findObstacle(path: string): string | null {
    const key = toPathKey(path);
    for (const each of [...listParents(key), key]) {
      const found = byKey.get(each);
      if (found !== undefined) return found;
    }
    return foldersByKey.get(key) ?? null;
  }

  return { example: foreign[0], findObstacle };
}

function listParents(path: string): string[] {
  const parents: string[] = [];
  for (let each = posix.dirname(path); each !== '.'; each = posix.dirname(each)) parents.push(each);
  return parents;
}
