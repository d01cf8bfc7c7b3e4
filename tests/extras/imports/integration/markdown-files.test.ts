import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { importedItemEntity, importRunEntity } from '#server/composition/import-tables';
import { postEntity } from '#server/features/posts/post-entity';
import { projectEntity } from '#server/features/projects/project-entity';
import { versionEntity } from '#server/features/versions/version-entity';
import { AUTH_HEADER } from '#shared/credentials';
import type { ImportPlan, ImportResult, MarkdownTarget } from '#shared/extras/imports/import-contract';
import { startAppForFile, startAppForTest } from '#tests/support/app/managed-app';
import type { RestAnswer } from '#tests/support/app/start-app';
import { packParts } from '#tests/support/content/backup-file';
import { picture } from '#tests/support/content/media-factory';
import { dumpTables } from '#tests/support/database/dump-tables';

const app = await startAppForFile();
const { token } = await app.signIn();
const image = await picture(40, 30).png().toBuffer();
beforeEach(async () => {
  await app.db.write(async manager => {
    const content = [projectEntity, postEntity, versionEntity, importedItemEntity, importRunEntity];
    for (const entity of content) await manager.deleteAll(entity);
  });
});

type Files = Record<string, string | Buffer>;

const GAUGE =
  '---\ntitle: Gauge\ndate: 2019-05-06\ndraft: true\ntags: [Radio]\ncover: gauge.png\nsummary: It tells.\n---\nSee [the kite](kite.md) and ![it](gauge.png).';
const SITE: Files = {
  'blog/posts/gauge.md': GAUGE,
  'blog/posts/kite.md': '---\ntitle: Kite\ndate: 2018-01-31T10:00:00Z\n---\nIt flies.',
};

async function send(files: Files, headers: Record<string, string> = {}, to = app): Promise<Response> {
  const parts = Object.entries(files).map(([path, content]) => [path, Buffer.from(content)]);
  return sendBytes(await buffer(packParts(Object.fromEntries(parts))), headers, to);
}

function sendBytes(bytes: Buffer, headers: Record<string, string> = {}, to = app): Promise<Response> {
  return fetch(`${to.url}/api/imports/markdown/file`, {
    method: 'POST',
    headers: { [AUTH_HEADER]: token, 'content-type': 'application/zip', ...headers },
    body: new Uint8Array(bytes),
  });
}

async function uploadArchive(files: Files): Promise<string> {
  const answer = await send(files);
  expect(answer.status).toBe(201);
  return Object(await answer.json()).id;
}

const withImage = (): Files => ({ ...SITE, 'blog/posts/gauge.png': image });

async function plan(files: Files, target: MarkdownTarget = 'notes'): Promise<ImportPlan> {
  return app.trpc(token).imports.planMarkdown.mutate({ id: await uploadArchive(files), target });
}

/** Imports all proposed items. */
async function importItems(files: Files, target: MarkdownTarget = 'notes'): Promise<ImportResult> {
  const { imports } = app.trpc(token);
  const id = await uploadArchive(files);
  const { items } = await imports.planMarkdown.mutate({ id, target });
  const keys = items.filter(({ isProposed }) => isProposed).map(({ key }) => key);
  return imports.applyMarkdown.mutate({ id, target, keys });
}

async function getStates(files: Files, target: MarkdownTarget = 'notes'): Promise<Record<string, string>> {
  return Object.fromEntries((await plan(files, target)).items.map(({ name, state }) => [name, state]));
}

const listWorkspaces = () => readdir(join(app.uploadsDir, '.incoming')).catch(() => []);

async function readOwnerNotes() {
  const { notes } = await app.services.notes.list(undefined, 'owner');
  return Promise.all(notes.map(({ _id }) => app.services.notes.get(_id, 'owner')));
}

