import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { listAxeFindings } from '../support/browser/axe-findings';
import { test as base } from '../support/browser/browser-test';

const test = base.extend('environment', { scope: 'file' }, { SAMPLE_CONTENT: 'off' });

async function downloadBackup(page: Page, file: string) {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download backup', exact: true }).click();
  await page.getByText('Your browser is downloading the backup.').waitFor();
  await (await downloading).saveAs(file);
}

/** Chooses a backup to restore in the list of sources, where "Backup" is opened unless it is open. */
async function chooseBackup(page: Page, file: string) {
  const source = page.getByRole('button', { name: /^Backup/ });
  if ((await source.getAttribute('aria-expanded')) === 'false') await source.click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Restore a backup' }).click();
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
  await downloadBackup(page, empty);
  await chooseBackup(page, empty);
  const dialog = page.getByRole('dialog', { name: 'Restore a backup' });
  await dialog.getByText(/^You haven't added content to this site yet, so nothing is lost\./).waitFor();
  expect(await dialog.getByRole('textbox').count()).toBe(0);
  const restore = dialog.getByRole('button', { name: 'Restore backup' });
  await restore.click();
  await page.getByText(/^Restored the backup of Portfolio from /).waitFor();

  await call('PUT', '/site', { style: 'editorial' });
  const editorial = join(site.folder, 'editorial.zip');
  await downloadBackup(page, editorial);
  await call('PUT', '/site', { style: 'terminal' });
  await page.reload();
  const style = () => page.evaluate(() => document.documentElement.dataset.style);
  expect(await style()).toBe('terminal');
  await chooseBackup(page, editorial);
  await dialog.getByText(/^Replaces everything/).waitFor();
  await dialog.getByLabel(/^Type/).fill('Portfolio');
  await restore.click();
  await expect.poll(style).toBe('editorial');
});

test('a backup is restored after the owner’s name is typed', async ({ call, owner, site }) => {
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
  await downloadBackup(page, backup);
  await page.getByText(/^Last backup: .*, downloaded\.$/).waitFor();

  await call('POST', '/projects', { title: 'Too much', category: 'Aloft' });
  await chooseBackup(page, backup);
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
});
