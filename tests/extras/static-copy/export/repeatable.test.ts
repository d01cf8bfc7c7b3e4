import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSiteBackup } from '#server/composition/backup/site-backup';
import {
  exportTo,
  listPaths,
  readDigests,
  readDryRun,
  writeForeign,
} from '#tests/extras/static-copy/support/export-run';
import { createExportedSite, type ExportedContent } from '#tests/extras/static-copy/support/exported-content';
import { createOwner } from '#tests/support/app/create-owner';
import { settle } from '#tests/support/database/prepared-database';
import { createMysqlSchema } from '#tests/support/database/test-database';
import { folderForFile, testFolder } from '#tests/support/managed-folder';
import { type OpenSite, openSite, type SiteOnDisk } from '#tests/support/stops/site-on-disk';

const { MYSQL_TEST_URL } = process.env;
const WITH_URL = ['--url', 'https://ada.example'];
const PUBLISHED = [...WITH_URL, '--compress'];

let site: SiteOnDisk;
let content: ExportedContent;
/** A copy of the site, to which others are compared. */
const first = join(await folderForFile(), 'copy');
beforeAll(async () => {
  ({ site, content } = await createExportedSite());
  await exportTo(site, first, PUBLISHED);
});
afterAll(() => site?.remove());

/** Changes the content of the site while no server runs. */
async function change(work: (open: OpenSite) => Promise<unknown>): Promise<void> {
  const open = await openSite(site);
  await work(open);
  await open.db.close();
  await settle(site.database);
}

describe('an export of the same content and moment is equal byte for byte', () => {
  test('in another time zone, locale and folder, with another umask', async () => {
    const out = join(await testFolder(), 'a', 'folder with spaces');
    await exportTo(site, out, PUBLISHED, {
      TZ: 'Pacific/Chatham',
      LC_ALL: 'tr_TR.UTF-8',
      LANG: 'tr_TR.UTF-8',
      NODE_OPTIONS: '--import=data:text/javascript,process.umask(0o077)',
    });
    expect((await stat(join(out, 'index.html'))).mode & 0o077).toBe(0);
    expect(await readDigests(out)).toEqual(await readDigests(first));
  });

  test('on MariaDB, after backup and restore', async ({ skip }) => {
    skip(MYSQL_TEST_URL === undefined, 'no MariaDB or MySQL server is on this machine');
    const folder = await testFolder();
    const file = join(folder, 'backup.zip');
    await change(open => createSiteBackup(open).write(createWriteStream(file)));
    const database = await createMysqlSchema(MYSQL_TEST_URL ?? '');
    await mkdir(join(folder, 'uploads'));
    const open = await openSite({ database, folder, remove: database.remove });
    await createOwner(open.db);
    await createSiteBackup(open).restore(file);
    await open.db.close();
    const out = join(folder, 'copy');
    await exportTo({ database, folder }, out, PUBLISHED);
    await database.remove();
    expect(await readDigests(out)).toEqual(await readDigests(first));
  });
});

test('an export of another moment changes only the date of the resume', async () => {
  const report = await exportTo(site, first, [...PUBLISHED, '--at', '2040-05-16T12:00:00Z', '--dry-run']);
  expect(readDryRun(report)).toEqual({ write: ['WebResume.pdf'], remove: [] });
});

test('an export of an unchanged site with dead links writes nothing, and lists them again', async () => {
  const out = join(await testFolder(), 'copy');
  const ids: string[] = [];
  await change(async ({ services }) => {
    const { _id } = await services.notes.create({ title: 'Lost', slug: 'lost', text: '[a link](/nowhere)' });
    ids.push(_id);
  });
  const [, ...before] = (await exportTo(site, out)).split('\n');
  const times = await readTimes(out);
  const [counts, ...after] = (await exportTo(site, out)).split('\n');
  expect(counts).toMatch(/: 0 written, 0 removed, \d+ unchanged\.$/);
  expect(await readTimes(out)).toEqual(times);
  expect(after).toEqual(before);
  expect(after).toContain('Dead link on /notes/lost: /nowhere');
  await change(({ services }) => services.notes.remove(ids[0] ?? ''));
});

test('an export removes the snapshot of one that was killed, and its own', async () => {
  const folder = join(site.folder, 'data', 'static-copies');
  for (const name of ['snapshot-killed', 'snapshot-other', 'of-others'])
    await writeForeign(folder, join(name, 'snapshot.sqlite'));
  const twoDaysAgo = Date.now() / 1_000 - 2 * 86_400;
  for (const name of ['snapshot-killed', 'of-others'])
    await utimes(join(folder, name), twoDaysAgo, twoDaysAgo);
  await exportTo(site, first, [...PUBLISHED, '--at', '2040-05-17T12:00:00Z', '--dry-run']);
  // Another export may still use a young one.
  expect(await readdir(folder)).toEqual(['of-others', 'snapshot-other']);
});

test('an export into the same folder writes only what changed, and removes what is gone', async () => {
  const out = join(await testFolder(), 'copy');
  await exportTo(site, out, WITH_URL);
  const before = await readTimes(out);
  await change(({ services }) =>
    services.projects.update({ id: content.tideTable, title: 'Table of tides' }),
  );
  const planned = readDryRun(await exportTo(site, out, [...WITH_URL, '--dry-run']));
  expect(await readTimes(out)).toEqual(before);
  await exportTo(site, out, WITH_URL);
  const after = await readTimes(out);
  const written = Object.keys(after).filter(
    path => after[path] !== before[path] && path !== '.export/manifest.json',
  );
  expect(planned).toEqual({ write: written, remove: [] });
  expect(written.filter(path => !isText(path))).toEqual([`og/projects/${content.tideTable}.jpg`]);
  const texts = await readTexts(out);
  expect(written.filter(isText)).toEqual(
    Object.keys(texts).filter(path => path === 'sitemap.xml' || texts[path]?.includes('Table of tides')),
  );

  await change(({ services }) => services.notes.remove(content.springTide));
  await exportTo(site, out, WITH_URL);
  await expect(stat(join(out, 'notes', 'spring-tide'))).rejects.toThrow('ENOENT');
  const fresh = join(await testFolder(), 'copy');
  await exportTo(site, fresh, WITH_URL);
  expect(await readDigests(out)).toEqual(await readDigests(fresh));
});

function isText(path: string): boolean {
  return !/\.(?:png|jpg|pdf|woff2|webp|avif)$/.test(path);
}

/** Reads the text files of a copy. */
async function readTexts(folder: string): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const path of (await listPaths(folder)).filter(isText))
    texts[path] = await readFile(join(folder, path), 'utf8');
  return texts;
}

async function readTimes(folder: string): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  for (const path of await listPaths(folder)) times[path] = (await stat(join(folder, path))).mtimeMs;
  return times;
}
