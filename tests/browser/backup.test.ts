import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAccessibilityProblems } from '../support/axe-findings';
import { launchChromium } from '../support/chromium';
import { type OwnerCall, ownerCalls } from '../support/owner-calls';
import { visitAsOwner } from '../support/sign-in';
import { type Site, startSite } from '../support/start-site';

let browser: Browser;
let site: Site;
let call: OwnerCall;
beforeAll(async () => {
  site = await startSite({ SAMPLE_CONTENT: 'off' });
  browser = await launchChromium();
  call = await ownerCalls(site.url);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** Chooses a file for a button of "Backup or export", which is opened unless it is open. */
async function chooseFile(page: Page, button: 'Import content' | 'Restore a backup', file: string) {
  const source = page.getByRole('button', { name: /^Backup or export/ });
  if ((await source.getAttribute('aria-expanded')) === 'false') await source.click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await choosing).setFiles(file);
}

test('a backup is restored on a new site without sample content, which asks for no name', async () => {
  const { page, problems, close } = await visitAsOwner(browser, site.url, '/admin/settings/data');
  await page.getByText('No backups yet.').waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download backup' }).click();
  const file = join(site.folder, 'empty.zip');
  await (await downloading).saveAs(file);
  await chooseFile(page, 'Restore a backup', file);
  const dialog = page.getByRole('dialog', { name: 'Restore a backup' });
  await dialog.getByText(/^You haven't added content to this site yet, so nothing is lost\./).waitFor();
  expect(await dialog.getByRole('textbox').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Restore backup' }).click();
  await page.getByText(/^Restored the backup of Portfolio from /).waitFor();
  expect(problems).toEqual([]);
  await close();
});

test('the open page takes the style of a restored backup', async () => {
  await call('PUT', '/site', { style: 'editorial' });
  const { page, close } = await visitAsOwner(browser, site.url, '/admin/settings/data');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download backup' }).click();
  const file = join(site.folder, 'editorial.zip');
  await (await downloading).saveAs(file);
  await call('PUT', '/site', { style: 'terminal' });
  await page.reload();
  const style = () => page.evaluate(() => document.documentElement.dataset.style);
  expect(await style()).toBe('terminal');
  await chooseFile(page, 'Restore a backup', file);
  const dialog = page.getByRole('dialog', { name: 'Restore a backup' });
  await dialog.getByText(/^Replaces everything/).waitFor();
  await dialog.getByLabel(/^Type/).fill('Portfolio');
  await dialog.getByRole('button', { name: 'Restore backup' }).click();
  await expect.poll(style).toBe('editorial');
  await close();
});

test('a backup is downloaded, inspected, and restored after the owner’s name is typed', async () => {
  await call('PUT', '/site', { ownerName: 'Ada Example' });
  await call('POST', '/projects', { title: 'Kite', category: 'Aloft' });
  for (const title of ['Tides', 'Winds']) await call('POST', '/notes', { title });
  await call('POST', '/pages', { title: 'Imprint' });
  await call('POST', '/contacts', { name: 'Zoë', email: 'zoe@example.com', message: 'Hello' });
  const { page, problems, close } = await visitAsOwner(browser, site.url, '/admin/settings/data');
  await page.getByLabel('Include my sign-in, encrypted').check();
  await page.getByLabel('Passphrase').fill('correct horse battery');
  expect(await listAccessibilityProblems(page)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download backup' }).click();
  const file = join(site.folder, 'backup.zip');
  await (await downloading).saveAs(file);
  await page.getByText(/^Last backup: .*, downloaded\.$/).waitFor();

  await call('POST', '/projects', { title: 'Too much', category: 'Aloft' });
  await chooseFile(page, 'Restore a backup', file);
  const dialog = page.getByRole('dialog', { name: 'Restore a backup' });
  await dialog.getByText('1 project, 2 notes, 1 page and 1 message', { exact: true }).waitFor();
  const restore = dialog.getByRole('button', { name: 'Restore backup' });
  expect(await restore.isDisabled()).toBe(true);
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('dialog input'))).toBe(true);
  await dialog.getByLabel('Type “Ada Example” to confirm').fill('Ada Example');
  await dialog.getByLabel('Passphrase').fill('wrong horse battery');
  await restore.click();
  await dialog.getByText('The passphrase is wrong. Nothing was changed.').waitFor();
  expect(await listAccessibilityProblems(page)).toEqual([]);
  await dialog.getByLabel('Passphrase').fill('');
  await restore.click();
  await page.getByText(/^Restored the backup of Ada Example from /).waitFor();
  const projects = await call('GET', '/projects');
  expect(projects.map(({ title }: { title: string }) => title)).toEqual(['Kite']);
  expect(problems).toEqual([]);
  await close();
});

test('content is exported, compared and imported, and the import is undone', async () => {
  const { page, problems, close } = await visitAsOwner(browser, site.url, '/admin/settings/data');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export content', exact: true }).click();
  const file = join(site.folder, 'content.zip');
  await (await downloading).saveAs(file);
  const [project] = await call('GET', '/projects');
  await call('PUT', `/projects/${project._id}`, { title: 'Red kite' });

  await chooseFile(page, 'Import content', file);
  const dialog = page.getByRole('dialog', { name: 'Import content' });
  await dialog.getByText('Changed: Kite (title)').waitFor();
  expect(await listAccessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByText('Imported: 1 changed.').waitFor();
  expect(await call('GET', '/projects')).toMatchObject([{ title: 'Kite' }]);
  await page.getByText(/^Last import: .*, content of Ada Example, 1 changed\.$/).waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('Import undone.').waitFor();
  expect(await call('GET', '/projects')).toMatchObject([{ title: 'Red kite' }]);
  expect(problems).toEqual([]);
  await close();
});
