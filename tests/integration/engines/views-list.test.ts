import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#server/core/database/new-id';
import { viewEntity } from '#server/features/views/view-entities';
import type { ViewList, ViewListInput } from '#shared/contract/view';
import { createCaller, TRANSPORTS } from '../../support/app/call-api';
import { startAppForFile } from '../../support/app/managed-app';

const app = await startAppForFile();
const { token } = await app.signIn();
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

const [FIRST, SECOND, THIRD] = [
  '2025-03-01T00:00:00.000Z',
  '2025-03-01T00:00:00.001Z',
  '2025-03-02T23:59:59.999Z',
] as const;

describe.each(TRANSPORTS)('the list of views over %s', transport => {
  const call = createCaller(app, transport);
  const list = async (input: ViewListInput = {}) => (await call('views.list', { token, input })).body;

  test('returns only timestamps, for the entire site, oldest first', async () => {
    await store([THIRD, FIRST, SECOND]);
    await store(['2025-03-01T12:00:00.000Z'], newId());
    expect(await list()).toEqual(views(FIRST, SECOND, THIRD));
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

test('a database failure during the list of views returns the usual 500 over REST', async () => {
  const query = (sql: string) => app.db.write(manager => manager.query(sql));
  await query('ALTER TABLE view_record RENAME TO view_record_away');
  const { status, headers, body } = await app.rest('GET', '/views', { token });
  await query('ALTER TABLE view_record_away RENAME TO view_record');
  expect({ status, body }).toEqual({
    status: 500,
    body: {
      code: 'INTERNAL_SERVER_ERROR',
      message: `Internal server error (request ${headers.get('x-request-id')})`,
    },
  });
  expect(headers.get('cache-control')).toBe('no-store');
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
