import type { Server } from 'node:http';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAccessibilityProblems } from '../support/axe-findings';
import { launchChromium } from '../support/chromium';
import { NOT_FOUND, repository, startGitHub } from '../support/github-server';
import { picture } from '../support/media-factory';
import { type OwnerCall, ownerCalls } from '../support/owner-calls';
import { visitAsOwner } from '../support/sign-in';
import { type Site, startSite } from '../support/start-site';

const RESUME = {
  basics: { name: 'Ada', summary: 'Builds engines.', phone: '1' },
  work: [{ name: 'Acme', position: 'Engineer', startDate: '2019', endDate: '2021-06' }],
  projects: [{ name: 'Engine', keywords: ['C'] }],
  skills: [{ name: 'Web', keywords: ['CSS', 'HTML'] }],
  languages: [{ language: 'English' }],
  interests: [{ name: 'Birds' }],
};

let browser: Browser;
let site: Site;
let call: OwnerCall;
let gitHub: Server;
beforeAll(async () => {
  const { apiUrl, server } = await startGitHub(path =>
    path.endsWith('/users/ada/repos') ? { body: [repository('tide-gauge'), repository('kite')] } : NOT_FOUND,
  );
  gitHub = server;
  site = await startSite({ SAMPLE_CONTENT: 'off', GITHUB_API_URL: apiUrl });
  browser = await launchChromium();
  call = await ownerCalls(site.url);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  gitHub?.close();
});

