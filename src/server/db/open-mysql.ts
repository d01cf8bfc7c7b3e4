import type { DataSource } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { LeaseLostError } from '#server/core/database/fenced-write';
import { createLeases } from '#server/core/database/lease';
import { StartError } from '#server/core/errors/start-error';
import { leaseTableStatement } from '../../../migrations/index';
import { explainMysqlFailure } from './explain-failure';
import { createMysqlDatabase } from './mysql-database';
import { mysqlDataSource } from './mysql-source';
import { closeQuietly, type OpenOptions } from './open-options';
import { migrate } from './run-migrations';
import { waitForMysql } from './wait-for-mysql';

/** Longer than most migrations take. */
const LEASE_WAIT_MS = 120_000;

/** Opens a database of a MySQL or MariaDB server, as openDatabase describes. */
export async function openMysql(
  url: string,
  { entities, log, waitSeconds, timeoutMs, saveTo, leaseMs, prepare }: OpenOptions,
): Promise<Database> {
  const type = await waitForMysql(url, { waitSeconds, log });
  // The check uses another connection than the migration.
  const untimed = mysqlDataSource(url, entities, type, { beforeMigration: () => leases.check() });
  const leases = createLeases(createMysqlDatabase(untimed), leaseMs);
  const source = mysqlDataSource(url, entities, type, { timeoutMs });
  let isOpen = false;
  try {
    await untimed.initialize();
    await createLeaseTable(untimed);
    const onWait = () => log.info('waiting for another process that prepares the database');
    const lease = await leases.wait('prepare', LEASE_WAIT_MS, onWait);
    if (!lease) throw new StartError('Another process is preparing the database.');
    await lease.run(async () => {
      await migrate(untimed, log, saveTo);
      await source.initialize();
      isOpen = true;
      await prepare?.(createMysqlDatabase(source));
    });
    await untimed.destroy();
    return createMysqlDatabase(source);
  } catch (error) {
    await closeQuietly([source, untimed]);
    if (error instanceof LeaseLostError) throw createTakenOverError(error);
    throw isOpen ? error : explainMysqlFailure(url, error);
  }
}

/** The statement alone would wait for all other uses of the table, on every node of a cluster. */
async function createLeaseTable(source: DataSource): Promise<void> {
  const runner = source.createQueryRunner();
  try {
    if (!(await runner.hasTable('lease'))) await runner.query(leaseTableStatement('mysql'));
  } finally {
    await runner.release();
  }
}

function createTakenOverError(cause: LeaseLostError): StartError {
  const message =
    'Another process took over the preparation of the database, because this one was silent for too long. Start it again.';
  return new StartError(message, { cause });
}
