import { expect, test } from 'vitest';
import { newId } from '#server/core/database/new-id';
import { postEntity } from '#server/features/posts/post-entity';
import { NEW_POST } from '#shared/contract/post';
import { NOTES_PER_PAGE } from '#shared/note-page';
import { fetchFile } from '../../support/app/fetch-file';
import { startAppForFile } from '../../support/app/managed-app';
import { get, startAppWithPages } from '../../support/app/visitor-reads';
import { storeNote } from '../../support/content/post-factory';
import { storeProject } from '../../support/content/project-factory';

const NOTES = 10_000;
const RARE = 60;
const INSERTED_ROWS = 500;
const MINUTE_MS = 60_000;

const app = await startAppForFile(undefined, startAppWithPages);
await storeProject(app);
for (let start = 0; start < NOTES; start += INSERTED_ROWS)
  await app.db.write(manager => manager.insert(postEntity, createRows(start)));
await storeNote(app, { draft: true, title: 'A draft', tags: ['Rare'] });

/** Creates rows of notes, the last of which is the newest, although it was created first. */
function createRows(start: number) {
  return Array.from({ length: INSERTED_ROWS }, (_, row) => {
    const index = start + row;
    const publishAt = new Date(Date.UTC(2000, 0, 1 + Math.floor(index / 2)));
    return {
      ...NEW_POST,
      id: newId(),
      kind: 'note' as const,
      slug: `note-${index}`,
      title: `Note ${index}`,
      summary: 'A summary of two or three lines, as most notes have one. '.repeat(4),
      tags: ['Often', `Tag ${index % 20}`, ...(index < RARE ? ['Rare'] : [])],
      minutes: 3,
      publishAt,
      createdAt: new Date(Date.UTC(2020, 0, 1) - index * MINUTE_MS),
      updatedAt: publishAt,
    };
  });
}

const listPage = (input: { tag?: string; page?: number }) => app.trpc().notes.listPage.query(input);

test('each note is on exactly one page, newest first', async () => {
  const first = await listPage({});
  expect(first.pages).toBe(NOTES / NOTES_PER_PAGE);
  expect(first.tags[0]).toEqual({ name: 'Often', notes: NOTES });
  const pages = await Promise.all([1, 2, first.pages].map(page => listPage({ page })));
  const slugs = pages.flatMap(({ notes }) => notes.map(({ slug }) => slug));
  const newest = Array.from({ length: 2 * NOTES_PER_PAGE }, (_, index) => `note-${NOTES - 1 - index}`);
  const oldest = Array.from({ length: NOTES_PER_PAGE }, (_, index) => `note-${NOTES_PER_PAGE - 1 - index}`);
  expect(slugs).toEqual([...newest, ...oldest]);
  expect((await listPage({ page: first.pages + 1 })).notes).toEqual([]);
  expect((await listPage({ tag: 'Often' })).pages).toBe(first.pages);
});

test('the notes with a tag have pages too, without drafts even for the owner', async () => {
  const { token } = await app.signIn();
  for (const caller of [app.trpc(), app.trpc(token)]) {
    const found = await caller.notes.listPage.query({ tag: 'Rare', page: 2 });
    expect(found.pages).toBe(2);
    expect(found.notes.map(({ slug }) => slug)).toEqual(
      Array.from(
        { length: RARE - NOTES_PER_PAGE },
        (_, index) => `note-${RARE - NOTES_PER_PAGE - 1 - index}`,
      ),
    );
    expect(JSON.stringify(await caller.notes.listPage.query({ tag: 'Rare' }))).not.toContain('A draft');
  }
});

test('the notes screen shows one page of notes, with links to the next and the previous page', async () => {
  const first = await get(app, '/notes');
  expect(first.text.match(/href="\/notes\/note-\d+"/g)).toHaveLength(NOTES_PER_PAGE);
  expect(first.text).toContain('href="/notes?page=2"');
  expect(first.text).not.toContain('Newer notes');
  expect(first.text.length).toBeLessThan(200_000);
  const second = await get(app, '/notes?page=2');
  expect(second.text).toContain('<title>Notes, page 2 |');
  expect(second.text).toContain('href="/notes"');
  expect(second.text).toContain('href="/notes?page=3"');
  expect(second.text).toContain('<link rel="canonical" href="https://site.example/notes?page=2"');
  const tagged = await get(app, '/notes?tag=Rare&page=2');
  expect(tagged.text).toContain('href="/notes?tag=Rare"');
  expect(tagged.text).not.toContain('Older notes');
});

test('a page after the last one has the status 404', async () => {
  expect((await get(app, '/notes?page=200')).status).toBe(200);
  const missing = await get(app, '/notes?page=201');
  expect(missing.status).toBe(404);
  expect(missing.text).toContain('This page has no notes.');
  expect((await get(app, '/notes?tag=None')).status).toBe(200);
});

test('the list of the API has every note, over REST and tRPC', async () => {
  const { body } = await app.rest('GET', '/notes');
  expect(Object(body).notes).toHaveLength(NOTES);
  expect(body).toEqual(await app.trpc().notes.list.query({}));
  const sent = await fetch(`${app.url}/api/notes`, { headers: { 'accept-encoding': 'identity' } });
  // A list that is sent at once has a length, and delays other requests.
  expect(sent.headers.get('content-length')).toBeNull();
  await sent.body?.cancel();
});

test('the sitemap consists of files that list each note once', async () => {
  const index = await fetchFile(`${app.url}/sitemap.xml`);
  const files = [...index.text.matchAll(/<loc>https:\/\/site\.example(.*?)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  expect(files).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml']);
  const maps = await Promise.all(files.map(path => fetchFile(app.url + path)));
  const slugs = maps.flatMap(({ text }) =>
    [...text.matchAll(/notes\/note-(\d+)</g)].map(([, number]) => number),
  );
  expect(new Set(slugs).size).toBe(NOTES);
  expect(slugs).toHaveLength(NOTES);
  expect((await fetchFile(`${app.url}/sitemap-4.xml`)).status).toBe(404);
});
