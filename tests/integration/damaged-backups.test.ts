import { createHash, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSiteBackup, verifySiteBackup } from '#server/composition/backup/site-backup';
import { readSiteVersion } from '#server/core/runtime/read-site-version';
import { fillSite, writeBackup } from '../support/app/filled-site';
import { startAppForFile, startAppForTest } from '../support/app/managed-app';
import { storedFiles } from '../support/app/send-file';
import type { TestApp } from '../support/app/start-app';
import {
  breakDeflate,
  type Parts,
  readManifest,
  readParts,
  writeParts,
} from '../support/content/backup-file';
import { dumpTables } from '../support/database/dump-tables';
import { folderForFile } from '../support/managed-folder';

/** Applies the change to the parts and updates the manifest to match. */
function reseal(parts: Parts, change: Parts): Parts {
  const { 'manifest.json': _old, ...changed } = { ...parts, ...change };
  const manifest = readManifest(parts);
  const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  const checksums = Object.fromEntries(
    Object.entries(changed).map(([name, bytes]) => [name, { bytes: bytes.length, sha256: digest(bytes) }]),
  );
  return { ...changed, 'manifest.json': Buffer.from(JSON.stringify({ ...manifest, parts: checksums })) };
}

function withContent(
  parts: Parts,
  change: (content: Record<string, Record<string, unknown>[]>) => void,
): Parts {
  const content = JSON.parse(String(parts['content.json']));
  change(content);
  return reseal(parts, { 'content.json': Buffer.from(JSON.stringify(content)) });
}

/** Changes the first row of a table. */
function changing(table: string, change: Record<string, unknown>): (parts: Parts) => Parts {
  return parts =>
    withContent(parts, content => {
      Object.assign(content[table]?.[0] ?? {}, change);
    });
}

/** Changes the content as text, for JSON that no object can express. */
function replaceIn(parts: Parts, from: string, to: string): Parts {
  const content = String(parts['content.json']);
  expect(content).toContain(from);
  return reseal(parts, { 'content.json': Buffer.from(content.replace(from, () => to)) });
}

function withManifest(parts: Parts, change: Record<string, unknown>): Parts {
  return { ...parts, 'manifest.json': Buffer.from(JSON.stringify({ ...readManifest(parts), ...change })) };
}

