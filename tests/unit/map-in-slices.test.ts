import { expect, test } from 'vitest';
import { mapInSlices } from '#shared/map-in-slices';
import { countTurns } from '../support/longest-wait';

const ITEMS = 5;
const LOOPS = 8;

function workLongerThanSlice(): void {
  const end = performance.now() + 11;
  while (performance.now() < end);
}

test('other work can run after each slice, however many loops run at once', async () => {
  const items = Array.from({ length: ITEMS }, (_, index) => index);
  const turns = await countTurns(() =>
    Promise.all(Array.from({ length: LOOPS }, () => mapInSlices(items, workLongerThanSlice))),
  );
  expect(turns).toBeGreaterThanOrEqual(ITEMS * LOOPS);
});
