import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { RESUME } from '#tests/extras/imports/support/sample-resume';
import { listAxeFindings } from '#tests/support/browser/axe-findings';
import { test as base } from '#tests/support/browser/browser-test';
import { expectFocus } from '#tests/support/browser/expect-focus';
import { picture } from '#tests/support/content/media-factory';

const test = base.extend('environment', { scope: 'file' }, { SAMPLE_CONTENT: 'off' });

type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

async function choose(page: Page, button: string, files: ChosenFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.locator('#import').getByRole('button', { name: button }).click();
  await (await chooser).setFiles(files);
}

/** Checks the page from its top, because its bar would cover content above the panel. */
async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await listAxeFindings(page)).toEqual([]);
}

test('an import is reviewed, and scrolls to its result', async ({ owner }) => {
  const page = await owner('/admin/settings/data');
  const panel = page.locator('#import');
  await panel.getByRole('button', { name: /^resume\.json/ }).click();
  const buffer = Buffer.from(JSON.stringify(RESUME));
  await choose(page, 'Choose file', [{ name: 'resume.json', mimeType: 'application/json', buffer }]);
  await panel.getByRole('heading', { name: 'Import from resume.json' }).waitFor();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Import 6 items' }).click();
  await page
    .getByRole('status')
    .getByText(/^Imported: /)
    .waitFor();
  // The review was longer than the screen, and its end is out of sight now.
  const result = panel.getByRole('heading', { name: 'Last imports' });
  await expect.poll(async () => (await result.boundingBox())?.y).toBeLessThan(900);
  expect((await result.boundingBox())?.y).toBeGreaterThan(0);
});

test('Markdown files with pictures are previewed, imported as draft notes, and the import undone', async ({
  call,
  owner,
  problems,
  site,
}) => {
  problems.expect(/400 .*imports\.planMarkdown/);
  const page = await owner('/admin/settings/data');
  const panel = page.locator('#import');
  await panel.getByRole('button', { name: /^Markdown/ }).click();
  const chooseFiles = (files: Record<string, string | Buffer>) =>
    choose(
      page,
      'Choose files',
      Object.entries(files).map(([name, bytes]) => ({ name, mimeType: '', buffer: Buffer.from(bytes) })),
    );
  const names = ['gauge.md', 'kite.md'];
  await chooseFiles(Object.fromEntries(names.map(name => [name, '---\ntitle: One'])));
  for (const name of names) {
    const line = `${name}: the front matter isn't closed with ---.`;
    await panel.getByRole('alert').getByText(line, { exact: true }).waitFor();
  }
  await chooseFiles({ 'a.zip': 'x', 'b.md': 'x' });
  await panel.getByText('Choose one zip file, or Markdown files with their images.').waitFor();

  const gauge =
    '---\ntitle: Gauge\ndate: 2019-05-06\ntags: [Radio]\ncover: gauge.png\n---\nSee [it](kite.md).';
  const image = await picture(40, 30).png().toBuffer();
  await chooseFiles({ 'gauge.md': gauge, 'kite.md': '# Kite', 'gauge.png': image });
  await panel.getByRole('heading', { name: 'Import from 3 files' }).waitFor();
  await panel.getByRole('heading', { name: 'Notes, as drafts' }).waitFor();
  await panel.getByText('2019-05-06 · Radio · 1 image').waitFor();
  await panel.getByRole('checkbox', { name: 'Kite' }).uncheck();
  await panel.getByRole('button', { name: 'Import 1 draft' }).click();
  await page.getByRole('status').getByText('1 draft added.').waitFor();
  expect(await call('GET', '/notes')).toMatchObject({
    notes: [{ title: 'Gauge', tags: ['Radio'], draft: true, publishAt: '2019-05-06T12:00:00.000Z' }],
  });

  await panel.getByRole('link', { name: 'See 1 draft note' }).click();
  await page.waitForURL(`${site.url}/admin/writing?visibility=draft`);
  await page.getByRole('table', { name: 'Notes' }).getByRole('link', { name: 'Gauge' }).waitFor();
  await page.getByText('No draft pages yet').waitFor();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('status').getByText('Import undone.').waitFor();
  expect(await call('GET', '/notes')).toMatchObject({ notes: [] });
});

test('the kind of each Markdown file comes from its folder and can be changed', async ({ call, owner }) => {
  const { zipSync, strToU8 } = await import('fflate');
  const files = { 'posts/day.md': 'Day', 'projects/kite.md': 'Kite', 'about.md': 'Me' };
  const archive = zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
  );
  const page = await owner('/admin/settings/data');
  const panel = page.locator('#import');
  await panel.getByRole('button', { name: /^Markdown/ }).click();
  await expectAccessible(page);
  const buffer = Buffer.from(archive);
  await choose(page, 'Choose files', [{ name: 'site.zip', mimeType: 'application/zip', buffer }]);
  await panel.getByRole('heading', { name: 'Import from site.zip' }).waitFor();
  const count = (group: string) => panel.getByRole('region', { name: group }).getByRole('checkbox').count();
  for (const group of ['Notes', 'Projects', 'Pages']) expect(await count(`${group}, as drafts`)).toBe(1);
  await expectAccessible(page);
  const kind = panel.getByLabel('Import Day as');
  await kind.selectOption('Project');
  await expect.poll(() => count('Projects, as drafts')).toBe(2);
  await expectFocus(kind);
  await panel.getByRole('button', { name: 'Import 3 drafts' }).click();
  await page.getByRole('status').getByText('3 drafts added.').waitFor();
  const titles = (await call('GET', '/projects')).map(({ title }: { title: string }) => title);
  expect(titles).toEqual(expect.arrayContaining(['Day', 'Kite']));
});
