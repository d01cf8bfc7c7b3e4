import type { Coordination } from '#server/core/database/lease';
import { StartError } from '#server/core/errors/start-error';
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
      const lease = await createDatabaseLeases(db, leaseMs).wait('prepare', PREPARE_WAIT_MS, onWait);
      if (!lease) throw new StartError('Another process is preparing the database.');
      await lease.run(work).catch((error: unknown) => {
        throw error instanceof LeaseLostError ? createTakenOverError(error) : error;
      });
    },
  };
}

function createTakenOverError(cause: LeaseLostError): StartError {
  const message =
    'Another process took over the preparation of the database, because this one was silent for too long. Start it again.';
  return new StartError(message, { cause });
}