test('an archive is uploaded, planned and imported over REST as draft notes with all their data', async () => {
  const answer = await send(withImage());
  const { id, files } = Object(await answer.json());
  expect({ status: answer.status, files }).toEqual({ status: 201, files: 2 });
  const path = `/imports/markdown/file/${id}`;
  const before = await dumpTables(app);
  const planAnswer = await app.rest('POST', `${path}/plan`, { token, body: { target: 'notes' } });
  expect(planAnswer.body).toMatchObject({
    items: [
      {
        key: 'posts/gauge.md',
        target: 'notes',
        name: 'Gauge',
        note: '2019-05-06 · unpublished (draft: true) · Radio',
        isWithheld: true,
        state: 'new',
      },
      { key: 'posts/kite.md', state: 'new', isProposed: true },
    ],
    leftOut: [],
  });
  expect(await dumpTables(app)).toEqual(before);

  const keys = ['posts/gauge.md', 'posts/kite.md'];
  const imported = await app.rest('POST', `${path}/import`, { token, body: { target: 'notes', keys } });
  expect(imported).toMatchObject({ status: 201, body: { made: 2, changed: 0, withheld: 1, problems: [] } });
  expect((await app.services.notes.list()).notes).toEqual([]);
  const notes = await readOwnerNotes();
  const url = /^\/uploads\/.+\.png$/;
  expect(notes).toMatchObject([
    {
      ...{ title: 'Gauge', slug: 'gauge', tags: ['Radio'], summary: 'It tells.', draft: true },
      ...{ publishAt: '2019-05-06T12:00:00.000Z', cover: expect.stringMatching(url) },
      text: `See [the kite](/notes/kite) and ![it](${notes[0]?.cover}).`,
    },
    { title: 'Kite', publishAt: '2018-01-31T10:00:00.000Z', draft: true },
  ]);
  expect((await fetch(`${app.url}${notes[0]?.cover}`)).status).toBe(404);
  // The import deletes the uploaded archive.
  expect((await app.rest('POST', `${path}/plan`, { token, body: { target: 'notes' } })).status).toBe(404);
});

test('repeating an import of Markdown changes nothing, and the same files can also become projects', async () => {
  await importItems(withImage());
  const before = await dumpTables(app);
  expect(await getStates(withImage())).toEqual({ Gauge: 'same', Kite: 'same' });
  expect(await importItems(withImage())).toEqual({
    _id: null,
    made: 0,
    changed: 0,
    withheld: 0,
    problems: [],
  });
  expect(await dumpTables(app)).toEqual(before);

  expect(await importItems(withImage(), 'projects')).toMatchObject({ made: 2 });
  const [gauge] = await app.services.projects.list('owner');
  expect(gauge).toMatchObject({ title: 'Gauge', timeline: '2019', draft: true });
  expect(gauge?.details).toContain('[the kite](/projects/kite)');
  expect(await getStates(withImage(), 'projects')).toEqual({ Gauge: 'same', Kite: 'same' });
});

test('without a choice the folder decides the kind of each file, and a choice for a file is remembered', async () => {
  const files = {
    'posts/day.md': 'Day',
    'projects/kite.md': 'Kite',
    'about.md': 'Me',
    'posts/loom.md': 'Loom',
  };
  const { imports } = app.trpc(token);
  const id = await uploadArchive(files);
  const targets = [{ key: 'posts/loom.md', target: 'projects' as const }];
  const { items } = await imports.planMarkdown.mutate({ id, targets });
  expect(Object.fromEntries(items.map(({ key, target }) => [key, target]))).toEqual({
    'posts/day.md': 'notes',
    'projects/kite.md': 'projects',
    'about.md': 'pages',
    'posts/loom.md': 'projects',
  });
  expect(items.every(({ isProposed }) => isProposed)).toBe(true);
  const keys = items.map(({ key }) => key);
  const { _id } = await imports.applyMarkdown.mutate({ id, targets, keys });
  expect(await readOwnerNotes()).toMatchObject([{ title: 'Day', draft: true }]);
  expect(await app.services.pages.list('owner')).toMatchObject([
    { title: 'About', slug: 'about', draft: true },
  ]);
  const again = await imports.planMarkdown.mutate({ id: await uploadArchive(files) });
  expect(again.items.map(({ target, state }) => `${target} ${state}`).sort()).toEqual([
    ...['notes same', 'pages same', 'projects same', 'projects same'],
  ]);
  expect(await imports.list.query()).toMatchObject([
    { made: 4, drafts: expect.arrayContaining([{ target: 'pages', count: 1, withheld: 0 }]) },
  ]);
  await app.rest('POST', `/imports/${_id}/undo`, { token });
  expect(await app.services.pages.list('owner')).toEqual([]);
});

