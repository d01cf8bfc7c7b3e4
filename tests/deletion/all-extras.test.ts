import { expect, test } from 'vitest';
import { expectWorkingSite } from '../support/programs/expect-working-site';
import { listExtras } from '../support/programs/reduced-site';

test('the site works without any extra', async () => {
  const names = listExtras();
  expect(names.length).toBeGreaterThan(5);
  const { url, log } = await expectWorkingSite(names);
  for (const path of ['/metrics', '/api/static-copy', '/api/imports'])
    expect.soft((await fetch(url + path)).status, path).toBe(404);
  expect(log()).not.toContain('"level":50');
});
