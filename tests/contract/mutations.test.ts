import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { mutations } from './mutations';

const root = resolve(import.meta.dirname, '../..');

test('every breaking change finds what it changes', () => {
  const stale = mutations.filter(
    ({ file, find }) => !readFileSync(resolve(root, file), 'utf8').includes(find),
  );
  expect(stale.map(({ what }) => what)).toEqual([]);
});
