import type { AnyTRPCRouter } from '@trpc/server';
import { listProcedures } from './list-procedures';

const KILOBYTE = 1024;
/** Fits the longest list that the owner can save, and the longest message in any script. */
const LONG_INPUT_BYTES = 1024 * KILOBYTE;
const PUBLIC_BYTES = 64 * KILOBYTE;

/**
 * Creates a function that returns the number of bytes that the body of these calls together may have. The
 * smallest limit counts, so that adding a call to a batch never raises it.
 */
export function createBodyLimitFinder(router: AnyTRPCRouter): (procedures: string[]) => number {
  const withLongInput = new Set(
    listProcedures(router)
      .filter(({ meta }) => meta?.access === 'owner' || meta?.hasLongInput)
      .map(({ name }) => name),
  );
  return procedures => (procedures.every(name => withLongInput.has(name)) ? LONG_INPUT_BYTES : PUBLIC_BYTES);
}
