import type { DataSource, EntityManager } from 'typeorm';
import type { Database } from '../core/database';
import { createWriteQueue } from './write-queue';

/**
 * SQLite has one writer. All writes of this process take turns on one connection and start with BEGIN IMMEDIATE, so that
 * another process (`npm run owner` beside a running server) is waited for instead of failing half-way. Reads use a second
 * connection, which sees committed rows only.
 */
export function createSqliteDatabase(writer: DataSource, reader: DataSource): Database {
  const enqueue = createWriteQueue();
  let writesEnded = 0;

  async function transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const runner = writer.createQueryRunner();
    await runner.query('BEGIN IMMEDIATE');
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
    write: work =>
      enqueue(() => transaction(work)).finally(() => {
        writesEnded += 1;
      }),
    writesEnded: () => writesEnded,
    ping: async () => {
      await reader.query('SELECT 1');
    },
    close: async () => {
      await enqueue(async () => undefined);
      await reader.destroy();
      await writer.destroy();
    },
  };
}
