/** Pages are rendered one after the other, so more requests at once only use more memory. */
const AT_ONCE = 4;

/**
 * Visits addresses, and those that a visit returns, each once. `report` gets the number of visited and of known
 * addresses.
 */
export async function crawl(
  seeds: Iterable<string>,
  visit: (path: string) => Promise<Iterable<string>>,
  report: (done: number, known: number) => void,
): Promise<void> {
  const known = new Set(seeds);
  const waiting = [...known];
  let done = 0;

  async function work(): Promise<void> {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      for (const found of await visit(path)) {
        if (known.has(found)) continue;
        known.add(found);
        waiting.push(found);
      }
      done += 1;
      report(done, known.size);
    }
  }

  // A worker ends when nothing waits, so the last ones start again for what their visits have found.
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work));
}
