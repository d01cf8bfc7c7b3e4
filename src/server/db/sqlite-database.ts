import { setTimeout as delay } from 'node:timers/promises';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { createMutex } from '#shared/mutex';
import type { Database } from '../core/database/database';
import { errorCode } from '../core/database/database-error';
import { explainMisfit, requireCurrentSchema } from './outdated';

const LOCK_WAIT_MS = 10_000;
const LOCK_PAUSE_MS = 20;

/**
 * SQLite has one writer. All writes of this process take turns on one connection and start with BEGIN IMMEDIATE, so that
 * another process (`npm run owner` beside a running server) is waited for instead of failing half-way. Reads use a second
 * connection, which sees committed rows only.
 */
export function createSqliteDatabase(writer: DataSource, reader: DataSource): Database {
  const enqueue = createMutex();
  let writesEnded = 0;

  async function transaction<T>(work: (manager: EntityManager) => Promise<T>, deadline: number): Promise<T> {
    const runner = writer.createQueryRunner();
    await begin(runner, deadline);
    try {
      const result = await work(runner.manager);
      await runner.query('COMMIT');
      return result;
    } catch (error) {
      // On a full disk SQLite has rolled back by itself and refuses to do it again: the first error tells more.
      await runner.query('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }

  return {
    read: entity => reader.getRepository(entity),
    write: work => {
      const deadline = Date.now() + LOCK_WAIT_MS;
      return enqueue(() => transaction(work, deadline)).finally(() => {
        writesEnded += 1;
      });
    },
    snapshot: async work => {
      // A connection of its own: the others go on to see what is written.
      const source = await new DataSource(reader.options).initialize();
      try {
        await source.query('BEGIN');
        // The first read decides which moment it is.
        await source.query('SELECT COUNT(*) FROM revision');
        return await work(source.manager);
      } finally {
        // A connection that is closed in the middle keeps what it read from until it is cleared away.
        await source.query('ROLLBACK').catch(() => undefined);
        await source.destroy();
      }
    },
    // A file does not hang, and following requests would cost each of them.
    request: work => work(),
    writesEnded: () => writesEnded,
    ping: () => requireCurrentSchema(reader),
    explain: error => explainMisfit(reader, error),
    close: async () => {
      await enqueue(async () => undefined);
      await reader.destroy();
      await writer.destroy();
    },
  };
}

/** Waits here for another process's lock: SQLite's own wait would hold up the whole process, every visitor with it. */
async function begin(runner: QueryRunner, deadline: number): Promise<void> {
  for (;;) {
    try {
      await runner.query('BEGIN IMMEDIATE');
      return;
    } catch (error) {
      if (errorCode(error) !== 'SQLITE_BUSY' || Date.now() + LOCK_PAUSE_MS > deadline) throw error;
      await delay(LOCK_PAUSE_MS);
    }
  }
}
