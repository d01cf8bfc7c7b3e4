import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settingsPath } from '#client/lib/owner-paths';
import { AUTH_HEADER } from '#shared/credentials';
import { copyStatusSchema } from '#shared/extras/static-copy/static-copy-contract';
import {
  exportTo,
  failToExport,
  listPaths,
  writeForeign,
  zipTo,
} from '#tests/extras/static-copy/support/export-run';
import { createExportedSite } from '#tests/extras/static-copy/support/exported-content';
import { fetchTokens } from '#tests/support/app/fetch-tokens';
import { launchChromium } from '#tests/support/browser/chromium';
import { findChromium } from '#tests/support/browser/ensure-chromium';
import { visitAsOwner } from '#tests/support/browser/sign-in';
import { readParts } from '#tests/support/content/backup-file';
import { settle } from '#tests/support/database/prepared-database';
import { testFolder } from '#tests/support/managed-folder';
import { type Site, startSite } from '#tests/support/programs/start-site';
import { openSite, type SiteOnDisk } from '#tests/support/stops/site-on-disk';

/** An export from the settings has a low priority, so it may take long on a busy machine. */
const EXPORT_MS = 300_000;

describe('a zip file', () => {
  let site: SiteOnDisk;
  beforeAll(async () => {
    ({ site } = await createExportedSite());
  });
  afterAll(() => site?.remove());

  test('has the files and the mode of the folder, is equal in another time zone and folder, and touches no other folder', async () => {
    const folder = await testFolder();
    await writeForeign(folder, 'site.zip.files/thesis.txt');
    await exportTo(site, join(folder, 'copy'));
    await mkdir(join(folder, 'other'));
    await zipTo(site, join(folder, 'site.zip'), [], { TZ: 'Pacific/Chatham' });
    await zipTo(site, join(folder, 'other', 'copy.zip'), [], { TZ: 'America/St_Johns' });
    const parts = await readParts(join(folder, 'site.zip'));
    const paths = (await listPaths(join(folder, 'copy'))).filter(path => !path.startsWith('.export/'));
    expect(Object.keys(parts).sort()).toEqual(paths);
    for (const path of paths)
      expect(parts[path]?.equals(await readFile(join(folder, 'copy', path))), path).toBe(true);
    const [file, other] = await Promise.all(
      ['site.zip', 'other/copy.zip'].map(path => readFile(join(folder, path))),
    );
    expect(other && file?.equals(other)).toBe(true);
    expect((await readdir(folder)).sort()).toEqual(['copy', 'other', 'site.zip', 'site.zip.files']);
    expect(await readFile(join(folder, 'site.zip.files/thesis.txt'), 'utf8')).toBe('mine');
    expect((await stat(join(folder, 'site.zip'))).mode & 0o777).toBe(0o666 & ~process.umask());
  });

  test('never replaces a file, and takes no options of folders', async () => {
    const folder = await testFolder();
    const file = join(folder, 'site.zip');
    await writeFile(file, 'mine');
    const fail = async (options: string[]) => failToExport(site, join(folder, 'copy'), options);
    expect(await fail(['--zip', file])).toMatch(
      /^Name the folder with --out, or the file with --zip\.\n\nUsage: npm run export:static/,
    );
    await expect(zipTo(site, file)).rejects.toThrow(`${file} already exists.`);
    await expect(zipTo(site, join(folder, 'new.zip'), ['--dry-run'])).rejects.toThrow(
      '--zip writes a new file, so it takes neither --force nor --dry-run.',
    );
    expect(await readFile(file, 'utf8')).toBe('mine');
    expect(await readdir(folder)).toEqual(['site.zip']);
  });

  test('that fails leaves nothing', async () => {
    const folder = await testFolder();
    const open = await openSite(site);
    const { _id: id } = await open.services.notes.create({ title: 'Con', slug: 'con' });
    await expect(zipTo(site, join(folder, 'site.zip'))).rejects.toThrow(
      'Hosts refuse notes/con/index.html: "con" is a reserved name on Windows. Change its address.',
    );
    await open.services.notes.remove(id);
    await open.db.close();
    await settle(site.database);
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('the settings', () => {
  let site: Site;
  let browser: Browser | undefined;
  const isMissing = findChromium() === null;
  beforeAll(async () => {
    site = await startSite();
    if (!isMissing) browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  const downloads = () => join(site.folder, 'data', 'static-copies', 'download');

  async function call(
    method: string,
    path = '',
    body?: object,
  ): Promise<{ status: number; answer: unknown }> {
    const { token } = await fetchTokens(site.url);
    const response = await fetch(`${site.url}/api/static-copy${path}`, {
      method,
      headers: { [AUTH_HEADER]: token, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, answer: await response.json() };
  }

  test('create one copy at a time, which can be canceled', async () => {
    expect(await call('DELETE')).toMatchObject({ status: 200, answer: { isRunning: false, ready: null } });
    expect(await call('POST', '/file')).toMatchObject({ status: 404 });
    expect(await call('POST', '', { address: 'example.com' })).toMatchObject({
      status: 400,
      answer: { issues: [{ path: ['address'] }] },
    });
    expect(await call('POST', '', {})).toMatchObject({ status: 200, answer: { isRunning: true } });
    expect(await call('POST', '', {})).toMatchObject({
      status: 409,
      answer: { message: 'A static copy is already being created.' },
    });
    expect(await call('DELETE')).toMatchObject({
      status: 200,
      answer: { isRunning: false, ready: null, failure: null },
    });
    expect(await readdir(downloads())).toEqual([]);
  });

  test('say why a copy failed', async () => {
    expect(await call('POST', '', { address: 'https://me.example/con/' })).toMatchObject({ status: 200 });
    await expect
      .poll(() => call('GET'), { timeout: EXPORT_MS })
      .toMatchObject({
        answer: { isRunning: false, failure: expect.stringContaining('must be a path such as') },
      });
  });

  test('a stopped site ends its export', async () => {
    await call('POST', '', {});
    await site.restart('SIGTERM');
    expect(await readdir(downloads())).toEqual([]);
    expect(await call('GET')).toMatchObject({ answer: { isRunning: false, ready: null } });
  });

  test.skipIf(isMissing)(
    'download the copy of an address with a path',
    async () => {
      if (!browser) throw new Error('Chromium did not start');
      const { page, close } = await visitAsOwner(browser, site.url, settingsPath('data'));
      const panel = page.locator('#static-copy');
      await panel.getByLabel('Address of the copy').fill('me.example');
      await panel.getByRole('button', { name: 'Create static copy' }).click();
      await panel
        .getByText('Must be a web address such as https://example.com or https://example.com/work')
        .waitFor();
      await panel.getByLabel('Address of the copy').fill('https://me.example/work/');
      await panel.getByRole('button', { name: 'Create static copy' }).click();
      await panel.getByRole('progressbar', { name: 'Creating the static copy' }).waitFor();
      // The focus stays beside the button that is gone.
      await page.keyboard.press('Tab');
      expect(await panel.getByRole('button', { name: 'Cancel' }).evaluate(isFocused)).toBe(true);
      // A fast machine reads all pages before the first report.
      const progress = panel.getByText(/^(Reading pages|Copying pictures|Packing files): \d+ of \d+/);
      await progress.waitFor({ timeout: EXPORT_MS });
      const created = /^Created for https:\/\/me\.example\/work\/ on .*: \d+ pages, .*B\.$/;
      await panel.getByText(created).waitFor({ timeout: EXPORT_MS });
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        panel.getByRole('button', { name: 'Download static copy' }).click(),
      ]);
      // The next copy has the same address unless the owner changes it.
      expect(await panel.getByLabel('Address of the copy').inputValue()).toBe('https://me.example/work/');
      expect(download.suggestedFilename()).toMatch(/^static-copy-\d{4}-\d\d-\d\d\.zip$/);
      const parts = await readParts(await download.path());
      expect(String(parts['index.html'])).toContain('rel="canonical" href="https://me.example/work/"');

      // The copy stays until the next one is complete, also after a restart.
      const { answer } = await call('GET');
      const { ready } = copyStatusSchema.parse(answer);
      await call('POST', '', {});
      expect(await call('DELETE')).toMatchObject({ answer: { ready } });
      await call('POST', '', {});
      await site.restart('SIGKILL');
      expect(await call('GET')).toMatchObject({ answer: { isRunning: false, ready } });
      const index = join(downloads(), 'ready.json');
      const original = await readFile(index);
      await writeFile(index, '{}');
      expect(await call('GET')).toMatchObject({ status: 200, answer: { ready: null } });
      await writeFile(index, original);
      await page.goto(`${site.url}${settingsPath('data')}`);
      const [again] = await Promise.all([
        page.waitForEvent('download'),
        panel.getByRole('button', { name: 'Download static copy' }).click(),
      ]);
      expect(await readParts(await again.path())).toEqual(parts);
      await close();
    },
    2 * EXPORT_MS,
  );
});

const isFocused = (element: Element) => element === document.activeElement;