const anyUpload = '01a1fd07-85c5-7564-9909-52845c9ed050.pdf';
const REFUSED: [string, (parts: Parts) => Parts, RegExp][] = [
  [
    'a zip file without a manifest',
    ({ 'manifest.json': _removed, ...parts }) => parts,
    /Not a backup of this product/,
  ],
  [
    'a backup of another product',
    parts => withManifest(parts, { format: 'ghost' }),
    /Not a backup of this product/,
  ],
  [
    'a newer format',
    parts => withManifest(parts, { version: 2, madeBy: { version: '9.9.9' } }),
    /is from version 9\.9\.9, but this site runs \d+\.\d+\.\d+\. Update the site, then restore/,
  ],
  [
    'a newer format of an unknown version',
    parts => withManifest(parts, { version: 2, madeBy: null }),
    /is from a newer version, but this site runs \d+\.\d+\.\d+\. Update the site, then restore/,
  ],
  [
    'a newer version',
    parts =>
      changing('project', { admin: true })(
        withManifest(parts, { madeBy: { version: '99.1.0', commit: null } }),
      ),
    /is from version 99\.1\.0, but this site runs \d+\.\d+\.\d+\. Update the site, then restore/,
  ],
  [
    'an export of content by an earlier version',
    parts => withManifest(parts, { scope: 'content' }),
    /content export of an earlier version.*restore that backup\. Nothing was changed/,
  ],
  ['a missing part', ({ 'content.json': _removed, ...parts }) => parts, /content\.json is missing/],
  [
    'an added part',
    parts => ({ ...parts, 'private/extra.ndjson': Buffer.from('') }),
    /extra\.ndjson is not in the manifest/,
  ],
  [
    'a changed byte',
    parts => ({
      ...parts,
      'content.json': Buffer.from(String(parts['content.json']).replace('Aloft', 'Alofs')),
    }),
    /content\.json does not match its checksum/,
  ],
  [
    'a part with an unexpected name',
    parts => reseal(parts, { 'etc/passwd': Buffer.from('root') }),
    /unexpected file etc\/passwd/,
  ],
  [
    'an unknown private table',
    parts => reseal(parts, { 'private/spy.ndjson': Buffer.from('') }),
    /spy\.ndjson: unknown table/,
  ],
  ['an unknown column', changing('project', { admin: true }), /project 1/],
  ['a link that runs a script', changing('project', { live: 'javascript:alert(1)' }), /project 1: live/],
  [
    'two rows with the same id',
    parts =>
      withContent(parts, ({ project }) => {
        project?.push({ ...project[0] });
      }),
    /./,
  ],
  [
    'an HTML page named like a document',
    parts => reseal(parts, { [`files/${anyUpload}`]: Buffer.from('<html><script>alert(1)</script>') }),
    /does not have the type of its name/,
  ],
  ['a NUL character in a text', changing('project', { title: 'Kite\0' }), /project 1: title: .*NUL/],
  ['an ID that leaves the folder', changing('project', { id: '../x' }), /project 1: id/],
  ['a script among the uploads', changing('upload', { name: 'evil.js' }), /upload 1: name/],
  [
    'an upload of an unknown type',
    changing('upload', { mediaType: 'text/javascript' }),
    /upload 1: mediaType/,
  ],
  ['an upload of unknown origin', changing('upload', { origin: 'elsewhere' }), /upload 1: origin/],
  ['a negative size', changing('upload', { bytes: -1 }), /upload 1: bytes/],
  ['a negative position', changing('skill', { position: -1 }), /skill 1: position/],
  [
    'a link in unpublished changes',
    changing('project', { pendingChanges: { live: 'javascript:alert(1)' } }),
    /project 1: pendingChanges/,
  ],
  [
    'a negative count',
    parts => reseal(parts, { 'private/view_total.ndjson': Buffer.from('{"projectKey":"","views":-1}\n') }),
    /view_total\.ndjson, line 1: views/,
  ],
  [
    'settings with the key __proto__',
    parts => replaceIn(parts, '"settings":{', '"settings":{"__proto__":{"a":1},'),
    /site_settings 1: settings\.__proto__/,
  ],
  [
    'a manifest with many values',
    parts => ({ ...parts, 'manifest.json': createHardJson(4_000_000) }),
    /manifest\.json is too long/,
  ],
  [
    'a file that unpacks to a huge size',
    parts => reseal(parts, { 'files/sample-avatar.svg': Buffer.alloc(50_000_000, '\n') }),
    /unpacks to far more/,
  ],
];

/** Creates a list of objects that compresses well, but not so well that its ratio is suspicious. */
function createHardJson(bytes: number): Buffer {
  const items = Array.from(
    { length: bytes / 1_000 },
    () => `${'{},'.repeat(320)}"${randomBytes(8).toString('hex')}",`,
  );
  return Buffer.from(`[${items.join('')}{}]`);
}

const folder = await folderForFile();
const spoilt = join(folder, 'spoilt.zip');
const site = await startAppForFile();
const other = await startAppForFile();
await fillSite(site);
const good = await writeBackup(site, join(folder, 'good.zip'));
const parts = await readParts(good);

test('a backup names the version that made it', () => {
  expect(readManifest(parts).madeBy).toEqual(readSiteVersion());
});

const restore = (app: TestApp, file: string) => createSiteBackup(app).restore(file, { over: 'Ada Example' });

async function expectRefused(message: RegExp): Promise<void> {
  const before = { tables: await dumpTables(other), files: await storedFiles(other) };
  const refusal = { code: 'BAD_REQUEST', message: expect.stringMatching(message) };
  await expect(restore(other, spoilt)).rejects.toThrow(expect.objectContaining(refusal));
  expect({ tables: await dumpTables(other), files: await storedFiles(other) }).toEqual(before);
}