test('what the source does not publish stays a draft when an import is published', async () => {
  const { _id, withheld } = await importItems({
    'posts/ready.md': '---\ndate: 2020-01-02\n---\nOpen',
    'posts/secret.md': '---\ndate: 2020-01-01\npublished: false\n---\nSecret',
    '_drafts/idea.md': 'Idea',
    'posts/hidden/_index.md': '---\ncascade:\n  draft: true\n---\n',
    'posts/hidden/own.md': 'Own',
  });
  expect(withheld).toBe(3);
  const listDrafts = async () => (await app.trpc(token).imports.list.query())[0]?.drafts;
  expect(await listDrafts()).toEqual([{ target: 'notes', count: 4, withheld: 3 }]);
  const { body } = await app.rest('POST', `/imports/${_id}/publish`, { token });
  expect(body).toEqual({ count: 1, withheld: 3 });
  expect((await app.services.notes.list()).notes).toMatchObject([{ title: 'Ready' }]);
  expect(await listDrafts()).toEqual([{ target: 'notes', count: 3, withheld: 3 }]);
});

test('newer Markdown files update only notes that the owner has not changed, including the date', async () => {
  await importItems(withImage());
  const [gauge] = await readOwnerNotes();
  await app.services.notes.update({ id: String(gauge?._id), summary: 'Mine.' });
  const newer = {
    ...withImage(),
    'blog/posts/gauge.md': GAUGE.replace('It tells.', 'It says.'),
    'blog/posts/kite.md': '---\ntitle: Kite\ndate: 2018-02-01\n---\nIt flies.',
  };
  const { items } = await plan(newer);
  expect(items).toMatchObject([{ state: 'kept' }, { state: 'changed', changes: ['publishAt'] }]);
  expect(await importItems(newer)).toMatchObject({ made: 0, changed: 1 });
  expect(await readOwnerNotes()).toMatchObject([
    { summary: 'Mine.' },
    { title: 'Kite', publishAt: '2018-02-01T12:00:00.000Z', draft: true },
  ]);
});

test('an import with an invalid file names it and changes nothing, and the rest can be imported', async () => {
  const id = await uploadArchive({
    'posts/a.md': `---\ntitle: ${'x'.repeat(1_001)}\n---\nText`,
    'posts/b.md': 'Text',
  });
  const before = await dumpTables(app);
  const apply = (keys: string[]): Promise<RestAnswer> =>
    app.rest('POST', `/imports/markdown/file/${id}/import`, { token, body: { target: 'notes', keys } });
  expect(await apply(['b.md', 'a.md'])).toMatchObject({
    status: 400,
    body: { message: expect.stringMatching(/^posts\/a\.md, "x+": Title/) },
  });
  expect(await apply(['other.md'])).toMatchObject({
    status: 400,
    body: { message: 'Keys 1 must be part of this import' },
  });
  expect(await dumpTables(app)).toEqual(before);
  expect(await apply(['b.md'])).toMatchObject({ status: 201, body: { made: 1 } });
});

test('a file whose address is in use gets a numbered one, which the plan names and links lead to', async () => {
  await app.services.notes.create({ title: 'Here before', slug: 'kite' });
  await app.services.projects.create({ title: 'Here before', slug: 'gauge' });
  const leftOut = [
    {
      from: 'blog/posts/kite.md',
      reason: '/notes/kite is already in use. This file gets /notes/kite-2.',
    },
  ];
  expect((await plan(withImage())).leftOut).toEqual(leftOut);
  expect(await importItems(withImage())).toMatchObject({ made: 2 });
  const notes = await readOwnerNotes();
  expect(notes.map(({ title, slug }) => `${title} ${slug}`).sort()).toEqual([
    ...['Gauge gauge', 'Here before kite', 'Kite kite-2'],
  ]);
  expect(notes.find(({ title }) => title === 'Gauge')?.text).toContain('[the kite](/notes/kite-2)');
  // The numbered address stays.
  const again = await plan(withImage());
  expect(again.items.map(({ state }) => state)).toEqual(['same', 'same']);
  expect(again.leftOut).toEqual([]);
});