test('a JSON Resume and repositories are previewed, imported as drafts, and the import undone', async () => {
  const { page, problems, close } = await visitAsOwner(browser, site.url, '/admin/settings/data');
  const panel = page.locator('#import');
  const choose = async (text: string) => {
    const chooser = page.waitForEvent('filechooser');
    await panel.getByRole('button', { name: 'Choose file' }).click();
    const file = { name: 'resume.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await (await chooser).setFiles(file);
  };
  await panel.getByRole('button', { name: /^resume\.json/ }).click();
  await choose('{"name": "no resume"}');
  await panel.getByRole('alert').getByText('This file is not a JSON Resume').waitFor();
  await choose(JSON.stringify(RESUME));
  await panel.getByRole('heading', { name: 'Import from resume.json' }).waitFor();
  expect(await panel.getByRole('checkbox', { checked: true }).count()).toBe(6);
  await panel.getByText('6 new. 6 selected.', { exact: true }).waitFor();
  // The facts are words of this site instead of places in the file.
  await panel.getByText('C', { exact: true }).waitFor();
  await panel.getByText('Work, 2019–2021', { exact: true }).waitFor();
  // Each reason is there once, with what it applies to in words.
  await panel.getByText('Languages, Interests This site has no matching section.').waitFor();
  await panel.getByText('Phone This site has no matching field.').waitFor();
  // At the current scroll position the page's bar would cover content above the panel.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await listAccessibilityProblems(page)).toEqual([]);
  await panel.getByRole('checkbox', { name: 'HTML' }).uncheck();
  await panel.getByText('6 new. 5 selected.', { exact: true }).waitFor();
  await panel.getByRole('button', { name: 'Import 5 items' }).click();
  await page.getByRole('status').getByText('Imported: 3 added, 1 changed.').waitFor();
  expect(await call('GET', '/projects')).toMatchObject([{ title: 'Engine', draft: true }]);
  await panel.getByRole('link', { name: 'See 1 draft timeline element' }).waitFor();
  // The review was longer, and the result is on the screen.
  const result = await panel.getByRole('heading', { name: 'Last imports' }).boundingBox();
  expect(result?.y).toBeGreaterThan(0);
  expect(result?.y).toBeLessThan(900);
  await page.getByRole('status').getByRole('button', { name: 'See drafts' }).waitFor();
  const drafts = panel.getByRole('link', { name: 'See 1 draft project' });
  expect(await drafts.getAttribute('href')).toBe('/admin/projects?visibility=draft');
  await panel.getByRole('button', { name: /^Publish all drafts of JSON Resume/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Publish 2 drafts' });
  await question.getByRole('button', { name: 'Publish 2 drafts' }).click();
  await page.getByRole('status').getByText('2 items published.').waitFor();
  await drafts.waitFor({ state: 'detached' });
  expect(await (await fetch(`${site.url}/api/projects`)).json()).toMatchObject([{ title: 'Engine' }]);

  await choose(JSON.stringify({ basics: { name: 'Grace' } }));
  await panel.getByText('1 changed. 0 selected.', { exact: true }).waitFor();
  await panel.getByText('Ada → Grace', { exact: true }).waitFor();
  await panel.getByRole('button', { name: 'Cancel' }).click();

  await panel.getByRole('button', { name: /^GitHub/ }).click();
  await panel.getByLabel('GitHub profile').fill('ada');
  await page.keyboard.press('Enter');
  await panel.getByRole('checkbox', { name: 'kite' }).check();
  await panel.getByRole('button', { name: 'Import 1 draft' }).click();
  await panel.getByRole('link', { name: 'ada/kite' }).waitFor();
  expect(await call('GET', '/projects')).toHaveLength(2);

  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('status').getByText('Import undone.').waitFor();
  expect(await call('GET', '/projects')).toMatchObject([{ title: 'Engine' }]);
  expect(problems).toEqual([]);
  await close();
});

test('Markdown files with pictures are previewed, imported as draft notes, and the import undone', async () => {
  const { page, problems, close } = await visitAsOwner(browser, site.url, '/admin/settings/data');
  const panel = page.locator('#import');
  await panel.getByRole('button', { name: /^Markdown/ }).click();
  const choose = async (files: Record<string, Buffer>) => {
    const chooser = page.waitForEvent('filechooser');
    await panel.getByRole('button', { name: 'Choose files' }).click();
    const chosen = Object.entries(files).map(([name, buffer]) => ({ name, mimeType: '', buffer }));
    await (await chooser).setFiles(chosen);
  };
  await choose({ 'gauge.md': Buffer.from('---\ntitle: [\n---\n') });
  await panel.getByRole('alert').getByText('gauge.md: the front matter cannot be read').waitFor();
  await choose({ 'a.zip': Buffer.from('x'), 'b.md': Buffer.from('x') });
  await panel.getByText('Choose one zip file, or Markdown files with their images.').waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await listAccessibilityProblems(page)).toEqual([]);

  const gauge =
    '---\ntitle: Gauge\ndate: 2019-05-06\ntags: [Radio]\ncover: gauge.png\n---\nSee [it](kite.md).';
  const image = await picture(40, 30).png().toBuffer();
  await choose({ 'gauge.md': Buffer.from(gauge), 'kite.md': Buffer.from('# Kite'), 'gauge.png': image });
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
  expect(problems).toEqual([]);
  await close();
});

test('the kind of each Markdown file comes from its folder and can be changed', async () => {
  const { zipSync, strToU8 } = await import('fflate');
  const files = { 'posts/day.md': 'Day', 'projects/kite.md': 'Kite', 'about.md': 'Me' };
  const archive = zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
  );
  const { page, problems, close } = await visitAsOwner(browser, site.url, '/admin/settings/data');
  const panel = page.locator('#import');
  await panel.getByRole('button', { name: /^Markdown/ }).click();
  const chooser = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles({
    name: 'site.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(archive),
  });
  await panel.getByRole('heading', { name: 'Import from site.zip' }).waitFor();
  const listNames = (group: string) =>
    panel
      .getByRole('region', { name: group })
      .getByRole('checkbox')
      .evaluateAll(found => found.length);
  expect(await listNames('Notes, as drafts')).toBe(1);
  expect(await listNames('Projects, as drafts')).toBe(1);
  expect(await listNames('Pages, as drafts')).toBe(1);
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await listAccessibilityProblems(page)).toEqual([]);
  const kind = panel.getByLabel('Import Day as');
  await kind.selectOption('Project');
  await expect.poll(() => listNames('Projects, as drafts')).toBe(2);
  await expect.poll(() => kind.evaluate(select => select === document.activeElement)).toBe(true);
  await panel.getByRole('button', { name: 'Import 3 drafts' }).click();
  await page.getByRole('status').getByText('3 drafts added.').waitFor();
  expect(await call('GET', '/pages')).toMatchObject([{ title: 'About', draft: true }]);
  const titles = (await call('GET', '/projects')).map(({ title }: { title: string }) => title);
  expect(titles).toEqual(expect.arrayContaining(['Day', 'Kite']));
  await panel.getByRole('link', { name: 'See 1 draft page' }).waitFor();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('status').getByText('Import undone.').waitFor();
  expect(problems).toEqual([]);
  await close();
});

test('the undo of an import takes one row of the trash, which restores all of its items', async () => {
  await call('DELETE', '/trash');
  const projects = ['Anemometer', 'Rain gauge'].map(name => ({ name }));
  const text = JSON.stringify({ ...RESUME, projects });
  const { items } = await call('POST', '/imports/json-resume/plan', { text });
  const keys = items.flatMap(({ key, target }: { key: string; target: string }) =>
    target === 'projects' ? key : [],
  );
  const { _id } = await call('POST', '/imports/json-resume', { text, keys });
  await call('POST', `/imports/${_id}/undo`, {});
  const { page, problems, close } = await visitAsOwner(browser, site.url, '/admin/trash');
  const rows = page.getByRole('table', { name: 'Trash' }).locator('tbody tr');
  await rows.getByText('Import from JSON Resume').waitFor();
  expect(await rows.count()).toBe(1);
  await rows.getByText('2 items').waitFor();
  await rows.getByText(/Rain gauge/).waitFor();
  expect(await listAccessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Restore Import from JSON Resume' }).click();
  await page.getByText('Import from JSON Resume restored.').waitFor();
  const stored: { title: string }[] = await call('GET', '/projects');
  expect(stored.map(({ title }) => title)).toEqual(expect.arrayContaining(['Anemometer', 'Rain gauge']));
  await page.getByText('The trash is empty.').waitFor();
  expect(problems).toEqual([]);
  await close();
});
