import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { LRUCache } from 'lru-cache';
import { afterEach, expect, test, vi } from 'vitest';
import type { VersionReader, Versions } from '../../src/server/api/content-versions';
import { createLogger } from '../../src/server/core/logger';
import { ownBytes } from '../../src/server/http/cache/cached-response';
import { createResponseCache } from '../../src/server/http/cache/response-cache';

const closers: (() => void)[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const close of closers.splice(0)) close();
});

type Options = { maxBytes?: number; versions?: Partial<VersionReader> };

/** A server whose every response tells how many were made so far. */
async function startCounting({ maxBytes = 100_000, versions }: Options = {}) {
  const current = { content: 1, views: 1 } satisfies Versions;
  const reader = { read: async () => ({ ...current }), ...versions };
  const cache = createResponseCache(reader, createLogger('silent'), maxBytes);
  let made = 0;
  let meanwhile: (() => void) | undefined;
  const app = express().use((request, response) =>
    cache.respond(request, response, ['size', 'b'], async () => {
      made += 1;
      meanwhile?.();
      response.type('text');
      const body = `${made} ${'x'.repeat(Number(request.query.size ?? 0))}`;
      return { body, cacheTags: ['content'] };
    }),
  );
  const server = createServer(cache.serve(app)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string) =>
    Number.parseInt(await (await fetch(`http://127.0.0.1:${port}${path}`)).text(), 10);
  return {
    ask,
    current,
    setMeanwhile: (work: () => void) => {
      meanwhile = work;
    },
  };
}

test('a response is cached by its whole address', async () => {
  const { ask } = await startCounting();
  expect([await ask('/a'), await ask('/a'), await ask('/a?b'), await ask('/a?b')]).toEqual([1, 1, 2, 2]);
});

test('a response is out of date when its tag changes, not when another does', async () => {
  const { ask, current } = await startCounting();
  expect(await ask('/')).toBe(1);
  current.views += 1;
  expect(await ask('/')).toBe(1);
  current.content += 1;
  expect([await ask('/'), await ask('/')]).toEqual([2, 2]);
});

test('a change while a response is made makes it out of date', async () => {
  const { ask, current, setMeanwhile } = await startCounting();
  setMeanwhile(() => {
    current.content += 1;
  });
  expect([await ask('/'), await ask('/')]).toEqual([1, 2]);
});

test('the least recently used responses make room for new ones', async () => {
  const { ask } = await startCounting({ maxBytes: 100_000 });
  const [a, b, c] = ['/a?size=40000', '/b?size=40000', '/c?size=40000'] as const;
  expect([await ask(a), await ask(b), await ask(a), await ask(c)]).toEqual([1, 2, 1, 3]);
  expect([await ask(c), await ask(a)]).toEqual([3, 1]);
  expect(await ask(b)).toBe(4);
});

test('a response larger than the cache is not cached', async () => {
  const { ask } = await startCounting({ maxBytes: 100_000 });
  expect([await ask('/?size=100000'), await ask('/?size=100000')]).toEqual([1, 2]);
});

test('small responses count what they take in memory', async () => {
  const { ask } = await startCounting({ maxBytes: 100_000 });
  for (let index = 1; index <= 100; index += 1) expect(await ask(`/${index}`)).toBe(index);
  expect([await ask('/100'), await ask('/1')]).toEqual([100, 101]);
});

test('nothing is cached without memory for it', async () => {
  const { ask } = await startCounting({ maxBytes: 0 });
  expect([await ask('/'), await ask('/')]).toEqual([1, 2]);
});

test('while the versions cannot be read, responses are not cached', async () => {
  const unreadable = { read: () => Promise.reject(new Error('away')) };
  const { ask } = await startCounting({ versions: unreadable });
  expect([await ask('/'), await ask('/')]).toEqual([1, 2]);
});

test('an address with a made-up name in its query is not cached', async () => {
  const { ask } = await startCounting();
  expect([await ask('/?size=1&made-up=1'), await ask('/?size=1&made-up=1')]).toEqual([1, 2]);
  expect([await ask('/?constructor'), await ask('/?constructor')]).toEqual([3, 4]);
});

test('a response that is too old is forgotten, though nothing needs its place', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const purge = vi.spyOn(LRUCache.prototype, 'purgeStale');
  const { ask } = await startCounting();
  expect([await ask('/'), await ask('/')]).toEqual([1, 1]);
  const minutesLater = performance.now() + 130_000;
  vi.spyOn(performance, 'now').mockImplementation(() => minutesLater);
  vi.advanceTimersByTime(130_000);
  expect(purge.mock.results.map(({ value }) => value)).toContain(true);
  expect(await ask('/')).toBe(2);
});

test('what is cached holds no more memory than its bytes', () => {
  for (const body of ['some text', Buffer.from('some text')]) {
    expect(ownBytes(body).buffer.byteLength).toBe('some text'.length);
  }
});
