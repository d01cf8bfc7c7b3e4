import type { DataSource } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { StartError } from '#server/core/errors/start-error';
import { explainMysqlFailure } from './explain-failure';
import { createMysqlDatabase } from './mysql-database';
import { mysqlDataSource } from './mysql-source';
import { closeQuietly, type OpenOptions } from './open-options';
import { migrate } from './run-migrations';
import { waitForMysql } from './wait-for-mysql';

const LOCK_WAIT_SECONDS = 120;
const MYSQL_LOCK = "CONCAT('portfolio-migrate-', MD5(DATABASE()))";

/** Opens a database of a MySQL or MariaDB server, as openDatabase describes. */
export async function openMysql(
  url: string,
  { entities, log, waitSeconds, timeoutMs, saveTo, prepare }: OpenOptions,
): Promise<Database> {
  const type = await waitForMysql(url, { waitSeconds, log });
  const untimed = mysqlDataSource(url, entities, type);
  const use = { used: 0, waiting: 0 };
  const source = mysqlDataSource(
    url,
    entities,
    type,
    timeoutMs === undefined ? undefined : { timeoutMs, use },
  );
  let isOpen = false;
  try {
    await untimed.initialize();
    await withMysqlLock(untimed, async () => {
      await migrate(untimed, log, saveTo);
      await source.initialize();
      isOpen = true;
      await prepare?.(createMysqlDatabase(source, use));
    });
    await untimed.destroy();
    return createMysqlDatabase(source, use);
  } catch (error) {
    await closeQuietly([source, untimed]);
    throw isOpen ? error : explainMysqlFailure(url, error);
  }
}

/**
 * Holds GET_LOCK, which belongs to its connection, on one runner while the work uses the rest of the pool.
 */
async function withMysqlLock(source: DataSource, work: () => Promise<void>): Promise<void> {
  const holder = source.createQueryRunner();
  try {
    const [row] = await holder.query(`SELECT GET_LOCK(${MYSQL_LOCK}, ${LOCK_WAIT_SECONDS}) AS held`);
    if (Number(row.held) !== 1) throw new StartError('Another process is preparing the database.');
    await work();
  } finally {
    await holder.query(`SELECT RELEASE_LOCK(${MYSQL_LOCK})`);
    await holder.release();
  }
}
