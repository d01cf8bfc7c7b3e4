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

/** A part of a file: the first and the last byte that belong to it. */
export type ByteRange = { start: number; end: number };

export type HeldFiles = {
  /** Those of the names that have a file. */
  names: string[];
  read(name: string): Promise<Readable>;
  release(): Promise<void>;
};

/** Where stored files are kept. A folder for now; an object store can take its place with these few operations. */
export type UploadStore = {
  /** Where that is, for messages to the owner. */
  place: string;
  /** A folder of this machine for one upload on its way in; whoever asks for it removes it. */
  workspace(): Promise<string>;
  /** The workspace whose folder has this name; null when it is gone. */
  findWorkspace(name: string): Promise<string | null>;
  /** Takes a finished file under a name that nothing has yet: whole, or not at all. */
  put(file: string, name: string): Promise<void>;
  /** Stores a copy of a file that is to stay where it is. */
  copy(file: string, name: string): Promise<void>;
  /** What is known of a file; null when there is none of this name. */
  find(name: string): Promise<{ bytes: number; modifiedAt: Date } | null>;
  /** Opens a file, or a part of it; null when it is gone. */
  read(name: string, range?: ByteRange): Promise<Readable | null>;
  /** Keeps files readable until they are released, even those that are removed meanwhile. */
  hold(names: string[]): Promise<HeldFiles>;
  /** @throws what the system says when files can be neither put nor removed. */
  requireWritable(): Promise<void>;
  /** Forgets a file; one that is not there is no failure. */
  remove(name: string): Promise<void>;
  /** The names of all files that were put at least this long ago, some at a time. */
  namesOlderThan(ms: number): AsyncIterable<string[]>;
  /** Removes what a process that ended in the middle of an upload left behind. */
  clearWorkspaces(olderThanMs: number): Promise<void>;
};

/** Beside the files, so that putting one is a rename; hidden, so that it is never served. */
const WORKSPACES = '.incoming';
/** Few enough to be asked about in one statement. */
const NAMES_AT_ONCE = 100;

export function createFolderStore(folder: string): UploadStore {
  const workspaces = join(folder, WORKSPACES);

  async function isOlder(path: string, ms: number): Promise<boolean> {
    const info = await stat(path).catch(() => null);
    return info !== null && Date.now() - info.mtimeMs >= ms;
  }

  return {
    place: folder,
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
    hold: async names => {
      await mkdir(workspaces, { recursive: true });
      const held = await mkdtemp(join(workspaces, 'held-'));
      const found: string[] = [];
      for (const name of names) {
        // A second name for the same bytes: it costs no room, and the file lasts as long as one of its names.
        if (isPlainName(name) && (await linkIfThere(join(folder, name), join(held, name)))) found.push(name);
      }
      return {
        names: found,
        read: async name => {
          // The sweep takes workspaces that nobody has touched for long.
          await utimes(held, new Date(), new Date());
          return createReadStream(join(held, name));
        },
        release: () => rm(held, { recursive: true, force: true }),
      };
    },
    requireWritable: async () => {
      await mkdir(folder, { recursive: true });
      await rmdir(await mkdtemp(join(folder, '.probe-')));
    },
    remove: name => rm(join(folder, name), { force: true }),
    namesOlderThan: async function* (ms) {
      // Without a folder nothing has been put yet.
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

/** No path, and nothing that is hidden. */
function isPlainName(name: string): boolean {
  return /^[^./\\\0][^/\\\0]*$/.test(name);
}

/** A name that is too long for the file system is one that nothing has. */
function nullIfMissing(error: unknown): null {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return null;
  throw error;
}

/** What a file system answers that knows no second names. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EXDEV', 'EMLINK'];

async function linkIfThere(file: string, name: string): Promise<boolean> {
  try {
    await link(file, name);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!NO_LINKS.includes(code)) return nullIfMissing(error) !== null;
    await copyFile(file, name);
  }
  return true;
}
