import { expect, test } from 'vitest';
import type { AppRoute } from '../../src/client/content/define-route';
import { OWNER_KINDS } from '../../src/client/kinds/list-owner-kinds';
import { KIND_PAGES, SEARCH_HEADINGS } from '../../src/client/kinds/list-public-kinds';
import { CONTENT_KIND_NAMES, SEARCH_KIND_NAMES } from '../../src/shared/content-kinds';

const owner = Object.values(OWNER_KINDS);

test('the kinds come in the order of their list', () => {
  expect(Object.keys(OWNER_KINDS)).toEqual(CONTENT_KIND_NAMES);
});

test.each([
  ['public page', KIND_PAGES],
  ["screen of the owner's", owner.flatMap(({ screens }) => screens)],
])('no two kinds claim one %s', (_what, routes: AppRoute[]) => {
  const patterns = routes.map(({ pattern }) => pattern);

  expect(patterns.length).toBeGreaterThan(0);
  expect(new Set(patterns).size).toBe(patterns.length);
});

test('no two kinds are called alike', () => {
  const names = owner.flatMap(({ nouns: { one, many } }) => [...new Set([one, many])]);
  const titles = owner.flatMap(({ importGroup }) => (importGroup === 'none' ? [] : importGroup.title));
  const tables = owner.flatMap(({ tables: own }) => (own === 'none' ? [] : own.map(({ name }) => name)));
  const headings = [...SEARCH_HEADINGS.values()];

  for (const words of [names, titles, tables, headings]) expect(new Set(words).size).toBe(words.length);
});

test('every kind of search result has a heading', () => {
  expect([...SEARCH_HEADINGS.keys()]).toEqual(SEARCH_KIND_NAMES);
  expect([...SEARCH_HEADINGS.values()]).not.toContain('none');
});

test('links of the navigation bar have places of their own', () => {
  const links = new Map(
    owner.flatMap(({ navigation }) =>
      navigation === 'none' ? [] : [[navigation.place, navigation.href] as const],
    ),
  );

  expect(new Set(links.values()).size).toBe(links.size);
});
