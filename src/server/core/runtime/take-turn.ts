import { setImmediate as nextTurn } from 'node:timers/promises';

let lastTurn: Promise<void> = Promise.resolve();

/**
 * Waits for a turn of the event loop that no other caller uses. Work that waits for the same turn would hold up
 * all other requests together.
 */
export function takeTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => nextTurn());
  return lastTurn;
}
