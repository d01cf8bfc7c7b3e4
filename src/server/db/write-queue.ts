/** Runs jobs one after the other, in the order they came; one that fails does not hold up the next. */
export function createWriteQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return function enqueue<T>(job: () => Promise<T>): Promise<T> {
    const result = last.then(job);
    last = result.catch(() => undefined);
    return result;
  };
}
