import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSiteBackup } from '#server/composition/backup/site-backup';
import { setUpContent } from '#server/composition/sample/sample-content';
import {
  breakDeflate,
  type Parts,
  readManifest,
  readParts,
  temporaryFolder,
  writeParts,
} from '../support/backup-file';
import { dumpTables } from '../support/dump-tables';
import { startAppForTest } from '../support/managed-app';
import { picture as makePicture } from '../support/media-factory';
import { storedFiles, storeFile } from '../support/send-file';
import { startApp, type TestApp } from '../support/start-app';

let site: TestApp;
let other: TestApp;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

async function openSites(): Promise<void> {
  folder = await temporaryFolder();
  site = await startApp();
  other = await startApp();
}

async function closeSites(): Promise<void> {
  await site?.stop();
  await other?.stop();
  await folder?.remove();
}

async function backUp(app: TestApp, name = 'backup.zip'): Promise<string> {
  const file = join(folder.path, name);
  await createSiteBackup(app).write(createWriteStream(file));
  return file;
}

function restore(app: TestApp, file: string, over?: string) {
  return createSiteBackup(app).restore(file, { over });
}

function setUp(app: TestApp, isSampleWanted: boolean): Promise<void> {
  const projectRoot = resolve(import.meta.dirname, '../..');
  return setUpContent(app.db, isSampleWanted, { projectRoot, store: app.store });
}

const addSample = (app: TestApp) => setUp(app, true);

