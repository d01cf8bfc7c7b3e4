import { expect } from 'vitest';
import { test } from '#tests/support/browser/browser-test';

test('the drawings of the home page are those of the server, and their code loads only after a navigation', async ({
  page,
  site,
}) => {
  const loaded: string[] = [];
  page.on('request', request => loaded.push(...(/\/drawings-[^/]*\.js$/.exec(request.url()) ?? [])));
  const paths = page.locator('#welcome figure svg path');
  await page.goto(site.url, { waitUntil: 'networkidle' });
  expect(await paths.count()).toBeGreaterThan(20);
  expect(loaded).toEqual([]);
  await page.goto(`${site.url}/projects`);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect.poll(() => paths.count()).toBeGreaterThan(20);
  expect(loaded).toHaveLength(1);
});
