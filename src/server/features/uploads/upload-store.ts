import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import {
  copyFile,
  link,
  mkdir,
  mkdtemp,
  opendir,
  readdir,
  rename,
  rm,
  rmdir,
  stat,
  utimes,
} from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { toErrorCode } from '#server/core/database/database-error';

/** A byte range, including its first and last byte. */
export type ByteRange = { start: number; end: number };

type PinnedFiles = {
  /** The requested names that exist. */
  names: string[];
  read(name: string): Promise<Readable>;
  release(): Promise<void>;
};

/** Stores files. The implementation is a folder, and an object store could implement the same operations. */
export type UploadStore = {
  /** The location, for messages to the owner. */
  location: string;
  /** Creates a local folder for one incoming upload, which the caller removes. */
  workspace(): Promise<string>;
  /** Finds a workspace by its folder name. Returns null if it no longer exists. */
  findWorkspace(name: string): Promise<string | null>;
  /** Moves a finished file to an unused name, atomically. */
  put(file: string, name: string): Promise<void>;
  /** Stores a copy of a file and leaves the original. */
  copy(file: string, name: string): Promise<void>;
  /** Returns the size and date of a file, or null if it does not exist. */
  find(name: string): Promise<{ bytes: number; modifiedAt: Date } | null>;
  /** Opens a file or a range of it. Returns null if it does not exist. */
  read(name: string, range?: ByteRange): Promise<Readable | null>;
  /** Keeps files readable until they are released, even if they are removed meanwhile. */
  pin(names: string[]): Promise<PinnedFiles>;
  /** @throws the system's error if the store is not writable */
  requireWritable(): Promise<void>;
  /** Removes a file. A missing one is not an error. */
  remove(name: string): Promise<void>;
  /** Lists all files stored at least this long ago, in batches. */
  namesOlderThan(ms: number): AsyncIterable<string[]>;
  /** Removes workspaces that interrupted uploads left behind. */
  clearWorkspaces(olderThanMs: number): Promise<void>;
};

/**
 * The workspaces are in the same folder, so that storing is a rename, and hidden, so that they are never
 * served.
 */
const WORKSPACES = '.incoming';
/** The batch size, small enough for one statement. */
const NAMES_AT_ONCE = 100;

export function createFolderStore(folder: string): UploadStore {
  const workspaces = join(folder, WORKSPACES);

  async function isOlder(path: string, ms: number): Promise<boolean> {
    const info = await stat(path).catch(() => null);
    return info !== null && Date.now() - info.mtimeMs >= ms;
  }

  return {
    location: folder,
    workspace: async () => {
      await mkdir(workspaces, { recursive: true });
      return mkdtemp(join(workspaces, 'upload-'));
    },
    findWorkspace: async name => {
      if (!isPlainName(name)) return null;
      const info = await stat(join(workspaces, name)).catch(nullIfMissing);
      return info?.isDirectory() ? join(workspaces, name) : null;
    },
    put: (file, name) => rename(file, join(folder, name)),
    copy: async (file, name) => {
      await mkdir(folder, { recursive: true });
      await copyFile(file, join(folder, name));
    },
    find: async name => {
      if (!isPlainName(name)) return null;
      const info = await stat(join(folder, name)).catch(nullIfMissing);
      return info?.isFile() ? { bytes: info.size, modifiedAt: info.mtime } : null;
    },
    read: async (name, range) => {
      if (!isPlainName(name)) return null;
      const stream = createReadStream(join(folder, name), range);
      return once(stream, 'open').then(() => stream, nullIfMissing);
    },
    pin: async names => {
      await mkdir(workspaces, { recursive: true });
      const pinned = await mkdtemp(join(workspaces, 'held-'));
      const found: string[] = [];
      for (const name of names) {
        // A hard link needs no space, and the data lasts as long as one of its names.
        if (isPlainName(name) && (await linkIfThere(join(folder, name), join(pinned, name))))
          found.push(name);
      }
      return {
        names: found,
        read: async name => {
          // The sweep removes workspaces that have not been touched for long.
          await utimes(pinned, new Date(), new Date());
          return createReadStream(join(pinned, name));
        },
        release: () => rm(pinned, { recursive: true, force: true }),
      };
    },
    requireWritable: async () => {
      await mkdir(folder, { recursive: true });
      await rmdir(await mkdtemp(join(folder, '.probe-')));
    },
    remove: name => rm(join(folder, name), { force: true }),
    namesOlderThan: async function* (ms) {
      // The folder is created with the first file.
      const entries = await opendir(folder).catch(nullIfMissing);
      let names: string[] = [];
      for await (const entry of entries ?? []) {
        if (!entry.isFile() || !isPlainName(entry.name)) continue;
        if (await isOlder(join(folder, entry.name), ms)) names.push(entry.name);
        if (names.length < NAMES_AT_ONCE) continue;
        yield names;
        names = [];
      }
      if (names.length > 0) yield names;
    },
    clearWorkspaces: async ms => {
      const names = await readdir(workspaces).catch(nullIfMissing);
      for (const name of names ?? []) {
        const path = join(workspaces, name);
        if (await isOlder(path, ms)) await rm(path, { recursive: true, force: true });
      }
    },
  };
}

/** Rejects paths and hidden names. */
function isPlainName(name: string): boolean {
  return /^[^./\\\0][^/\\\0]*$/.test(name);
}

/** A name that is too long for the file system cannot exist. */
function nullIfMissing(error: unknown): null {
  if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(toErrorCode(error))) return null;
  throw error;
}

/** The error codes of file systems without hard links. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EXDEV', 'EMLINK'];

async function linkIfThere(file: string, name: string): Promise<boolean> {
  try {
    await link(file, name);
  } catch (error) {
    if (!NO_LINKS.includes(toErrorCode(error))) return nullIfMissing(error) !== null;
    await copyFile(file, name);
  }
  return true;
}
