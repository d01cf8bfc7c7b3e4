import type { DataSource, EntityManager } from 'typeorm';
import type { ConnectionUse, Database } from '#server/core/database/database';
import { isDeadlock } from '#server/core/database/database-error';
import { withDatabaseTime } from '#server/core/database/database-time';
import { toFencedWork } from '#server/core/database/fenced-write';
import { explainSchemaMismatch, requireCurrentSchema } from './schema-check';

const MAX_ATTEMPTS = 5;

/**
 * MySQL and MariaDB run transactions concurrently. A deadlocked one was rolled back completely and runs
 * again.
 */
export function createMysqlDatabase(source: DataSource, use: ConnectionUse): Database {
  let writesEnded = 0;

  async function transaction<T>(work: (manager: EntityManager) => Promise<T>, attempt = 1): Promise<T> {
    try {
      return await source.transaction(work);
    } catch (error) {
      if (!isDeadlock(error) || attempt >= MAX_ATTEMPTS) throw error;
      return transaction(work, attempt + 1);
    }
  }

  return {
    read: entity => source.getRepository(entity),
    write: work =>
      transaction(toFencedWork(work)).finally(() => {
        writesEnded += 1;
      }),
    snapshot: async work => {
      const runner = source.createQueryRunner();
      try {
        await runner.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
        await runner.query('START TRANSACTION WITH CONSISTENT SNAPSHOT');
        return await work(runner.manager);
      } finally {
        // A closed connection has no transaction left to end.
        await runner.query('ROLLBACK').catch(() => undefined);
        await runner.release();
      }
    },
    request: withDatabaseTime,
    writesEnded: () => writesEnded,
    connections: () => ({ ...use }),
    ping: () => requireCurrentSchema(source),
    explain: error => explainSchemaMismatch(source, error),
    close: () => source.destroy(),
  };
}
