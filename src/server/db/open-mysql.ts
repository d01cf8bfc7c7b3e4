import type { DataSource } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { oneProcess } from '#server/core/database/lease';
import { leaseTableStatement } from '../../../migrations/index';
import { explainMysqlFailure } from './explain-failure';
import { createMysqlDatabase } from './mysql-database';
import { mysqlDataSource } from './mysql-source';
import { closeQuietly, type OpenOptions } from './open-options';
import { migrate } from './run-migrations';
import { waitForMysql } from './wait-for-mysql';

/** Opens a database of a MySQL or MariaDB server, as openDatabase describes. */
export async function openMysql(
  url: string,
  { entities, log, waitSeconds, timeoutMs, saveTo, coordination = oneProcess, prepare }: OpenOptions,
): Promise<Database> {
  const type = await waitForMysql(url, { waitSeconds, log });
  // The check uses another connection than the migration.
  const untimed = mysqlDataSource(url, entities, type, { beforeMigration: () => leases.check() });
  const untimedDb = createMysqlDatabase(untimed);
  const leases = coordination.createLeases(untimedDb);
  const source = mysqlDataSource(url, entities, type, { timeoutMs });
  const database = coordination.fence(createMysqlDatabase(source));
  const onWait = () => log.info('waiting for another process that prepares the database');
  let isOpen = false;
  try {
    await untimed.initialize();
    await createLeaseTable(untimed);
    await coordination.prepare(untimedDb, onWait, async () => {
      await migrate(untimed, log, saveTo);
      await source.initialize();
      isOpen = true;
      await prepare?.(database);
    });
    await untimed.destroy();
    return database;
  } catch (error) {
    await closeQuietly([source, untimed]);
    throw isOpen ? error : explainMysqlFailure(url, error);
  }
}

/**
 * Creates the table of leases, which the migrations need. The statement alone would wait for all other uses of the
 * table, on every node of a cluster.
 */
async function createLeaseTable(source: DataSource): Promise<void> {
  const runner = source.createQueryRunner();
  try {
    if (!(await runner.hasTable('lease'))) await runner.query(leaseTableStatement('mysql'));
  } finally {
    await runner.release();
  }
}
