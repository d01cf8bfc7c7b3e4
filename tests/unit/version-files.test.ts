import type { EntityManager } from 'typeorm';
import { expect, test } from 'vitest';
import { VERSION_FIELDS } from '#server/composition/content/content-register';
import { createHistory } from '#server/features/versions/version-history';

const BEFORE = {
  image: '/uploads/a.png',
  details: '![](/uploads/b.png)',
  media: [{ url: '/uploads/c.mp4' }],
};

/** Lists the files that a change publishes and releases. */
async function listFileChanges(before: object | null, after: object | null) {
  const files: Record<string, string[]> = {};
  const record = (change: string) => async (_manager: EntityManager, names: string[]) => {
    files[change] = names;
  };
  const history = createHistory(
    {
      publish: record('published'),
      hide: record('hidden'),
      release: record('released'),
      releaseHidden: record('releasedHidden'),
    },
    VERSION_FIELDS,
  );
  const createState = (fields: object | null) => fields && { name: 'x', fields: { ...fields } };
  const manager: unknown = { query: async () => [], connection: { getMetadata: () => ({ columns: [] }) } };
  const change = {
    kind: 'project' as const,
    id: 'x',
    before: createState(before),
    after: createState(after),
  };
  await history.record(Object(manager), change).catch(() => undefined);
  return files;
}

const ALL = ['a.png', 'b.png', 'c.mp4'];

test.each<[what: string, before: object | null, after: object | null, files: Record<string, string[]>]>([
  ['without the main image', BEFORE, { ...BEFORE, image: '' }, { published: [], released: ['a.png'] }],
  ['with one file', BEFORE, { image: '/uploads/c.mp4' }, { published: [], released: ['a.png', 'b.png'] }],
  ['without an item', BEFORE, null, { published: [], released: ALL }],
  ['of a new item', null, BEFORE, { published: ALL }],
  ['with more files', { image: '' }, BEFORE, { published: ALL, released: [] }],
  ['without changes', BEFORE, { ...BEFORE, updatedAt: new Date() }, { published: [] }],
])('a version %s publishes its files, and releases the others', async (_what, before, after, files) => {
  expect(await listFileChanges(before, after)).toEqual(files);
});
