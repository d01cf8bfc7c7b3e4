/** Lets so many at a time have a go; the others wait in the order in which they came. */
export function createSlots(count: number) {
  const waiting: (() => void)[] = [];
  let free = count;

  function take(): Promise<void> {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    return new Promise(resolve => waiting.push(resolve));
  }

  function release(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return async function inSlot<Result>(work: () => Promise<Result>): Promise<Result> {
    await take();
    try {
      return await work();
    } finally {
      release();
    }
  };
}
