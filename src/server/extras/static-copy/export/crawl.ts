/** Pages are rendered one after the other, and so are pictures. More requests at once would only use more memory. */
const AT_ONCE = 4;

/**
 * Visits addresses, and those that a visit returns, each once. The last found are first: the picture of a page is drawn,
 * which takes another core, while other pages are rendered. `report` gets the number of visited and of known
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

  let hasFailed = false;
  const visitOrStop = async (path: string) => {
    try {
      return await visit(path);
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };

  async function work(): Promise<void> {
    for (let path = waiting.pop(); path !== undefined && !hasFailed; path = waiting.pop()) {
      for (const found of await visitOrStop(path)) {
        if (known.has(found)) continue;
        known.add(found);
        waiting.push(found);
      }
      done += 1;
      report(done, known.size);
    }
  }

  // A worker ends when nothing waits, so the last ones start again for what their visits have found.
  while (waiting.length > 0) {
    const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
    // The site may stop only when no visit runs.
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }
}
