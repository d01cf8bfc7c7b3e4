import { setImmediate as nextTurn } from 'node:timers/promises';

/** Blocks other work for this long at most, plus one item. */
const SLICE_MS = 10;

/** Maps a long list in slices, so that the process handles requests in between. */
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
