import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Where stored files are kept. A folder for now; an object store can take its place with these few operations and a
 * handler of its own for GET /uploads (http/upload-files.ts is the folder's).
 */
export type UploadStore = {
  /** A folder of its own for one upload on its way in; whoever asks for it removes it. */
  workspace(): Promise<string>;
  /** Takes a finished file under a name that nothing has yet: whole, or not at all. */
  put(file: string, name: string): Promise<void>;
  /** Forgets a file; one that is not there is no failure. */
  remove(name: string): Promise<void>;
  /** The names of all files that were put at least this long ago. */
  namesOlderThan(ms: number): Promise<string[]>;
  /** Removes what a process that ended in the middle of an upload left behind. */
  clearWorkspaces(olderThanMs: number): Promise<void>;
  /** The absolute path of a file. */
  pathOf(name: string): string;
};

/** Beside the files, so that putting one is a rename; hidden, so that it is never served. */
const WORKSPACES = '.incoming';

export function createFolderStore(folder: string): UploadStore {
  const workspaces = join(folder, WORKSPACES);

  async function isOlder(path: string, ms: number): Promise<boolean> {
    const info = await stat(path).catch(() => null);
    return info !== null && Date.now() - info.mtimeMs >= ms;
  }

  return {
    workspace: async () => {
      await mkdir(workspaces, { recursive: true });
      return mkdtemp(join(workspaces, 'upload-'));
    },
    put: (file, name) => rename(file, join(folder, name)),
    remove: name => rm(join(folder, name), { force: true }),
    namesOlderThan: async ms => {
      const entries = await readdir(folder, { withFileTypes: true });
      const names = entries
        .filter(entry => entry.isFile() && !entry.name.startsWith('.'))
        .map(({ name }) => name);
      const checked = await Promise.all(
        names.map(async name => ((await isOlder(join(folder, name), ms)) ? [name] : [])),
      );
      return checked.flat();
    },
    clearWorkspaces: async ms => {
      const names = await readdir(workspaces).catch(() => []);
      for (const name of names) {
        const path = join(workspaces, name);
        if (await isOlder(path, ms)) await rm(path, { recursive: true, force: true });
      }
    },
    pathOf: name => join(folder, name),
  };
}
