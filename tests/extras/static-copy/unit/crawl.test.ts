import { expect, test } from 'vitest';
import { crawl } from '#server/extras/static-copy/export/crawl';

test('a crawl visits each address once, and what a page refers to before most other pages', async () => {
  const pages = Array.from({ length: 20 }, (_, index) => `/${index}`);
  const visited: string[] = [];
  const reports: number[][] = [];
  await crawl(
    pages,
    async path => {
      visited.push(path);
      return path.startsWith('/og') ? [] : [`/og${path}`, '/shared', path];
    },
    (...numbers) => reports.push(numbers),
  );
  expect([...visited].sort()).toEqual(
    [...pages, ...pages.map(path => `/og${path}`), '/og/shared', '/shared'].sort(),
  );
  expect(reports.at(-1)).toEqual([42, 42]);
  // Otherwise the pictures would be drawn when all pages are rendered, and each of the two uses one core.
  expect(visited.slice(0, 12).some(path => path.startsWith('/og'))).toBe(true);
});
