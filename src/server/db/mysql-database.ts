import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { runWithTasks } from '#server/core/database/after-write';
import type { Database } from '#server/core/database/database';
import { isRefusedByNode, isUndone } from '#server/core/database/database-error';
import { createSchemaCheck } from './schema-check';

const MAX_ATTEMPTS = 5;
/** A proxy in front of a cluster needs two or three seconds to notice that a node has lost it. */
const NODE_CHANGE_MS = 1_000;
/** The longest pause after the first attempt, which doubles with each one, so that losers do not meet again. */
const PAUSE_MS = 20;

/**
 * MySQL and MariaDB run transactions concurrently. One that the server has undone runs again, and so does one that a
 * node without its cluster has refused, until the proxy has closed the connections to that node.
 */
export function createMysqlDatabase(source: DataSource): Database {
  let writesEnded = 0;

  async function transaction<T>(work: (manager: EntityManager) => Promise<T>, attempt = 1): Promise<T> {
    try {
      return await source.transaction(work);
    } catch (error) {
      const isRefused = isRefusedByNode(error);
      if ((!isUndone(error) && !isRefused) || attempt >= MAX_ATTEMPTS) throw error;
      await delay(isRefused ? NODE_CHANGE_MS : Math.random() * PAUSE_MS * 2 ** (attempt - 1));
      return transaction(work, attempt + 1);
    }
  }

  return {
    read: entity => source.getRepository(entity),
    write: work =>
      runWithTasks(() =>
        transaction(work).finally(() => {
          writesEnded += 1;
        }),
      ),
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
    writesEnded: () => writesEnded,
    ...createSchemaCheck(source),
    close: () => source.destroy(),
  };
}
