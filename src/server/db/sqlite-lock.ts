import { setTimeout as delay } from 'node:timers/promises';
import Libsql from 'libsql';
import { toErrorCode } from '#server/core/database/database-error';
import { StartError } from '#server/core/errors/start-error';

const RETRY_MS = 100;

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
  busy = `Another process is preparing the database ${file}.`,
): Promise<T> {
  const lock = new Libsql(`${file}.lock`);
  try {
    await begin(lock, Date.now() + waitMs, busy);
    return await work();
  } finally {
    lock.close();
  }
}

async function begin(lock: Libsql.Database, deadline: number, busy: string): Promise<void> {
  for (;;) {
    try {
      lock.exec('BEGIN EXCLUSIVE');
      return;
    } catch (cause) {
      if (!toErrorCode(cause).startsWith('SQLITE_BUSY')) throw cause;
      if (Date.now() > deadline) {
        throw new StartError(busy, { cause });
      }
      await delay(RETRY_MS);
    }
  }
}
