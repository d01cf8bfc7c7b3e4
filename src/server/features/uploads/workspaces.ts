import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { toErrorCode } from '#server/core/database/database-error';
import { isPlainName } from './plain-name';

export type Workspaces = ReturnType<typeof createWorkspaces>;

/** The name is hidden, so that workspaces are never served. */
const FOLDER = '.incoming';

/** Creates the temporary folders of one store, in a folder on this machine. */
export function createWorkspaces(folder: string) {
  const workspaces = join(folder, FOLDER);

  async function create(prefix: string): Promise<string> {
    await mkdir(workspaces, { recursive: true });
    return mkdtemp(join(workspaces, prefix));
  }

  /** Creates a local folder for one incoming upload, which the caller removes. */
  const workspace = () => create('upload-');

  /** Finds a workspace by its folder name. Returns null if it no longer exists. */
  async function findWorkspace(name: string): Promise<string | null> {
    if (!isPlainName(name)) return null;
    const info = await stat(join(workspaces, name)).catch(nullIfMissing);
    return info?.isDirectory() ? join(workspaces, name) : null;
  }

  /** Removes workspaces that interrupted uploads left behind. */
  async function clear(olderThanMs: number): Promise<void> {
    const names = await readdir(workspaces).catch(nullIfMissing);
    for (const name of names ?? []) {
      const path = join(workspaces, name);
      if (await isOlder(path, olderThanMs)) await rm(path, { recursive: true, force: true });
    }
  }

  return { create, workspace, findWorkspace, clear };
}

export async function isOlder(path: string, ms: number): Promise<boolean> {
  const info = await stat(path).catch(() => null);
  return info !== null && Date.now() - info.mtimeMs >= ms;
}

/** A name that is too long for the file system cannot exist. */
export function nullIfMissing(error: unknown): null {
  if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(toErrorCode(error))) return null;
  throw error;
}
