import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TAGS_MAX } from '#shared/contract/post';
import { NOTES_PER_PAGE } from '#shared/note-page';
import { exportTo, listPaths } from '#tests/extras/static-copy/support/export-run';
import { startStaticHost } from '#tests/extras/static-copy/support/start-static-host';
import { launchChromium } from '#tests/support/browser/chromium';
import { findChromium } from '#tests/support/browser/ensure-chromium';
import { visit } from '#tests/support/browser/visit';
import { testFolder } from '#tests/support/managed-folder';
import { findNginx } from '#tests/support/programs/server-programs';
import { createSite, type SiteOnDisk } from '#tests/support/stops/site-on-disk';

const NOTES = 3 * NOTES_PER_PAGE;
const TAGS_PER_NOTE = TAGS_MAX;
const EMOJI = '🎉🎊';
const VIEWS = 'https://count.example/views';

let site: SiteOnDisk;
let browser: Browser | undefined;
beforeAll(async () => {
  site = await createSite(async ({ services: { notes, projects } }) => {
    for (let index = 0; index < NOTES; index += 1) {
      const tags = Array.from({ length: TAGS_PER_NOTE }, (_, tag) => `Tag ${index * TAGS_PER_NOTE + tag}`);
      await notes.create({ title: `Note ${index}`, slug: `note-${index}`, tags, text: 'A text.' });
    }
    await notes.create({ title: EMOJI, text: 'A party.' });
    await projects.create({ title: EMOJI, public: true, category: EMOJI, skills: [EMOJI] });
  });
  if (findChromium() !== null) browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await site?.remove();
});

test('a copy has 3,000 tags, further pages of notes, and titles of only emoji', async ({ skip }) => {
  const out = join(await testFolder(), 'copy');
  expect(await exportTo(site, out, ['--views', VIEWS])).not.toContain('Dead link');
  const paths = await listPaths(out);
  const pages = paths.filter(path => path.endsWith('index.html'));
  expect(pages.filter(path => path.startsWith('notes/')).length).toBe(NOTES + 2);

  skip(findNginx() === null || !browser, 'nginx or Chromium is not on this machine');
  if (!browser) return;
  const host = await startStaticHost({ '': out });
  const { page, problems, close } = await visit(browser);
  const counted: unknown[] = [];
  await page.route(VIEWS, async route => {
    counted.push(route.request().postDataJSON());
    await route.fulfill({ json: { ok: true }, headers: { 'access-control-allow-origin': '*' } });
  });
  await page.goto(`${host.url}/notes`);
  await page.getByRole('main').getByRole('link', { name: EMOJI }).click();
  await page.getByRole('heading', { name: EMOJI, level: 1 }).waitFor();
  await page.goto(`${host.url}/notes?page=4`);
  await page.getByRole('link', { name: 'Note 0', exact: true }).waitFor();
  await page.goto(`${host.url}/notes?tag=${encodeURIComponent(`Tag ${NOTES * TAGS_PER_NOTE - 1}`)}`);
  await page.getByRole('link', { name: `Note ${NOTES - 1}`, exact: true }).waitFor();
  expect(await page.getByRole('main').getByRole('heading', { level: 3 }).count()).toBe(1);
  await page.goto(`${host.url}/projects`);
  await page.getByRole('main').getByRole('link', { name: EMOJI }).first().click();
  await page.getByRole('heading', { name: EMOJI, level: 1 }).waitFor();
  await expect.poll(() => counted).toContainEqual(expect.objectContaining({ projectId: null }));
  expect(problems).toEqual([]);
  await close();
  await host.stop();
});
