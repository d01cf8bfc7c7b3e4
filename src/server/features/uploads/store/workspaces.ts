import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
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

  /**
   * Creates a local folder, which the caller removes. Before, it removes those of processes that were killed, because a
   * restore may fill gigabytes.
   */
  async function workspace(): Promise<string> {
    // The sweep removes what stays.
    await clear(Number.POSITIVE_INFINITY).catch(() => undefined);
    return create(`work-${MACHINE}-${process.pid}-`);
  }

  /** Creates a local folder that outlives this process. The sweep removes it an hour after its last use. */
  const stagedWorkspace = () => create('upload-');

  /** Finds a workspace by its folder name. Returns null if it no longer exists. */
  async function findWorkspace(name: string): Promise<string | null> {
    if (!isPlainName(name)) return null;
    const info = await stat(join(workspaces, name)).catch(nullIfMissing);
    return info?.isDirectory() ? join(workspaces, name) : null;
  }

  /** Removes workspaces that ended processes of this machine left behind, and all that are older. */
  async function clear(olderThanMs: number): Promise<void> {
    const names = await readdir(workspaces).catch(nullIfMissing);
    for (const name of names ?? []) {
      const path = join(workspaces, name);
      if (isLeftBehind(name) || (await isOlder(path, olderThanMs)))
        await rm(path, { recursive: true, force: true });
    }
  }

  return { workspace, stagedWorkspace, findWorkspace, clear };
}

const BOOT_ID = '/proc/sys/kernel/random/boot_id';
const PROCESS_NAMESPACE = '/proc/self/ns/pid';

/**
 * Distinguishes machines and containers that share the folder, because process IDs are unique only within one. Host names
 * may repeat, but each boot has its own ID.
 */
const MACHINE = createHash('sha256')
  .update(
    [
      hostname(),
      existsSync(PROCESS_NAMESPACE) ? readlinkSync(PROCESS_NAMESPACE) : '',
      existsSync(BOOT_ID) ? readFileSync(BOOT_ID, 'utf8') : '',
    ].join(' '),
  )
  .digest('hex')
  .slice(0, 12);

function isLeftBehind(name: string): boolean {
  const [, machine, pid] = /^work-([^-]+)-(\d+)-/.exec(name) ?? [];
  return machine === MACHINE && !isRunning(Number(pid));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process may not be signaled.
    return toErrorCode(error) === 'EPERM';
  }
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
