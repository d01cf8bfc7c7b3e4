import { setTimeout as delay } from 'node:timers/promises';
import Libsql from 'libsql';
import { toErrorCode } from '#server/core/database/database-error';
import { StartError } from '#server/core/errors/start-error';

const RETRY_MS = 100;

export type WaitOptions = {
  /** The message of the error if the lock stays taken. */
  busy?: string;
  /** Ends the wait with its reason. */
  signal?: AbortSignal | undefined;
  /** Is called once if the lock is taken. */
  onWait?: (() => void) | undefined;
};

/**
 * Runs `work` while no other process holds the lock of the same SQLite file. The lock is an exclusive
 * transaction on a file beside the database. It ends with its process, and can be held before the database
 * opens. Other work may use a lock of its own, whose `file` does not exist.
 * @throws StartError with `busy` if the lock is not free within `waitMs`
 */
export async function withSqliteLock<T>(
  file: string,
  waitMs: number,
  work: () => Promise<T>,
  options: WaitOptions = {},
): Promise<T> {
  const busy = `Another process is preparing the database ${file}.`;
  const release = await holdSqliteLock(file, waitMs, { busy, ...options });
  try {
    return await work();
  } finally {
    release();
  }
}

/**
 * Takes a lock as withSqliteLock does, and returns the function that releases it.
 * @throws StartError with `busy` if the lock is not free within `waitMs`
 */
export async function holdSqliteLock(
  file: string,
  waitMs: number,
  options: WaitOptions & { busy: string },
): Promise<() => void> {
  const lock = new Libsql(`${file}.lock`);
  try {
    await begin(lock, Date.now() + waitMs, options);
    return () => lock.close();
  } catch (error) {
    lock.close();
    throw error;
  }
}

async function begin(
  lock: Libsql.Database,
  deadline: number,
  { busy, signal, onWait }: WaitOptions & { busy: string },
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      signal?.throwIfAborted();
      lock.exec('BEGIN EXCLUSIVE');
      return;
    } catch (cause) {
      if (!toErrorCode(cause).startsWith('SQLITE_BUSY')) throw cause;
      if (Date.now() > deadline) throw new StartError(busy, { cause });
      if (attempt === 1) onWait?.();
      await delay(RETRY_MS);
    }
  }
}
