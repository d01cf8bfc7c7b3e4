import { createTRPCClient } from '@trpc/client';
import { describe, expect, test, vi } from 'vitest';
import { isMissing } from '#client/lib/api/api-error';
import { callFailureMessage, explainCallFailure, NO_RESPONSE } from '#client/lib/api/call-failure';
import type { AppRouter } from '#client/lib/api/trpc';
import { copyLink } from '#client/lib/copy/copy-client';
import { answerPath, SEARCH_SOURCE_PATH, type StaticCopy } from '#shared/static-copy';

const COPY: StaticCopy = {
  base: '/me',
  contactAddress: 'https://forms.example/x',
  viewsAddress: null,
  countedTo: 0,
};
const MESSAGE = { name: 'Ada', email: 'ada@example.com', message: 'Hello\n& more', website: '' };
const EMPTY = { summary: '', text: '', tags: [], cover: '', category: '' };
const SOURCE = {
  documents: ['Go', 'SQL'].map(title => ({ kind: 'skill', title, path: '/#skills', ...EMPTY })),
  categories: [],
};

/** Replaces the network by files, and records the requests. */
function serve(files: Record<string, unknown>) {
  const requests: { address: string; init: RequestInit | undefined }[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    requests.push({ address, init });
    if (!(address in files)) return new Response('Not found', { status: 404 });
    const file = files[address];
    if (file instanceof Error) throw file;
    return file instanceof Response ? file : Response.json(file);
  });
  return requests;
}

function openCopy(copy: Partial<StaticCopy> = {}) {
  return createTRPCClient<AppRouter>({ links: [copyLink({ ...COPY, ...copy })] });
}

async function fail(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.unreachable('The call succeeds'),
    (error: unknown) => error,
  );
}

const toFile = (procedure: string, input?: unknown) => `/me${answerPath(procedure, input)}`;

describe('the client of a static copy', () => {
  test('reads the answer of a query from its file below the base path', async () => {
    serve({
      [toFile('views.total')]: { totalViews: 3 },
      [toFile('notes.view', { slug: 'a' })]: { title: 'A' },
    });
    const copy = openCopy();
    expect(await copy.views.total.query()).toEqual({ totalViews: 3 });
    expect(await copy.notes.view.query({ slug: 'a' })).toEqual({ title: 'A' });
  });

  test('finds no item without a file, and explains a failure as a running site does', async () => {
    serve({});
    expect(isMissing(await fail(openCopy().notes.view.query({ slug: 'gone' })))).toBe(true);
    serve({ [toFile('views.total')]: new TypeError('Failed to fetch') });
    expect(callFailureMessage(await fail(openCopy().views.total.query()))).toBe(NO_RESPONSE);
    serve({ [toFile('views.total')]: new Response('', { status: 503, statusText: 'Service Unavailable' }) });
    const error = await fail(openCopy().views.total.query());
    expect(explainCallFailure(error)).toBe('Server error: Service Unavailable');
    expect(isMissing(error)).toBe(false);
  });

  test('posts a message as a form', async () => {
    const requests = serve({ 'https://forms.example/x': { ok: true } });
    await openCopy().contacts.send.mutate(MESSAGE);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.init).toMatchObject({ method: 'POST', headers: { Accept: 'application/json' } });
    const found = Object.fromEntries(new URLSearchParams(String(requests[0]?.init?.body)));
    expect(found).toEqual({ name: 'Ada', email: 'ada@example.com', message: 'Hello\n& more' });
  });

  test('says why a message was not sent', async () => {
    serve({ 'https://forms.example/x': new Response('', { status: 429, statusText: 'Too Many Requests' }) });
    expect(callFailureMessage(await fail(openCopy().contacts.send.mutate(MESSAGE)))).toBe(
      'Too Many Requests',
    );
    await expect(openCopy({ contactAddress: null }).contacts.send.mutate(MESSAGE)).rejects.toThrow(
      'This copy of the site has no contact address.',
    );
  });

  test('refuses to change anything', async () => {
    const requests = serve({});
    await expect(openCopy().projects.remove.mutate({ id: '1' })).rejects.toThrow(
      'A static copy of the site has no projects.remove.',
    );
    expect(requests).toEqual([]);
  });

  test('loads the texts of the search once, and again after a failure', async () => {
    const files: Record<string, unknown> = { [`/me${SEARCH_SOURCE_PATH}`]: new TypeError('Failed to fetch') };
    const requests = serve(files);
    const { search } = openCopy();
    expect(callFailureMessage(await fail(search.find.query({ q: 'sql' })))).toBe(NO_RESPONSE);
    files[`/me${SEARCH_SOURCE_PATH}`] = SOURCE;
    const found = await Promise.all(['sql', 'g'].map(q => search.find.query({ q })));
    expect(found.map(results => results.map(({ title }) => title))).toEqual([['SQL'], []]);
    expect(requests).toHaveLength(2);
  });

  test('shows the beginning of the archive for a category that does not exist', async () => {
    const open = [{ category: 'Web', projects: [], next: null }];
    serve({ [toFile('projects.openRows', {})]: open });
    expect(await openCopy().projects.openRows.query({ category: 'None' })).toEqual(open);
  });
});