test.each(REFUSED)(
  'restoring a damaged backup is refused and changes nothing (%s)',
  async (_case, damage, message) => {
    await writeParts(spoilt, damage(parts));
    await expectRefused(message);
  },
);

/** Gives a part another name of the same length. */
function rename(bytes: Buffer, name: string): Buffer {
  return Buffer.from(bytes.toString('latin1').replaceAll('content.json', name.padEnd(12, 'x')), 'latin1');
}

const INCOMPLETE = /^The file is not a backup, or it is incomplete\./;
const DAMAGED = /The backup is damaged/;
test.each<[string, (bytes: Buffer) => Buffer | Promise<Buffer>, RegExp]>([
  ['an empty file', () => Buffer.alloc(0), INCOMPLETE],
  ['half of a backup', bytes => bytes.subarray(0, bytes.length / 2), INCOMPLETE],
  ['a backup without its end', bytes => bytes.subarray(0, -9), INCOMPLETE],
  ['a backup with a name that leaves the folder', bytes => rename(bytes, '../../evil'), DAMAGED],
  ['a backup with an absolute name', bytes => rename(bytes, '/evil/evil.'), DAMAGED],
  ['a backup whose manifest cannot be unpacked', () => breakDeflate(good, 'manifest.json'), DAMAGED],
  [
    'a backup with a table that cannot be unpacked',
    () => breakDeflate(good, 'private/version.ndjson'),
    DAMAGED,
  ],
])('%s is refused and changes nothing', async (_case, damage, message) => {
  await writeFile(spoilt, await damage(await readFile(good)));
  await expectRefused(message);
});

test('a backup with a symbolic link is refused', async () => {
  await writeParts(spoilt, parts, 0o120777);
  await expectRefused(/is a link/);
});

test.each([
  ['too large', `<!--${randomBytes(1_100_000).toString('hex')}-->`, 'An SVG image may have at most 2 MB.'],
  ['too deep', '<g>'.repeat(120) + '</g>'.repeat(120), 'elements deep.'],
])('a backup with an SVG file that is %s is refused', async (_case, content, reason) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
  await writeParts(spoilt, reseal(parts, { 'files/sample-avatar.svg': Buffer.from(svg) }));
  await expectRefused(new RegExp(`because of sample-avatar\\.svg\\. .*${reason} Nothing was changed`));
});

test('a backup that was unpacked and packed again has entries for its folders', async () => {
  await writeParts(spoilt, { 'files/': Buffer.alloc(0), 'private/': Buffer.alloc(0), ...parts });
  expect(await verifySiteBackup(spoilt)).toMatchObject({ site: 'Ada Example' });
});

test('a restore removes scripts from SVG files', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script><path d="M0 0"/></svg>';
  await writeParts(spoilt, reseal(parts, { 'files/sample-avatar.svg': Buffer.from(svg) }));
  const third = await startAppForTest();
  await restore(third, spoilt);
  const served = await (await fetch(`${third.url}/uploads/sample-avatar.svg`)).text();
  expect(served).toContain('<path');
  expect(served).not.toContain('alert');
});

test('a restore leaves no file if one of them cannot be stored', async () => {
  const third = await startAppForTest();
  let stored = 0;
  const put = async (path: string, name: string) => {
    stored += 1;
    if (stored === 3) throw Object.assign(new Error('The store is away.'), { code: 'ECONNRESET' });
    await third.store.put(path, name);
  };
  const failing = { ...third, store: { ...third.store, put } };
  await expect(restore(failing, good)).rejects.toThrow('The store is away.');
  expect(await storedFiles(third)).toEqual({ files: [], rows: [] });
});

test('a restore whose transaction may be committed keeps its files', async () => {
  const third = await startAppForTest();
  const write: TestApp['db']['write'] = async work => {
    await third.db.write(work);
    throw Object.assign(new Error('The connection broke.'), { code: 'ECONNRESET' });
  };
  const failing = { ...third, db: { ...third.db, write } };
  await expect(restore(failing, good)).rejects.toThrow('The connection broke.');
  expect(await storedFiles(third)).toEqual(await storedFiles(site));
});
