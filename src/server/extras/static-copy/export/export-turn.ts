import { lstat, mkdir, open, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { toErrorCode } from '#server/core/database/database-error';
import { StartError } from '#server/core/errors/start-error';
import { withSqliteLock } from '#server/db/sqlite-lock';
import { MINUTE_MS } from '#shared/time';
import { RECORD, writing } from './copy-record';

/** How long an export waits for another one of the same folder. */
const TURN_MS = 10 * MINUTE_MS;

type TurnOptions = {
  /** Ends the wait with its reason. */
  signal?: AbortSignal;
  /** Receives why the export waits, once. */
  onWait?: (message: string) => void;
};

/**
 * Runs `work` while no other export uses the folder. The lock is in the folder, so exports of other sites,
 * containers and paths of the folder wait, too. Nothing of it stays.
 * @throws StartError if another export takes too long, or the folder is not writable
 */
export async function withTurn<T>(
  folder: string,
  work: () => Promise<T>,
  { signal, onWait }: TurnOptions = {},
): Promise<T> {
  const record = join(folder, RECORD);
  const lock = join(record, 'turn');
  const busy = `Another export writes to ${folder}.`;
  for (;;) {
    await requireNoLink(record);
    const created = await writing(folder, '', () => mkdir(record, { recursive: true }));
    const inode = await writing(folder, '', () => createLock(`${lock}.lock`));
    /** Returns true if the export before this one has removed the lock that this one waited for. */
    const isLost = async () => inode === null || (await findInode(`${lock}.lock`)) !== inode;
    let hasStarted = false;
    const runLocked = async () => {
      if (await isLost()) return null;
      hasStarted = true;
      try {
        return { result: await work() };
      } finally {
        await rm(`${lock}.lock`, { force: true });
      }
    };
    try {
      const turn = await withSqliteLock(lock, TURN_MS, runLocked, {
        busy,
        signal,
        onWait: () => onWait?.(`${busy} Waiting for its end.`),
      });
      if (turn) return turn.result;
    } catch (error) {
      // SQLite fails if the lock that it waits for is removed.
      if (hasStarted || signal?.aborted || !(await isLost())) throw error;
    } finally {
      await removeEmptyFolders(record, created ?? record);
    }
  }
}

/** Links are not followed, because others may use the folder to which they lead. */
async function requireNoLink(record: string): Promise<void> {
  const info = await lstat(record).catch(() => null);
  if (info && !info.isDirectory())
    throw new StartError(`${record} is in the folder already, and no export wrote it. Move it away.`);
}

async function createLock(file: string): Promise<number | null> {
  // Another export may remove the folder of the lock now.
  const created = await open(file, 'a').catch(error => {
    if (toErrorCode(error) === 'ENOENT') return null;
    throw error;
  });
  await created?.close();
  return findInode(file);
}

async function findInode(file: string): Promise<number | null> {
  const info = await stat(file).catch(() => null);
  return info?.ino ?? null;
}

/** Removes what this export has created, from `folder` up to `top`. */
async function removeEmptyFolders(folder: string, top: string): Promise<void> {
  for (let each = folder; ; each = dirname(each)) {
    const isRemoved = await rmdir(each).then(
      () => true,
      () => false,
    );
    if (!isRemoved || each === top) return;
  }
}
