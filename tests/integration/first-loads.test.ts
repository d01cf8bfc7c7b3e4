import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { FIRST_LOAD_BUDGET, listLateStyles, measureFirstLoads } from '../support/programs/first-loads';

const CLIENT_DIR = resolve(import.meta.dirname, '../../dist/client');

test('the first load of every public page stays within the budget of JavaScript', async () => {
  const sizes = await measureFirstLoads(CLIENT_DIR);
  expect(sizes.size).toBeGreaterThan(0);
  for (const [screen, bytes] of sizes) expect.soft(bytes, screen).toBeLessThanOrEqual(FIRST_LOAD_BUDGET);
});

test.each([
  ['screens/project-screen.tsx', 'features/projects/project-story.tsx'],
  ['features/posts/note-screen.tsx', 'content/markdown/text-contents.tsx'],
  ['features/posts/page-screen.tsx', 'content/markdown/text-contents.tsx'],
  ['screens/about-screen.tsx', 'features/timeline/timeline-list.tsx'],
  ['screens/home-screen.tsx', 'features/site/hero/hero.tsx'],
])('%s loads the styles of %s before its code', async (screen, part) => {
  expect(await listLateStyles(CLIENT_DIR, screen, part)).toEqual([]);
});
