import { setImmediate as nextTurn } from 'node:timers/promises';

let lastTurn: Promise<void> = Promise.resolve();

/**
 * Waits for a turn of the event loop that no other page uses. Pages that are requested together would otherwise
 * be rendered in one turn, and hold up all other requests.
 */
export function takeTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => nextTurn());
  return lastTurn;
}
