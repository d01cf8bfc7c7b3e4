import type { Ensured } from '../support/programs/programs';

/**
 * Thrown when a suite cannot run on this machine. tests/run.ts recognizes its name and reports the suite as
 * not run.
 */
export class NotPreparedError extends Error {
  override name = 'NotPreparedError';
}

/** Returns what was found, or throws NotPreparedError. */
export function requireReady<Found>(ensured: Ensured<Found>): Found {
  if (!ensured.ready) throw new NotPreparedError(ensured.reason);
  return ensured.found;
}
