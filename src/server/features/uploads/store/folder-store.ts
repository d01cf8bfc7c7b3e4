import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, mkdtemp, opendir, rename, rm, rmdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { toErrorCode } from '#server/core/database/database-error';
import { isPlainName } from './plain-name';
import { NAMES_AT_ONCE, type UploadStore } from './upload-store';
import { createWorkspaces, isOlder, nullIfMissing } from './workspaces';

/** Creates the store of a folder, in which storing a file is a rename. */
export function createFolderStore(folder: string): UploadStore {
  const workspaces = createWorkspaces(folder);

  return {
    location: folder,
    workspace: workspaces.workspace,
    stagedWorkspace: workspaces.stagedWorkspace,
    findWorkspace: workspaces.findWorkspace,
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
      const pinned = await workspaces.workspace();
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
    clearWorkspaces: workspaces.clear,
    publicCopies: null,
  };
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
