import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteOnDisk } from '../stops/site-on-disk';
import { exportTo, testFolder } from '../support/export-run';
import { createExportedSite } from '../support/exported-content';

let site: SiteOnDisk;
beforeAll(async () => {
  ({ site } = await createExportedSite());
});
afterAll(() => site?.remove());

test('an export removes the snapshot of one that was killed, and its own', async () => {
  const folder = join(site.folder, 'data', 'static-copies');
  const names = ['snapshot-killed', 'snapshot-other', 'of-others'];
  for (const name of names) {
    await mkdir(join(folder, name), { recursive: true });
    await writeFile(join(folder, name, 'snapshot.sqlite'), '');
  }
  const twoDaysAgo = Date.now() / 1_000 - 2 * 86_400;
  for (const name of ['snapshot-killed', 'of-others'])
    await utimes(join(folder, name), twoDaysAgo, twoDaysAgo);
  await exportTo(site, join(await testFolder(), 'copy'));
  // Another export may still use a young one.
  expect(await readdir(folder)).toEqual(['of-others', 'snapshot-other']);
});
