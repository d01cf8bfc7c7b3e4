import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { FIRST_LOAD_BUDGET, measureFirstLoads } from '../support/programs/first-loads';

test('the first load of every public page stays within the budget of JavaScript', async () => {
  const sizes = await measureFirstLoads(resolve(import.meta.dirname, '../../dist/client'));
  expect(sizes.size).toBeGreaterThan(0);
  for (const [screen, bytes] of sizes) expect.soft(bytes, screen).toBeLessThanOrEqual(FIRST_LOAD_BUDGET);
});
