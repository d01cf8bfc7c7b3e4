import type { EntityManager } from 'typeorm';
import { expect, test } from 'vitest';
import { VERSION_FIELDS } from '../../src/server/content/content-register';
import { createHistory } from '../../src/server/features/versions/version-history';

const BEFORE = {
  image: '/uploads/a.png',
  details: '![](/uploads/b.png)',
  media: [{ url: '/uploads/c.mp4' }],
};

/** Which files a change publishes and gives up. */
async function filesOf(before: object | null, after: object | null) {
  const told: Record<string, string[]> = {};
  const tell = (what: string) => async (_manager: EntityManager, names: string[]) => {
    told[what] = names;
  };
  const history = createHistory(
    {
      publish: tell('published'),
      hide: tell('hidden'),
      release: tell('released'),
      releaseKept: tell('releasedKept'),
    },
    VERSION_FIELDS,
  );
  const stateOf = (fields: object | null) => fields && { name: 'x', fields: { ...fields } };
  const manager: unknown = { query: async () => [], connection: { getMetadata: () => ({ columns: [] }) } };
  const change = { kind: 'project' as const, id: 'x', before: stateOf(before), after: stateOf(after) };
  await history.keep(Object(manager), change).catch(() => undefined);
  return told;
}

test('what a new version does not mention any more is released, and what it mentions is published', async () => {
  expect(await filesOf(BEFORE, { ...BEFORE, image: '' })).toEqual({ published: [], released: ['a.png'] });
  expect(await filesOf(BEFORE, { image: '/uploads/c.mp4' })).toEqual({
    published: [],
    released: ['a.png', 'b.png'],
  });
  expect(await filesOf(BEFORE, null)).toEqual({ published: [], released: ['a.png', 'b.png', 'c.mp4'] });
  expect(await filesOf(null, BEFORE)).toEqual({ published: ['a.png', 'b.png', 'c.mp4'] });
  expect(await filesOf({ image: '' }, BEFORE)).toEqual({
    published: ['a.png', 'b.png', 'c.mp4'],
    released: [],
  });
});

test('a save that changes nothing releases nothing', async () => {
  expect(await filesOf(BEFORE, { ...BEFORE, updatedAt: new Date() })).toEqual({ published: [] });
});
