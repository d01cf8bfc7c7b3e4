import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { listAxeFindings } from '../support/browser/axe-findings';
import { test as base } from '../support/browser/browser-test';

const test = base.extend('environment', { scope: 'file' }, { SAMPLE_CONTENT: 'off' });

async function download(page: Page, button: 'Download backup' | 'Export content', file: string) {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const name = button === 'Download backup' ? 'backup' : 'export';
  await page.getByText(`Your browser is downloading the ${name}.`).waitFor();
  await (await downloading).saveAs(file);
}

/** Chooses a file for a button of "Backup or export", which is opened unless it is open. */
async function chooseFile(page: Page, button: 'Import content' | 'Restore a backup', file: string) {
  const source = page.getByRole('button', { name: /^Backup or export/ });
  if ((await source.getAttribute('aria-expanded')) === 'false') await source.click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await choosing).setFiles(file);
}

test('a site without content asks for no name before a restore, and the open page takes the style of the backup', async ({
  call,
  owner,
  site,
}) => {
  const page = await owner('/admin/settings/data');
  await page.getByText('No backups yet.').waitFor();
  const empty = join(site.folder, 'empty.zip');
  await download(page, 'Download backup', empty);
  await chooseFile(page, 'Restore a backup', empty);
  const dialog = page.getByRole('dialog', { name: 'Restore a backup' });
  await dialog.getByText(/^You haven't added content to this site yet, so nothing is lost\./).waitFor();
  expect(await dialog.getByRole('textbox').count()).toBe(0);
  const restore = dialog.getByRole('button', { name: 'Restore backup' });
  await restore.click();
  await page.getByText(/^Restored the backup of Portfolio from /).waitFor();

  await call('PUT', '/site', { style: 'editorial' });
  const editorial = join(site.folder, 'editorial.zip');
  await download(page, 'Download backup', editorial);
  await call('PUT', '/site', { style: 'terminal' });
  await page.reload();
  const style = () => page.evaluate(() => document.documentElement.dataset.style);
  expect(await style()).toBe('terminal');
  await chooseFile(page, 'Restore a backup', editorial);
  await dialog.getByText(/^Replaces everything/).waitFor();
  await dialog.getByLabel(/^Type/).fill('Portfolio');
  await restore.click();
  await expect.poll(style).toBe('editorial');
});

test('a backup is restored after the owner’s name is typed, and an export is compared, imported and undone', async ({
  call,
  owner,
  site,
}) => {
  await call('PUT', '/site', { ownerName: 'Ada Example' });
  await call('POST', '/projects', { title: 'Kite', category: 'Aloft' });
  for (const title of ['Tides', 'Winds']) await call('POST', '/notes', { title });
  await call('POST', '/pages', { title: 'Imprint' });
  await call('POST', '/contacts', { name: 'Zoë', email: 'zoe@example.com', message: 'Hello' });
  const page = await owner('/admin/settings/data');
  await page.getByLabel('Include my sign-in, encrypted').check();
  await page.getByLabel('Passphrase').fill('correct horse battery');
  expect(await listAxeFindings(page)).toEqual([]);
  const backup = join(site.folder, 'backup.zip');
  await download(page, 'Download backup', backup);
  await page.getByText(/^Last backup: .*, downloaded\.$/).waitFor();

  await call('POST', '/projects', { title: 'Too much', category: 'Aloft' });
  await chooseFile(page, 'Restore a backup', backup);
  const dialog = page.getByRole('dialog', { name: 'Restore a backup' });
  await dialog.getByText('1 project, 2 notes, 1 page and 1 message', { exact: true }).waitFor();
  const restore = dialog.getByRole('button', { name: 'Restore backup' });
  expect(await restore.isDisabled()).toBe(true);
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('dialog input'))).toBe(true);
  await dialog.getByLabel('Type “Ada Example” to confirm').fill('Ada Example');
  await dialog.getByLabel('Passphrase').fill('wrong horse battery');
  await restore.click();
  await dialog.getByText('The passphrase is wrong. Nothing was changed.').waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  await dialog.getByLabel('Passphrase').fill('');
  await restore.click();
  await page.getByText(/^Restored the backup of Ada Example from /).waitFor();
  const [project, ...others] = await call('GET', '/projects');
  expect([project.title, others]).toEqual(['Kite', []]);

  const content = join(site.folder, 'content.zip');
  await download(page, 'Export content', content);
  await call('PUT', `/projects/${project._id}`, { title: 'Red kite' });
  await chooseFile(page, 'Import content', content);
  const comparison = page.getByRole('dialog', { name: 'Import content' });
  await comparison.getByText('Changed: Kite (title)').waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  await comparison.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByText('Imported: 1 changed.').waitFor();
  expect(await call('GET', '/projects')).toMatchObject([{ title: 'Kite' }]);
  await page.getByText(/^Last import: .*, content of Ada Example, 1 changed\.$/).waitFor();
  await chooseFile(page, 'Import content', content);
  await comparison.getByText('This site already has everything in the file.').waitFor();
  expect(await comparison.getByRole('button', { name: 'Import', exact: true }).isDisabled()).toBe(true);
  await comparison.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('Import undone.').waitFor();
  expect(await call('GET', '/projects')).toMatchObject([{ title: 'Red kite' }]);
});
