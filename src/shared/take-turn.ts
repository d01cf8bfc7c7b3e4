/**
 * Ends the current turn of the event loop. Browsers have no immediate. This file takes the function when it is
 * loaded, so that tests can stop the clock meanwhile.
 */
const nextTurn: (begin: () => void) => unknown =
  typeof setImmediate === 'function' ? setImmediate : setTimeout;

let lastTurn: Promise<void> = Promise.resolve();

/**
 * Waits for a turn of the event loop that no other caller uses. Work that waits for the same turn would hold up
 * all other requests together.
 */
export function takeTurn(): Promise<void> {
  lastTurn = lastTurn.then(
    () =>
      new Promise<void>(resolve => {
        nextTurn(resolve);
      }),
  );
  return lastTurn;
}
