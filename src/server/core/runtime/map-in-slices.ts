import { setImmediate as nextTurn } from 'node:timers/promises';

/** So long, and one item longer, everything else waits. */
const SLICE_MS = 10;

/** Makes something of each item, and lets the process answer others in between: for lists that take long as a whole. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let began = performance.now();
  for (const [index, item] of items.entries()) {
    results.push(work(item, index));
    if (performance.now() - began < SLICE_MS) continue;
    await nextTurn();
    began = performance.now();
  }
  return results;
}