/** Fills the site with rows in every table and one uploaded file. */
async function fill(app: TestApp): Promise<{ token: string; picture: string }> {
  await addSample(app);
  const { token } = await app.signIn();
  const picture = await storeFile(app, await makePicture(600, 400).png().toBuffer(), token);
  const client = app.trpc(token);
  await client.projects.create.mutate({ title: 'Größe 🪁', image: `/uploads/${picture}`, category: 'Aloft' });
  const { _id: id } = await client.timeline.create.mutate({
    title: 'Third',
    order: 3,
    profile: { Name: 'Ada' },
  });
  await client.timeline.update.mutate({ id, title: 'Fourth' });
  const [deleted] = await client.projects.create.mutate({ title: 'Gone', category: 'Aloft' });
  await client.projects.remove.mutate({ id: deleted?._id ?? '' });
  await client.site.update.mutate({ ownerName: 'Ada Example' });
  await client.contacts.send.mutate({ name: 'Zoë', email: 'zoe@example.com', message: 'Hello\nthere' });
  const trashed = await client.contacts.send.mutate({
    name: 'Gia',
    email: 'gia@example.com',
    message: 'Bye',
  });
  await client.contacts.remove.mutate({ ids: [trashed._id] });
  await client.views.record.mutate({ projectId: null, sessionId: 'one' });
  return { token, picture };
}

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
  ['a newer format', parts => withManifest(parts, { version: 2 }), /newer version/],
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
    'an unknown table',
    parts =>
      withContent(parts, content => {
        content.spy = [];
      }),
    /unknown table spy/,
  ],
  [
    'an unknown private table',
    parts => reseal(parts, { 'private/spy.ndjson': Buffer.from('') }),
    /spy\.ndjson: unknown table/,
  ],
  [
    'an unknown column',
    parts =>
      withContent(parts, ({ project }) => {
        Object.assign(project?.[0] ?? {}, { admin: true });
      }),
    /project 1/,
  ],
  [
    'a link that runs a script',
    parts =>
      withContent(parts, ({ project }) => {
        Object.assign(project?.[0] ?? {}, { live: 'javascript:alert(1)' });
      }),
    /project 1: live/,
  ],
  [
    'a value of the wrong type',
    parts =>
      withContent(parts, ({ skill }) => {
        Object.assign(skill?.[0] ?? {}, { position: 'first' });
      }),
    /skill 1: position/,
  ],
  [
    'two rows with the same id',
    parts =>
      withContent(parts, ({ project }) => {
        project?.push({ ...project[0] });
      }),
    /./,
  ],
  [
    'content that is not JSON',
    parts => reseal(parts, { 'content.json': Buffer.from('{') }),
    /not valid JSON/,
  ],
  [
    'a line that is not a row',
    parts => reseal(parts, { 'private/contact_message.ndjson': Buffer.from('{"id":1}\n') }),
    /contact_message\.ndjson, line 1/,
  ],
  [
    'an incomplete line',
    parts => reseal(parts, { 'private/view_total.ndjson': Buffer.from('{"proj') }),
    /view_total\.ndjson: not valid JSON/,
  ],
  [
    'an HTML page named like a document',
    parts => reseal(parts, { [`files/${anyUpload}`]: Buffer.from('<html><script>alert(1)</script>') }),
    /does not have the type of its name/,
  ],
  ['a NUL character in a text', changing('project', { title: 'Kite\0' }), /project 1: title: .*NUL/],
  [
    'half a surrogate pair in a list',
    changing('project', { skills: ['\ud83e'] }),
    /project 1: skills.*surrogate/,
  ],
  ['an ID that leaves the folder', changing('project', { id: '../x' }), /project 1: id/],
  [
    'a page among the uploads',
    changing('upload', { name: 'evil.html', mediaType: 'text/html' }),
    /upload 1: name/,
  ],
  ['an upload of an unknown type', changing('upload', { mediaType: 'text/html' }), /upload 1: mediaType/],
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
    'a manifest of 25 MB',
    parts => ({ ...parts, 'manifest.json': createHardJson(25_000_000) }),
    /manifest\.json is too long/,
  ],
  [
    'a manifest with many values',
    parts => ({ ...parts, 'manifest.json': createHardJson(4_000_000) }),
    /manifest\.json is too long/,
  ],
  [
    'content of 25 MB that is no content',
    parts => reseal(parts, { 'content.json': createHardJson(25_000_000) }),
    /not lists of rows/,
  ],
  [
    'a deeply nested row',
    parts => reseal(parts, { 'content.json': Buffer.from(`{"project":[${'[{"a":'.repeat(20_000)}`) }),
    /nested too deeply/,
  ],
  [
    'a deeply nested private row',
    parts =>
      reseal(parts, {
        'private/view_total.ndjson': Buffer.from(`${'['.repeat(9_000)}${']'.repeat(9_000)}\n`),
      }),
    /view_total\.ndjson: nested too deeply/,
  ],
  [
    'a file that unpacks to a huge size',
    parts => reseal(parts, { 'files/sample-avatar.svg': Buffer.alloc(50_000_000, '\n') }),
    /unpacks to far more/,
  ],
  [
    'a table that unpacks to a huge size',
    parts => reseal(parts, { 'private/view_record.ndjson': Buffer.alloc(50_000_000, '\n') }),
    /view_record\.ndjson: a row is too long/,
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

describe('restoring a damaged backup', () => {
  let parts: Parts;
  beforeAll(async () => {
    await openSites();
    await fill(site);
    parts = await readParts(await backUp(site, 'good.zip'));
  });
  afterAll(closeSites);

  test.each(REFUSED)('is refused and changes nothing (%s)', async (_case, damage, message) => {
    const file = join(folder.path, 'spoilt.zip');
    await writeParts(file, damage(parts));
    const before = { tables: await dumpTables(other), files: await storedFiles(other) };
    await expect(restore(other, file, 'Ada Example')).rejects.toThrow(message);
    expect({ tables: await dumpTables(other), files: await storedFiles(other) }).toEqual(before);
  });

  test('leaves no file if one of them cannot be stored', async () => {
    const third = await startAppForTest();
    let stored = 0;
    const store = {
      ...third.store,
      put: async (path: string, name: string) => {
        stored += 1;
        if (stored === 3) throw Object.assign(new Error('The store is away.'), { code: 'ECONNRESET' });
        await third.store.put(path, name);
      },
    };
    const backup = createSiteBackup({ ...third, store });
    await expect(backup.restore(join(folder.path, 'good.zip'))).rejects.toThrow('The store is away.');
    expect(await storedFiles(third)).toEqual({ files: [], rows: [] });
  });

  test('removes scripts from SVG files and restores the rest', async () => {
    const file = join(folder.path, 'spoilt.zip');
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script><path d="M0 0"/></svg>';
    await writeParts(file, reseal(parts, { 'files/sample-avatar.svg': Buffer.from(svg) }));
    const third = await startAppForTest();
    await restore(third, file);
    const served = await (await fetch(`${third.url}/uploads/sample-avatar.svg`)).text();
    expect(served).toContain('<path');
    expect(served).not.toContain('alert');
  });

  test.each([
    ['too large', `<!--${randomBytes(1_100_000).toString('hex')}-->`, 'An SVG image may have at most 2 MB.'],
    ['too deep', '<g>'.repeat(120) + '</g>'.repeat(120), 'elements deep.'],
  ])('is refused when an SVG file is %s', async (_case, content, reason) => {
    const file = join(folder.path, 'spoilt.zip');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
    await writeParts(file, reseal(parts, { 'files/sample-avatar.svg': Buffer.from(svg) }));
    const before = await dumpTables(other);
    const message = new RegExp(`because of sample-avatar\\.svg\\. .*${reason} Nothing was changed`);
    await expect(restore(other, file, 'Ada Example')).rejects.toThrow(message);
    expect(await dumpTables(other)).toEqual(before);
  });

  test('is refused when a file is a symbolic link', async () => {
    const file = join(folder.path, 'spoilt.zip');
    await writeParts(file, parts, 0o120777);
    await expect(restore(other, file, 'Ada Example')).rejects.toThrow('is a link');
  });

  test.each([
    ['a name that leaves the folder', '../../evil'],
    ['an absolute name', '/evil/evil.'],
  ])('is refused for %s', async (_case, name) => {
    const file = join(folder.path, 'spoilt.zip');
    const bytes = await readFile(join(folder.path, 'good.zip'));
    const [from, to] = ['content.json', name.padEnd(12, 'x').slice(0, 12)];
    await writeFile(file, Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1'));
    await expect(restore(other, file, 'Ada Example')).rejects.toThrow(/The backup is damaged/);
  });

  test.each([0, 0.1, 0.5, 0.99])('is refused for the first %d of the file', async share => {
    const file = join(folder.path, 'spoilt.zip');
    const bytes = await readFile(join(folder.path, 'good.zip'));
    await writeFile(file, bytes.subarray(0, bytes.length * share));
    await expect(restore(other, file, 'Ada Example')).rejects.toThrow(
      /^The file is not a backup, or it is incomplete\./,
    );
  });

  test.each(['manifest.json', 'content.json', 'private/version.ndjson'])(
    'is refused when %s cannot be decompressed',
    async name => {
      const file = join(folder.path, 'spoilt.zip');
      await writeFile(file, await breakDeflate(join(folder.path, 'good.zip'), name));
      await expect(restore(other, file, 'Ada Example')).rejects.toThrow(
        expect.objectContaining({
          code: 'BAD_REQUEST',
          message: expect.stringMatching(/The backup is damaged/),
        }),
      );
    },
  );

  test('is refused for a file that is not a zip archive', async () => {
    const file = join(folder.path, 'spoilt.zip');
    await writeFile(file, 'Dear diary');
    await expect(restore(other, file, 'Ada Example')).rejects.toThrow(
      /^The file is not a backup, or it is incomplete\./,
    );
  });
});
