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
      releaseHidden: record('releasedKept'),
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

test('a new version publishes the files that it names and releases those it no longer names', async () => {
  expect(await listFileChanges(BEFORE, { ...BEFORE, image: '' })).toEqual({
    published: [],
    released: ['a.png'],
  });
  expect(await listFileChanges(BEFORE, { image: '/uploads/c.mp4' })).toEqual({
    published: [],
    released: ['a.png', 'b.png'],
  });
  expect(await listFileChanges(BEFORE, null)).toEqual({
    published: [],
    released: ['a.png', 'b.png', 'c.mp4'],
  });
  expect(await listFileChanges(null, BEFORE)).toEqual({ published: ['a.png', 'b.png', 'c.mp4'] });
  expect(await listFileChanges({ image: '' }, BEFORE)).toEqual({
    published: ['a.png', 'b.png', 'c.mp4'],
    released: [],
  });
});

test('a save that changes nothing releases no files', async () => {
  expect(await listFileChanges(BEFORE, { ...BEFORE, updatedAt: new Date() })).toEqual({ published: [] });
});
