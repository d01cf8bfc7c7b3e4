import type { Ensured } from '../support/programs';

/** A suite cannot run on this machine; tests/run.ts reports it by this name as not run. */
export class NotPreparedError extends Error {
  override name = 'NotPreparedError';
}

/** Gives what was found. Throws NotPreparedError when it is missing. */
export function requireReady<Found>(ensured: Ensured<Found>): Found {
  if (!ensured.ready) throw new NotPreparedError(ensured.reason);
  return ensured.found;
}
