import type { Database } from '#server/core/database/database';
import type { Coordination } from '#server/core/database/lease';
import { leaseEntity } from '#server/core/database/lease-entity';
import { StartError } from '#server/core/errors/start-error';
import { leaseTableStatement } from '../../../../migrations/index';
import { createDatabaseLeases } from './database-leases';
import { fence, LeaseLostError } from './fenced-write';

/** Longer than most migrations take. */
const PREPARE_WAIT_MS = 120_000;

/**
 * Coordinates the processes that share a database server, through its rows.
 * @param leaseMs the time after which a silent process loses a lease
 */
export function coordinateProcesses(leaseMs?: number): Coordination {
  return {
    createLeases: db => createDatabaseLeases(db, leaseMs),
    fence,
    prepare: async (db, onWait, work) => {
      await createLeaseTable(db);
      const lease = await createDatabaseLeases(db, leaseMs).wait('prepare', PREPARE_WAIT_MS, onWait);
      if (!lease) throw new StartError('Another process is preparing the database.');
      await lease.run(work).catch((error: unknown) => {
        throw error instanceof LeaseLostError ? createTakenOverError(error) : error;
      });
    },
  };
}

/** The statement alone would wait for all other uses of the table, on every node of a cluster. */
async function createLeaseTable(db: Database): Promise<void> {
  const runner = db.read(leaseEntity).manager.dataSource.createQueryRunner();
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
