import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#server/core/database/new-id';
import { viewEntity } from '#server/features/views/view-entities';
import type { ViewList, ViewListInput } from '#shared/contract/view';
import { connect } from '../../support/open-test-database';
import { createPreparedDatabase } from '../../support/prepared-database';
import { startApp, type TestApp } from '../../support/start-app';
import type { TestDatabase } from '../../support/test-database';

let database: TestDatabase;
let app: TestApp;
let token: string;
beforeAll(async () => {
  database = await createPreparedDatabase();
  app = await startApp({ database });
  ({ token } = await app.signIn());
});
afterAll(async () => {
  await app?.stop();
  await database?.remove();
});
beforeEach(() => app.db.write(manager => manager.deleteAll(viewEntity)));

/** Stores views directly in the database. */
async function store(timestamps: string[], projectId: string | null = null): Promise<void> {
  const rows = timestamps.map(timestamp => ({
    id: newId(),
    timestamp: new Date(timestamp),
    projectId,
    sessionId: 'x',
  }));
  await app.db.write(async manager => {
    for (let offset = 0; offset < rows.length; offset += 1_000) {
      await manager.insert(viewEntity, rows.slice(offset, offset + 1_000));
    }
  });
}

function views(...timestamps: string[]): ViewList {
  return { views: timestamps.map(timestamp => ({ timestamp })) };
}

const TRANSPORTS = {
  REST: async (input: ViewListInput = {}) => {
    const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
    const { status, body } = await app.rest('GET', `/views?${query}`, { token });
    expect(status).toBe(200);
    return body;
  },
  tRPC: (input: ViewListInput = {}) => app.trpc(token).views.list.query(input),
};

const [FIRST, SECOND, THIRD] = [
  '2025-03-01T00:00:00.000Z',
  '2025-03-01T00:00:00.001Z',
  '2025-03-02T23:59:59.999Z',
] as const;

describe.each(['REST', 'tRPC'] as const)('the list of views over %s', transport => {
  const list = TRANSPORTS[transport];

  test('is empty at first', async () => {
    expect(await list()).toEqual({ views: [] });
  });

  test('returns only timestamps, for the entire site, oldest first', async () => {
    await store([THIRD, FIRST, SECOND]);
    await store(['2025-03-01T12:00:00.000Z'], newId());
    expect(await list()).toEqual(views(FIRST, SECOND, THIRD));
  });

  test('includes a view immediately after it is recorded', async () => {
    const { timestamp } = await app.trpc().views.record.mutate({ sessionId: 'x' });
    expect(await list()).toEqual(views(timestamp));
  });

  test('can be filtered by project', async () => {
    const projectId = newId();
    await store([FIRST]);
    await store([SECOND], newId());
    await store([THIRD], projectId);
    expect(await list({ projectId })).toEqual(views(THIRD));
    for (const unknown of [newId(), 'nonsense', `${projectId} `, '']) {
      expect(await list({ projectId: unknown })).toEqual({ views: [] });
    }
  });

  test('can start at a given time, inclusive', async () => {
    await store([FIRST, SECOND, THIRD]);
    expect(await list({ since: SECOND })).toEqual(views(SECOND, THIRD));
    expect(await list({ since: '2025-03-01T02:00:00+02:00' })).toEqual(views(FIRST, SECOND, THIRD));
    expect(await list({ since: '2025-04-01T00:00:00Z' })).toEqual({ views: [] });
  });

  test('can be limited to the first views, or to a page with since and limit', async () => {
    await store([FIRST, SECOND, THIRD]);
    expect(await list({ limit: 2 })).toEqual(views(FIRST, SECOND));
    expect(await list({ limit: 1, since: SECOND })).toEqual(views(SECOND));
    expect(await list({ limit: 100 })).toEqual(views(FIRST, SECOND, THIRD));
  });

  test('returns each of 12,000 views once, even if many share a millisecond', async () => {
    const timestamps = Array.from({ length: 12_000 }, (_, index) =>
      new Date(Date.UTC(2025, 0, 1) + Math.floor(index / 7_000)).toISOString(),
    );
    await store(timestamps);
    expect(await list()).toEqual(views(...timestamps));
    expect(await list({ limit: 7_001 })).toEqual(views(...timestamps.slice(0, 7_001)));
    expect(await list({ limit: 5_000 })).toEqual(views(...timestamps.slice(0, 5_000)));
  });
});

test('the list of views over REST is JSON and is never cached', async () => {
  await store([FIRST]);
  const { headers } = await app.rest('GET', '/views', { token });
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
});

test('a database failure during the list of views returns the usual 500 over REST', async () => {
  const source = await connect(database, []);
  await source.query('ALTER TABLE view_record RENAME TO view_record_away');
  const { status, headers, body } = await app.rest('GET', '/views', { token });
  await source.query('ALTER TABLE view_record_away RENAME TO view_record');
  await source.destroy();
  expect({ status, body }).toEqual({
    status: 500,
    body: {
      code: 'INTERNAL_SERVER_ERROR',
      message: `Internal server error (request ${headers.get('x-request-id')})`,
    },
  });
  expect(headers.get('cache-control')).toBe('no-store');
});

test('HEAD for the list of views returns no body', async () => {
  const response = await fetch(`${app.url}/api/views`, {
    method: 'HEAD',
    headers: { 'x-auth-token': token },
  });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
});

test.each(['limit=0', 'limit=-1', 'limit=1.5', 'limit=many', 'limit=1&limit=2', 'since=yesterday', 'since='])(
  'the query %s returns 400 and an issue with its name',
  async query => {
    const { status, body } = await app.rest('GET', `/views?${query}`, { token });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: [query.split('=')[0]] }] });
  },
);

test('a NUL character in the query returns 400', async () => {
  expect((await app.rest('GET', '/views?projectId=a%00', { token })).status).toBe(400);
});

test('only the owner can read the list of views, regardless of the query', async () => {
  for (const path of ['/views', '/views?limit=nonsense']) {
    for (const headers of [{}, { 'x-auth-token': 'forged' }] as Record<string, string>[]) {
      const { status, body } = await app.rest('GET', path, { headers });
      expect({ status, body }).toEqual({
        status: 401,
        body: { message: 'Please sign in.', code: 'UNAUTHORIZED' },
      });
    }
  }
  await expect(app.trpc().views.list.query({})).rejects.toMatchObject({ data: { code: 'UNAUTHORIZED' } });
});

test('a client that disconnects during the list of views does not affect other requests', async () => {
  await store(Array.from({ length: 12_000 }, () => FIRST));
  const abort = new AbortController();
  const response = await fetch(`${app.url}/api/views`, {
    headers: { 'x-auth-token': token, 'accept-encoding': 'identity' },
    signal: abort.signal,
  });
  const reader = response.body?.getReader();
  await reader?.read();
  abort.abort();
  await expect(reader?.read()).rejects.toThrow();
  expect((await app.rest('GET', '/views?limit=1', { token })).body).toEqual(views(FIRST));
});
