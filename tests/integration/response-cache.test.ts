import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { projectEntity } from '#server/features/projects/project-entity';
import { startAppForFile, startAppForTest } from '../support/app/managed-app';
import { storeProject } from '../support/content/project-factory';
import { createTestDatabase } from '../support/database/test-database';

const database = await createTestDatabase();
afterAll(database.remove);
const app = await startAppForFile({ database });

type Raw = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

/** Sends one request without the headers and decoding that fetch adds. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(app.url + path, { method, headers }, response => {
      const chunks: Buffer[] = [];
      response.on('data', chunk => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', reject).end();
  });
}

/** Changes the row without invalidating caches, so that only a new response shows the change. */
async function renameWithoutInvalidation(id: string, title: string): Promise<void> {
  await app.db.write(manager => manager.update(projectEntity, { id }, { title }));
}

const JSON_LINES = { 'trpc-accept': 'application/jsonl' };

const PATHS: Record<string, (id: string) => string> = {
  'REST list': () => '/api/projects',
  'REST one': id => `/api/projects/${id}`,
  'tRPC single call': () => '/trpc/projects.list',
  'tRPC batch': () => '/trpc/site.get,projects.list?batch=1&input=%7B%7D',
};

describe.each(Object.entries(PATHS))('a response to a visitor (%s)', (_name, getPath) => {
  test('is cached until the content changes', async () => {
    const { _id: id } = await storeProject(app, { title: 'First title' });
    const first = await get(getPath(id));
    expect(first).toMatchObject({ status: 200 });
    expect(first.bytes.toString()).toContain('First title');
    await renameWithoutInvalidation(id, 'Second title');
    const cached = await get(getPath(id));
    expect(cached.bytes.toString()).toBe(first.bytes.toString());
    await app.services.projects.addCategory(`Category of ${id}`);
    expect((await get(getPath(id))).bytes.toString()).toContain('Second title');
  });

  test('has the same headers from the cache, except for its request ID', async () => {
    const { _id: id } = await storeProject(app);
    const { headers: first } = await get(getPath(id));
    const { headers: cached } = await get(getPath(id));
    expect(cached['x-request-id']).not.toBe(first['x-request-id']);
    const varying = ['x-request-id', 'date', 'content-length', 'transfer-encoding'];
    const shared = (headers: IncomingHttpHeaders) =>
      Object.entries(headers).filter(([name]) => !varying.includes(name));
    expect(Object.fromEntries(shared(cached))).toEqual(Object.fromEntries(shared(first)));
  });

  test('is not taken from the cache for the owner, for cross-origin requests, or as JSON lines', async () => {
    const { _id: id } = await storeProject(app, { title: 'Cached title' });
    await get(getPath(id));
    await renameWithoutInvalidation(id, 'New title');
    const { token } = await app.signIn();
    const requests = [{ 'x-auth-token': token }, { origin: 'https://other.example' }];
    for (const headers of getPath(id).includes('batch') ? [...requests, JSON_LINES] : requests) {
      expect((await get(getPath(id), headers)).bytes.toString()).toContain('New title');
    }
  });
});

test('a cached response is compressed in an encoding that the client accepts', async () => {
  await storeProject(app, { details: 'A long text. '.repeat(500) });
  const { bytes } = await get('/api/projects');
  const decompress = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const [encoding, plain] of Object.entries(decompress)) {
    for (const _attempt of [1, 2]) {
      const compressed = await get('/api/projects', { 'accept-encoding': encoding });
      expect(compressed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
      expect(compressed.bytes.length).toBeLessThan(bytes.length / 2);
      expect(plain(compressed.bytes)).toEqual(bytes);
    }
  }
  const plain = await get('/api/projects', { 'accept-encoding': 'br;q=0, identity' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.bytes).toEqual(bytes);
});

test('an uncached response is compressed if the client accepts it', async () => {
  await storeProject(app, { details: 'A long text. '.repeat(500) });
  const owner = { 'x-auth-token': (await app.signIn()).token };
  const plain = await get('/api/projects', owner);
  expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': 'no-store' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  const compressed = await get('/api/projects', { ...owner, 'accept-encoding': 'gzip' });
  expect(compressed.headers).toMatchObject({ vary: 'Accept-Encoding', 'content-encoding': 'gzip' });
  expect(gunzipSync(compressed.bytes)).toEqual(plain.bytes);
});

test('a cached response returns 304 for a matching ETag, and no body for HEAD', async () => {
  const { headers, bytes } = await get('/api/projects');
  const etag = headers.etag ?? '';
  expect(etag).toMatch(/^W\/"/);
  for (const knownTags of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
    const same = await get('/api/projects', { 'if-none-match': knownTags });
    expect(same).toMatchObject({ status: 304, headers: { etag } });
    expect(same.bytes.length).toBe(0);
  }
  expect(await get('/api/projects', { 'if-none-match': '"other"' })).toMatchObject({ status: 200 });
  const reload = await get('/api/projects', { 'if-none-match': etag, 'cache-control': 'no-cache' });
  expect(reload).toMatchObject({ status: 200, bytes });
  const head = await get('/api/projects', {}, 'HEAD');
  expect(head).toMatchObject({ status: 200, headers: { 'content-length': String(bytes.length) } });
  expect(head.bytes.length).toBe(0);
});

test('a view is immediately included in the total and does not invalidate cached content', async () => {
  const { _id: id } = await storeProject(app, { title: 'Before the visit' });
  const total = async () => JSON.parse((await get('/api/views/total')).bytes.toString()).totalViews;
  const before = await total();
  await get('/api/projects');
  await renameWithoutInvalidation(id, 'After the visit');
  for (const visits of [1, 2, 3]) {
    await app.rest('POST', '/views', { body: { projectId: null, sessionId: 'visitor' } });
    expect(await total()).toBe(before + visits);
  }
  expect((await get('/api/projects')).bytes.toString()).toContain('Before the visit');
});

test('the response cache notices changes by another process', async () => {
  const other = await startAppForTest({ database });
  const { _id: id } = await storeProject(app, { title: 'Here' });
  const read = async () => JSON.parse((await get(`/api/projects/${id}`)).bytes.toString()).title;
  expect(await read()).toBe('Here');
  await other.services.projects.update({ id, title: 'There' });
  await vi.waitFor(async () => expect(await read()).toBe('There'), { timeout: 5_000, interval: 10 });
});

test('errors and private responses are never cached', async () => {
  const id = '00000000-0000-7000-8000-000000000000';
  const input = encodeURIComponent(JSON.stringify({ address: id }));
  for (const _attempt of [1, 2]) {
    expect(await get(`/api/projects/${id}`)).toMatchObject({ status: 404 });
    // This procedure caches the projects that it finds.
    expect(await get(`/trpc/projects.page?input=${input}`)).toMatchObject({ status: 404 });
    expect(await get('/api/contacts')).toMatchObject({ status: 401 });
    expect(await get('/trpc/contacts.list')).toMatchObject({ status: 401 });
  }
});
