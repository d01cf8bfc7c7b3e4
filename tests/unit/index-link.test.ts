import { createTRPCClient } from '@trpc/client';
import { expect, test, vi } from 'vitest';
import { callFailureMessage, explainCallFailure, NO_RESPONSE } from '#client/lib/api/call-failure';
import type { AppRouter } from '#client/lib/api/trpc';
import { indexLink } from '#client/lib/static-host/index-link';
import { INDEX_PATH, type StaticIndex } from '#shared/static-host';

const EMPTY = { summary: '', text: '', tags: [], cover: '', category: '' };
const INDEX: StaticIndex = {
  search: {
    documents: ['Go', 'SQL'].map(title => ({ kind: 'skill', title, path: '/#skills', ...EMPTY })),
    categories: [],
  },
  notes: { notes: [], tags: [] },
  archive: [],
};

/** Answers each request with the next response or failure, and records the addresses. */
function serve(answers: (Response | Error)[]): string[] {
  const addresses: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    addresses.push(address);
    const next = answers.shift();
    if (next instanceof Response) return next;
    throw next ?? new Error('An unexpected request');
  });
  return addresses;
}

const openIndex = () => createTRPCClient<AppRouter>({ links: [indexLink('/me')] });

async function fail(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.unreachable('The call succeeds'),
    (error: unknown) => error,
  );
}

test('the index of a static host loads once, and again after a failure', async () => {
  const addresses = serve([new TypeError('Failed to fetch'), Response.json(INDEX)]);
  const { search } = openIndex();
  expect(callFailureMessage(await fail(search.find.query({ q: 'sql' })))).toBe(NO_RESPONSE);
  const found = await Promise.all(['sql', 'g'].map(q => search.find.query({ q })));
  expect(found.map(results => results.map(({ title }) => title))).toEqual([['SQL'], []]);
  expect(addresses).toEqual([`/me${INDEX_PATH}`, `/me${INDEX_PATH}`]);
});

test('a static host explains a failed request as a running site does', async () => {
  serve([new Response('', { status: 503, statusText: 'Service Unavailable' })]);
  const error = await fail(openIndex().search.find.query({ q: 'sql' }));
  expect(explainCallFailure(error)).toBe('Server error: Service Unavailable');
});

test('a static host without content lists nothing', async () => {
  serve([Response.json(INDEX)]);
  const index = openIndex();
  expect(await index.projects.openRows.query({ category: 'None' })).toEqual([]);
  expect(await index.projects.inCategory.query({})).toEqual({ projects: [], next: null });
});

test('a static host changes nothing', async () => {
  serve([Response.json(INDEX)]);
  await expect(openIndex().projects.remove.mutate({ id: '1' })).rejects.toThrow(
    'A static host has no projects.remove.',
  );
});
