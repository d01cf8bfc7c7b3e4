import { resolve } from 'node:path';
import { createTRPCClient } from '@trpc/client';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { indexLink } from '#client/lib/static-host/index-link';
import type { AppRouter } from '#server/app-router';
import { setUpContent } from '#server/composition/sample/sample-content';
import { readStaticIndex } from '#server/extras/static-copy/export/copy-index';
import { NOTES_PER_PAGE } from '#shared/note-page';
import { INDEX_PATH } from '#shared/static-host';
import { startAppForFile } from '#tests/support/app/managed-app';
import { storeNote } from '#tests/support/content/post-factory';
import { createProjectInput } from '#tests/support/content/project-factory';

const BASE = '/me';
const projectRoot = resolve(import.meta.dirname, '../..');

const copy = createTRPCClient<AppRouter>({ links: [indexLink(BASE)] });

const app = await startAppForFile();
const live = app.trpc();
beforeAll(async () => {
  await setUpContent(app.db, true, { projectRoot, store: app.store });
  for (let index = 0; index <= NOTES_PER_PAGE; index += 1)
    await storeNote(app, { title: `Note ${index}`, tags: ['Often', ...(index % 25 === 0 ? ['Rare'] : [])] });
  // A category has 50 rows at a time.
  for (let index = 0; index <= 50; index += 1)
    await app.services.projects.create(createProjectInput({ title: `Many ${index}`, category: 'Many' }));
});

beforeEach(async () => {
  const index = await readStaticIndex(app.services);
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (address: string | URL, init?: RequestInit) => {
    return String(address) === BASE + INDEX_PATH ? Response.json(index) : fetch(address, init);
  });
});

/** Lists the inputs for all rows of the archive. */
async function listRows(): Promise<{ category: string; after?: string }[]> {
  const inputs: { category: string; after?: string }[] = [];
  for (const { category } of await live.projects.archive.query()) {
    let input: { category: string; after?: string } | null = { category };
    while (input) {
      inputs.push(input);
      const { next }: { next: string | null } = await live.projects.inCategory.query(input);
      input = next === null ? null : { category, after: next };
    }
  }
  return inputs;
}

test('a static copy finds what the server finds', async () => {
  const { documents } = await app.services.search.readSource();
  const queries = [
    ...documents.map(({ title }) => title.slice(0, 12)),
    ...documents.slice(0, 8).map(({ text }) => text.slice(100, 125)),
    '',
    'beehvies',
    'c',
    'two words',
    'Often',
    '?!',
  ];
  for (const q of new Set(queries))
    expect([q, await copy.search.find.query({ q })]).toEqual([q, await live.search.find.query({ q })]);
});

test('a static copy filters projects as the server does', async () => {
  const { skills, statuses, categories } = await live.search.choices.query();
  const filters = [
    ...skills.map(({ name }) => ({ skill: name })),
    ...statuses.map(({ name }) => ({ status: name.toUpperCase(), q: 'a' })),
    ...categories.map(({ name }) => ({ category: name, q: 'many' })),
    { q: 'nothing of the kind' },
    {},
  ];
  for (const filter of filters)
    expect(await copy.search.projects.query(filter)).toEqual(await live.search.projects.query(filter));
});

test('a static copy lists notes by tag and page as the server does', async () => {
  const inputs = [{}, { page: 2 }, { page: 9 }, { tag: 'Often' }, { tag: 'Often', page: 2 }, { tag: 'Rare' }];
  for (const input of [...inputs, { tag: 'None' }, { tag: 'Rare', page: 2 }])
    expect([input, await copy.notes.listPage.query(input)]).toEqual([
      input,
      await live.notes.listPage.query(input),
    ]);
});

test('a static copy lists the rows of the archive as the server does', async () => {
  const inputs = await listRows();
  expect(inputs.filter(({ after }) => after !== undefined)).toHaveLength(1);
  for (const input of inputs) {
    expect(await copy.projects.inCategory.query(input)).toEqual(await live.projects.inCategory.query(input));
    expect(await copy.projects.openRows.query(input)).toEqual(await live.projects.openRows.query(input));
  }
  const unknown = { category: 'None' };
  expect(await copy.projects.openRows.query(unknown)).toEqual(await live.projects.openRows.query(unknown));
});
