import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, expect, test } from 'vitest';
import type { VersionReader, Versions } from '../../src/server/api/content-versions';
import { createLogger } from '../../src/server/core/logger';
import { createResponseCache } from '../../src/server/http/response-cache';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

type Options = { maxBytes?: number; versions?: Partial<VersionReader> };

/** A server whose every answer tells how many were made so far. */
async function startCounting({ maxBytes = 10_000, versions }: Options = {}) {
  const current: Versions = { content: 1, views: 1 };
  const reader = { peek: () => ({ ...current }), read: async () => ({ ...current }), ...versions };
  const cache = createResponseCache(reader, createLogger('silent'), maxBytes);
  let made = 0;
  let meanwhile: (() => void) | undefined;
  const app = express().use(async (request, response) => {
    const keep = await cache.begin(request);
    made += 1;
    const body = `${made} ${'x'.repeat(Number(request.query.size ?? 0))}`;
    meanwhile?.();
    keep?.(response.type('text'), body, ['content']);
    response.send(body);
  });
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

test('an answer is kept by its whole address', async () => {
  const { ask } = await startCounting();
  expect([await ask('/a'), await ask('/a'), await ask('/a?b'), await ask('/a?b')]).toEqual([1, 1, 2, 2]);
});

test('an answer falls when its part changes, not when another does', async () => {
  const { ask, current } = await startCounting();
  expect(await ask('/')).toBe(1);
  current.views += 1;
  expect(await ask('/')).toBe(1);
  current.content += 1;
  expect([await ask('/'), await ask('/')]).toEqual([2, 2]);
});

test('a change in the middle of making an answer makes it out of date', async () => {
  const { ask, current, setMeanwhile } = await startCounting();
  setMeanwhile(() => {
    current.content += 1;
  });
  expect([await ask('/'), await ask('/')]).toEqual([1, 2]);
});

test('the oldest answers make room for new ones', async () => {
  const { ask } = await startCounting({ maxBytes: 1_000 });
  const sizes = ['/a?size=400', '/b?size=400', '/c?size=400'];
  for (const path of sizes) await ask(path);
  expect([await ask('/c?size=400'), await ask('/b?size=400')]).toEqual([3, 2]);
  expect(await ask('/a?size=400')).toBe(4);
});

test('an answer larger than the room is not kept', async () => {
  const { ask } = await startCounting({ maxBytes: 1_000 });
  expect([await ask('/?size=1000'), await ask('/?size=1000')]).toEqual([1, 2]);
});

test('nothing is kept without room', async () => {
  const { ask } = await startCounting({ maxBytes: 0 });
  expect([await ask('/'), await ask('/')]).toEqual([1, 2]);
});

test('without versions to be read answers are made anew', async () => {
  const unreadable = { peek: () => null, read: () => Promise.reject(new Error('away')) };
  const { ask } = await startCounting({ versions: unreadable });
  expect([await ask('/'), await ask('/')]).toEqual([1, 2]);
});
