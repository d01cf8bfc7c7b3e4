import { setTimeout as delay } from 'node:timers/promises';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { runWithTasks } from '#server/core/database/after-write';
import type { Database } from '#server/core/database/database';
import { toErrorCode } from '#server/core/database/database-error';
import { createMutex } from '#shared/mutex';
import { createSchemaCheck } from './schema-check';

const LOCK_WAIT_MS = 10_000;
const LOCK_PAUSE_MS = 20;

/**
 * Creates the database of an SQLite file, which allows one writer. All writes of this process run one after
 * the other on one connection and start with BEGIN IMMEDIATE. They thus wait for other processes (such as
 * `npm run owner` while the server runs) instead of failing halfway. Reads use a second connection, which
 * sees only committed rows.
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
      // On a full disk, SQLite has already rolled back, and the first error says more.
      await runner.query('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }

  return {
    read: entity => reader.getRepository(entity),
    write: work => {
      const deadline = Date.now() + LOCK_WAIT_MS;
      return runWithTasks(() =>
        enqueue(() => transaction(work, deadline)).finally(() => {
          writesEnded += 1;
        }),
      );
    },
    snapshot: async work => {
      // The other connections continue to see new writes.
      const source = await new DataSource(reader.options).initialize();
      try {
        await source.query('BEGIN');
        // The first read determines the moment of the snapshot.
        await source.query('SELECT COUNT(*) FROM revision');
        return await work(source.manager);
      } finally {
        // A connection closed within a transaction would hold its snapshot until garbage collection.
        await source.query('ROLLBACK').catch(() => undefined);
        await source.destroy();
      }
    },
    writesEnded: () => writesEnded,
    ...createSchemaCheck(reader),
    close: async () => {
      await enqueue(async () => undefined);
      await reader.destroy();
      // A stopped site is then one complete file, which a copy without the write-ahead log includes.
      await writer.query('PRAGMA wal_checkpoint(TRUNCATE)');
      await writer.destroy();
    },
  };
}

/** Waits for another process's lock without blocking. SQLite's own wait would block the whole process. */
async function begin(runner: QueryRunner, deadline: number): Promise<void> {
  for (;;) {
    try {
      await runner.query('BEGIN IMMEDIATE');
      return;
    } catch (error) {
      if (toErrorCode(error) !== 'SQLITE_BUSY' || Date.now() + LOCK_PAUSE_MS > deadline) throw error;
      await delay(LOCK_PAUSE_MS);
    }
  }
}
