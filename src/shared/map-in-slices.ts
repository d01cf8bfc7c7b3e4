import { takeTurn } from './take-turn';

/** Blocks other work for at most this long, plus one item. */
const SLICE_MS = 10;

/** Maps a long list in slices, so that the process handles requests in between. */
export async function mapInSlices<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item, index: number) => Result | Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const endSlice = createSlices();
  for (const item of items) {
    results.push(await work(item, results.length));
    await endSlice();
  }
  return results;
}

/** Returns a function to call after each item of a loop. It pauses the loop after a slice of time. */
export function createSlices(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MS) return;
    await takeTurn();
    began = performance.now();
  };
}
