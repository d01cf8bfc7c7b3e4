/** Runs pieces of work one after the other, in the order in which they were given; a failure ends its own alone. */
export function createMutex(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return work => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
