import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import express from 'express';
import { LRUCache } from 'lru-cache';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { RevisionReader, TagRevisions } from '#server/composition/content-revisions';
import { createLogger } from '#server/core/runtime/logger';
import { copyBytes } from '#server/http/cache/cached-response';
import { createResponseCache } from '#server/http/cache/response-cache';
import { listen } from '../support/listen';

afterEach(() => void vi.useRealTimers());

type Options = {
  maxBytes?: number;
  versions?: Partial<RevisionReader>;
  queryNames?: string[] | 'ignored';
  /** Handles each request first. */
  before?: (incoming: IncomingMessage) => unknown;
};

/** Starts a server whose responses contain the number of responses generated so far. */
async function startCounting({
  maxBytes = 100_000,
  versions,
  queryNames = ['size', 'b'],
  before,
}: Options = {}) {
  const current = { content: 1, views: 1 } satisfies TagRevisions;
  const reader = { read: async () => ({ ...current }), ...versions };
  const cache = createResponseCache({
    revisions: reader,
    log: createLogger('silent'),
    maxBytes,
    isExcluded: async ({ headers }) => headers['x-excluded'] !== undefined,
  });
  let responseCount = 0;
  let meanwhile: (() => unknown) | undefined;
  const app = express().use((incoming, response) => {
    before?.(incoming);
    return cache.respond(incoming, response, queryNames, async () => {
      responseCount += 1;
      const count = responseCount;
      await meanwhile?.();
      response.type('text');
      const body = `${count} ${'x'.repeat(Number(incoming.query.size ?? 0))}`;
      return { body, cacheTags: ['content'] };
    });
  });
  const server = createServer(cache.serve(app));
  onTestFinished(() => void server.close());
  const port = await listen(server);
  const send = async (path: string, headers: Record<string, string>) =>
    Number.parseInt(await (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text(), 10);
  return {
    request: (path: string) => send(path, {}),
    requestExcluded: (path: string) => send(path, { 'x-excluded': 'yes' }),
    current,
    setMeanwhile: (work: () => unknown) => {
      meanwhile = work;
    },
  };
}

const UNREADABLE = { read: () => Promise.reject(new Error('away')) };
const [A, B, C] = ['/a?size=40000', '/b?size=40000', '/c?size=40000'] as const;

test.each<[rule: string, Options, paths: string[], counts: number[]]>([
  ['is cached by its full URL', {}, ['/a', '/a', '/a?b', '/a?b'], [1, 1, 2, 2]],
  [
    'makes room for a new one if it was used least recently',
    {},
    [A, B, A, C, C, A, B],
    [1, 2, 1, 3, 3, 1, 4],
  ],
  ['is not cached if it is larger than the cache', {}, ['/?size=100000', '/?size=100000'], [1, 2]],
  ['is not cached in a cache of zero bytes', { maxBytes: 0 }, ['/', '/'], [1, 2]],
  ['is not cached while versions cannot be read', { versions: UNREADABLE }, ['/', '/'], [1, 2]],
  ['is not cached with an unknown parameter', {}, ['/?size=1&made-up=1', '/?size=1&made-up=1'], [1, 2]],
  ['is not cached with an inherited parameter', {}, ['/?constructor', '/?constructor'], [1, 2]],
])('a response %s', async (_rule, options, paths, counts) => {
  const { request } = await startCounting(options);
  const found: number[] = [];
  for (const path of paths) found.push(await request(path));
  expect(found).toEqual(counts);
});

test('a cached response expires when its tag changes and not when another tag changes', async () => {
  const { request, current } = await startCounting();
  expect(await request('/')).toBe(1);
  current.views += 1;
  expect(await request('/')).toBe(1);
  current.content += 1;
  expect([await request('/'), await request('/')]).toEqual([2, 2]);
});

test('a change while a response is generated makes it expire', async () => {
  const { request, current, setMeanwhile } = await startCounting();
  setMeanwhile(() => {
    current.content += 1;
  });
  expect([await request('/'), await request('/')]).toEqual([1, 2]);
});

test('no response is created for a client that has disconnected', async () => {
  const before = ({ url, socket }: IncomingMessage) => url?.startsWith('/a') && socket.destroy();
  const { request } = await startCounting({ before });
  await expect(request('/a')).rejects.toThrow();
  await expect(request('/a?made-up')).rejects.toThrow();
  expect(await request('/b')).toBe(1);
});

test('small responses count with their full memory size', async () => {
  const { request } = await startCounting({ maxBytes: 100_000 });
  for (let index = 1; index <= 100; index += 1) expect(await request(`/${index}`)).toBe(index);
  expect([await request('/100'), await request('/1')]).toEqual([100, 101]);
});

test('an excluded request neither gets nor adds a cached response', async () => {
  const { request, requestExcluded } = await startCounting();
  expect([await request('/a'), await requestExcluded('/a'), await request('/a')]).toEqual([1, 2, 1]);
  expect([await requestExcluded('/b'), await request('/b'), await request('/b')]).toEqual([3, 4, 4]);
});

test('a file that ignores its query is cached once for all queries', async () => {
  const { request } = await startCounting({ queryNames: 'ignored' });
  expect(await Promise.all(['/a?x=1', '/a?x=2', '/a', '/b?x=1'].map(request))).toEqual([1, 1, 1, 2]);
  expect(await request('/a?x=3')).toBe(1);
});

test('an expired response is removed even if the cache is not full', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const purge = vi.spyOn(LRUCache.prototype, 'purgeStale');
  const { request } = await startCounting();
  expect([await request('/'), await request('/')]).toEqual([1, 1]);
  const minutesLater = performance.now() + 130_000;
  vi.spyOn(performance, 'now').mockImplementation(() => minutesLater);
  vi.advanceTimersByTime(130_000);
  expect(purge.mock.results.map(({ value }) => value)).toContain(true);
  expect(await request('/')).toBe(2);
});

test('a cached body uses no more memory than its bytes', () => {
  for (const body of ['some text', Buffer.from('some text')])
    expect(copyBytes(body).buffer.byteLength).toBe('some text'.length);
});

test('simultaneous requests for an address share one response', async () => {
  const { request, setMeanwhile } = await startCounting();
  setMeanwhile(() => delay(50));
  expect(await Promise.all(['/a', '/a', '/a', '/b'].map(request))).toEqual([1, 1, 1, 2]);
});

test('a request does not share a response from before a change', async () => {
  const { request, current, setMeanwhile } = await startCounting();
  setMeanwhile(async () => {
    current.content += 1;
    setMeanwhile(() => {});
    await delay(50);
  });
  expect((await Promise.all(['/a', '/a'].map(request))).toSorted()).toEqual([1, 2]);
});

test('a response that is not cached is created for each request', async () => {
  const { request, setMeanwhile } = await startCounting();
  setMeanwhile(() => delay(20));
  expect((await Promise.all(['/a?made-up', '/a?made-up'].map(request))).toSorted()).toEqual([1, 2]);
});
