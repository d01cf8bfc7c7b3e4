import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { QueryClient } from '@tanstack/react-query';
import { createTRPCClient } from '@trpc/client';
import { createTRPCQueryUtils } from '@trpc/react-query';
import { expect, test } from 'vitest';
import { adminFilesAt } from '#client/app/admin-screens';
import { routes } from '#client/app/routes';
import type { AppRoute } from '#client/content/define-route';
import type { PublicKind } from '#client/content/public-kind';
import { refetchKinds } from '#client/editing/owner-kind/content-queries';
import { OWNER_KINDS } from '#client/kinds/list-owner-kinds';
import { KIND_PAGES, SEARCH_LABELS } from '#client/kinds/list-public-kinds';
import * as registered from '#client/kinds/public-kinds';
import type { AppRouter } from '#client/lib/api/trpc';
import { KINDS } from '#server/composition/content/content-register';
import { openContent } from '#server/composition/content/open-content';
import { NO_HISTORY } from '#server/core/content/history';
import { CONTENT_KIND_NAMES, type ContentKindName, SEARCH_KIND_NAMES } from '#shared/content-kinds';
import { NO_DATABASE } from '../support/app/idle-router';

const owner = Object.values(OWNER_KINDS);
const navigation = owner.map(kind => kind.navigation);
const editLinks = owner.flatMap(kind => (kind.editLinks === 'none' ? [] : kind.editLinks));

test('the kinds of content have the order of their list, and labels of search results', () => {
  expect(Object.keys(OWNER_KINDS)).toEqual(CONTENT_KIND_NAMES);
  expect([...SEARCH_LABELS.keys()]).toEqual(SEARCH_KIND_NAMES);
  expect([...SEARCH_LABELS.values()]).not.toContain('none');
});

test.each([
  ['public page', KIND_PAGES],
  ['owner screen', owner.flatMap(({ screens }) => screens)],
])('no two kinds of content define the same %s', (_title, routes: AppRoute[]) => {
  const patterns = routes.map(({ pattern }) => pattern);
  expect(patterns.length).toBeGreaterThan(0);
  expect(new Set(patterns).size).toBe(patterns.length);
});

test('no two kinds of content share a name or a position in the navigation bar', () => {
  const names = owner.flatMap(({ nouns: { one, many } }) => [...new Set([one, many])]);
  const titles = owner.flatMap(({ importGroup }) => (importGroup === 'none' ? [] : importGroup.title));
  const labels = [...SEARCH_LABELS.values()];
  for (const words of [names, titles, labels]) expect(new Set(words).size).toBe(words.length);
  const links = new Set(navigation.map(({ order, href }) => `${order} ${href}`));
  for (const key of ['order', 'href'] as const) {
    expect(new Set(navigation.map(link => link[key])).size).toBe(links.size);
  }
});

test('links of the navigation bar and of public pages lead to screens, and belong to pages of the kinds', () => {
  const links = [
    ...navigation.map(({ href }) => href),
    ...editLinks.map(link => ('to' in link ? link.to : link.toEditor('1'))),
  ];
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter(href => adminFilesAt(href.replace(/#.*/, '')).length === 0)).toEqual([]);
  const patterns = KIND_PAGES.map(({ pattern }) => pattern);
  const pages = editLinks.map(({ page }) => page);
  expect(pages.filter(page => !patterns.includes(page))).toEqual([]);
});

const publicKinds: Record<ContentKindName, Pick<PublicKind, 'pages'>> = { ...registered };
const content = openContent({ db: NO_DATABASE, history: NO_HISTORY });

test.each(CONTENT_KIND_NAMES)('the owner can restore and edit what the kind %s has on the server', name => {
  const { trash, editLinks } = OWNER_KINDS[name];
  expect(trash !== 'none').toBe(content[name].trash !== 'none');
  const { pages } = publicKinds[name];
  expect(pages === 'none' || editLinks !== 'none').toBe(true);
});

/** Returns the queries that are fetched again after a change of a kind. */
function findRefetched(kind: ContentKindName, queries: readonly string[]): string[] {
  const queryClient = new QueryClient();
  const utils = createTRPCQueryUtils<AppRouter>({ queryClient, client: createTRPCClient({ links: [] }) });
  const keys = queries.map(query => [query.split('.'), { type: 'query' }]);
  for (const key of keys) queryClient.setQueryData(key, {});
  refetchKinds(utils, [OWNER_KINDS[kind]]);
  return queries.filter((_query, index) => queryClient.getQueryState(keys[index] ?? [])?.isInvalidated);
}

test.each(CONTENT_KIND_NAMES)('a change of the kind %s refetches its queries and the trash', kind => {
  const queries = [`${KINDS[kind].api}.any`, 'trash.list'];
  expect(findRefetched(kind, queries)).toEqual(queries);
});

const CLIENT_FILES = readdirSync('src/client', { encoding: 'utf8', recursive: true });
/** The folders of the kinds' editors. */
const EDITORS = CLIENT_FILES.filter(file => /-owner-kind\.ts$/.test(file)).map(file => dirname(file));
const QUERY_FILES = CLIENT_FILES.filter(
  file => /-queries\.ts$/.test(file) && (EDITORS.includes(dirname(file)) || /\/item-queries\.ts$/.test(file)),
);

test('every call of an editor that changes content refetches its kind, also if it fails', () => {
  const calls = QUERY_FILES.flatMap(file =>
    readFileSync(join('src/client', file), 'utf8').split('.useMutation(').slice(1),
  );
  expect(calls.length).toBeGreaterThan(20);
  const reactions = calls.map(call => call.trimStart().slice(0, 40));
  expect(
    reactions.filter(
      text => !/use(ContentChange|ShownChange|ContentRemoval)|\.\.\.change\b|^(change|removal)\)/.test(text),
    ),
  ).toEqual([]);
});

test('saving a note refetches the links of header and footer and the notes on project pages', () => {
  const queries = ['pages.links', 'projects.page'];
  expect(findRefetched('note', queries)).toEqual(queries);
});

test.each(
  [...routes, ...owner.flatMap(({ screens }) => screens)].map(({ pattern, files }) => [pattern, files]),
)('the route %s names files of the client', (_pattern, files) => {
  expect(files).not.toEqual([]);
  for (const file of files) expect(existsSync(join('src/client', file)), file).toBe(true);
});