test('the addresses of a former site redirect to the items once they are published', async () => {
  const { _id } = await importItems({
    'posts/toml.md':
      '+++\ntitle = "Toml"\ndate = 2020-01-01\naliases = ["/2021/05/toml/", "/notes/tommy"]\n+++\nx',
    'posts/other.md': 'x',
  });
  const visit = async (path: string) => {
    const { status, headers } = await fetch(app.url + path, { redirect: 'manual' });
    return `${status} ${headers.get('location') ?? ''}`.trim();
  };
  expect(await visit('/2021/05/toml/')).toBe('404');
  await app.rest('POST', `/imports/${_id}/publish`, { token });
  for (const path of ['/2021/05/toml/', '/2021/05/toml', '/2021/05/toml/index.html'])
    expect(await visit(path)).toBe('301 /notes/toml');
  expect((await app.services.notes.view('tommy')).slug).toBe('toml');
  expect(await visit('/2021/05/toml?a=b')).toBe('301 /notes/toml?a=b');
  expect(await visit('/2021/05/Toml')).toBe('404');
  const [toml] = (await readOwnerNotes()).filter(({ title }) => title === 'Toml');
  await app.services.notes.update({ id: toml?._id ?? '', slug: 'tom' });
  expect(await visit('/2021/05/toml')).toBe('301 /notes/tom');
  await app.services.notes.remove(toml?._id ?? '');
  expect(await visit('/2021/05/toml')).toBe('404');
  // The next item that has the address takes it over from the trash.
  const again = await importItems({
    'posts/again.md': '---\ntitle: Again\nslug: again\naliases: [/2021/05/toml]\n---\nx',
  });
  await app.rest('POST', `/imports/${again._id}/publish`, { token });
  expect(await visit('/2021/05/toml')).toBe('301 /notes/again');
});

test('an upload that is not an archive of Markdown is refused with a reason and not stored', async () => {
  const before = (await listWorkspaces()).length;
  const cases: [() => Promise<Response>, number, RegExp][] = [
    [() => send({ 'a.txt': 'x' }), 400, /it contains no Markdown files\.$/],
    [() => sendBytes(Buffer.alloc(0)), 400, /^This archive can't be imported: /],
    [() => send(SITE, { 'content-type': 'text/markdown' }), 415, /must be application\/zip/],
    [() => send(SITE, { [AUTH_HEADER]: 'none' }), 401, /./],
  ];
  for (const [request, status, message] of cases) {
    const answer = await request();
    const body = Object(await answer.json());
    expect({ status: answer.status, message: body.message }).toEqual({
      ...{ status, message: expect.stringMatching(message) },
    });
  }
  expect(await listWorkspaces()).toHaveLength(before);
});

test('an uploaded archive can be discarded', async () => {
  const id = await uploadArchive({ 'one.md': 'Fine' });
  const path = `/imports/markdown/file/${id}`;
  for (const _attempt of [1, 2]) expect((await app.rest('DELETE', path, { token })).status).toBe(200);
  expect(
    (await app.rest('POST', `${path}/import`, { token, body: { target: 'notes', keys: [] } })).status,
  ).toBe(404);
});

test('a new cover in the files keeps the description that they give', async () => {
  const post = (cover: string, alt: string) =>
    `---\ntitle: Gauge\ncover: ${cover}\ncoverAlt: ${alt}\n---\nText`;
  const files = (cover: string, alt: string): Files => ({ 'gauge.md': post(cover, alt), [cover]: image });
  await importItems(files('a.png', 'A gauge'));
  await importItems(files('b.png', 'A gauge'));
  const readAlt = async () => {
    const { notes } = await app.services.notes.list(undefined, 'owner');
    return notes.map(({ coverAlt }) => coverAlt);
  };
  expect(await readAlt()).toEqual(['A gauge']);
  await importItems(files('b.png', 'The gauge'));
  expect(await readAlt()).toEqual(['The gauge']);
});

test('a picture in the archive may be as large as an uploaded one', async () => {
  const small = await startAppForTest({ env: { uploadMaxImageBytes: 2 * 1024 * 1024 } });
  const width = 1_200;
  const pixels = Buffer.from(Array.from({ length: width * width * 3 }, (_, index) => (index * 7_919) % 251));
  const raw = { width, height: width, channels: 3 } as const;
  const large = await sharp(pixels, { raw }).png({ compressionLevel: 0 }).toBuffer();
  const { token } = await small.signIn();
  const answer = await send({ 'gauge.md': GAUGE, 'gauge.png': large }, { [AUTH_HEADER]: token }, small);
  const { id } = Object(await answer.json());
  const result = await small
    .trpc(token)
    .imports.applyMarkdown.mutate({ id, target: 'notes', keys: ['gauge.md'] });
  expect(JSON.stringify(result)).toContain('may have at most 2 MB');
});
