import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AUTH_HEADER } from '#shared/credentials';
import { OWNER_COOKIE } from '#shared/file-cookies';
import { fetchTokens } from '../support/app/fetch-tokens';
import { type OwnerCall, ownerCalls } from '../support/app/owner-calls';
import { addPicture } from '../support/content/archive-content';
import { picture } from '../support/content/media-factory';
import { type Certificate, createCertificate } from '../support/deploy/certificate';
import type { Nginx } from '../support/deploy/nginx';
import { startCachingNginx } from '../support/deploy/tls-proxy';
import { tlsRequest } from '../support/deploy/tls-request';
import { findFreePort } from '../support/free-port';
import { folderForFile } from '../support/managed-folder';
import { findNginx } from '../support/programs/server-programs';
import { type Site, startSite } from '../support/programs/start-site';

// nginx with deploy/nginx-cache.conf in front of the built site. X-Cache says where a response came from.

/** After this time, nginx asks the site again: it counts whole seconds, so one second may take two. */
const EXPIRY_MS = 2_100;

const folder = await folderForFile();
let site: Site;
let certificate: Certificate;
let url: string;
let directUrl: string;
let call: OwnerCall;
let token: string;
let nginx: Nginx;
beforeAll(async () => {
  if (findNginx() === null) return;
  certificate = await createCertificate(folder);
  const ports = { site: await findFreePort(), tls: await findFreePort(), plain: await findFreePort() };
  url = `https://localhost:${ports.tls}`;
  const settings = { PORT: String(ports.site), PUBLIC_URL: url, TRUST_PROXY: 'loopback' };
  site = await startSite(settings, { isNew: true });
  // The site names the address of the proxy, which does not run yet.
  directUrl = `http://127.0.0.1:${ports.site}`;
  ({ token } = await fetchTokens(directUrl));
  call = await ownerCalls(directUrl);
  nginx = await startCachingNginx({ ports, certificate, folder }, '1s');
});
afterAll(async () => {
  await nginx?.stop();
  await site?.stop();
});
beforeEach(({ skip }) => skip(findNginx() === null, 'nginx is not on this machine'));

type Answer = { status: number | undefined; cache: string | undefined; text: string };

/** Requests a path as a visitor, without any encoding unless the headers ask for one. */
async function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await tlsRequest(url + path, { ca: certificate.content, headers });
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[answer.headers['content-encoding'] ?? ''];
  const cache = answer.headers['x-cache']?.toString();
  return { status: answer.status, cache, text: (decode?.(answer.body) ?? answer.body).toString() };
}

async function createProject(fields: object): Promise<{ id: string; path: string }> {
  const [{ _id: id }] = await call('POST', '/projects', { public: true, ...fields });
  return { id, path: `/projects/${id}` };
}

/** Uploads a picture and publishes a project that names it, after which shared caches may store it. */
async function publishPicture(title: string) {
  const image = await addPicture({ url: directUrl }, await picture(300, 200).png().toBuffer());
  // A draft may still hide a file that no item names.
  for (const _visit of [1, 2]) expect(await get(image)).toMatchObject({ status: 200, cache: 'MISS' });
  const project = await createProject({ title, image });
  await expect.poll(async () => (await get(image)).cache, { timeout: 30_000 }).toBe('HIT');
  return { ...project, image };
}

test('build files come from the cache in each encoding that a browser accepts', async () => {
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec((await get('/')).text) ?? [];
  const plain = await get(script);
  expect(plain).toMatchObject({ status: 200, cache: 'MISS' });
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding };
    await get(script, headers);
    expect(await get(script, headers)).toEqual({ ...plain, cache: 'HIT' });
  }
  expect(await get('/assets/none.js')).toMatchObject({ status: 404, cache: 'MISS' });
  expect(await get('/assets/none.js')).toMatchObject({ status: 404, cache: 'MISS' });
});

test('a page comes from the cache for a second, and nginx then asks whether it has changed', async () => {
  const { path } = await createProject({ title: 'A tide gauge' });
  const first = await get(path);
  expect(first).toMatchObject({ status: 200, cache: 'MISS' });
  expect(first.text).toContain('A tide gauge');
  for (const encoding of ['br', 'gzip', ''])
    await expect
      .poll(() => get(path, { 'accept-encoding': encoding }), { timeout: 30_000 })
      .toEqual({ ...first, cache: 'HIT' });
  await delay(EXPIRY_MS);
  expect(await get(path)).toEqual({ ...first, cache: 'REVALIDATED' });
});

test('visitors see a change of a page within two seconds, and in feeds and the API at once', async () => {
  const { id, path } = await createProject({ title: 'A slow gauge' });
  await get(path);
  for (const live of ['/api/projects', '/sitemap.xml', '/feed.xml', '/robots.txt']) {
    expect(await get(live)).toMatchObject({ status: 200, cache: undefined });
    expect(await get(live)).toMatchObject({ status: 200, cache: undefined });
  }
  for (const _search of [1, 2]) expect((await get('/search?q=gauge')).cache).toBe('MISS');
  await call('PUT', `/projects/${id}`, { title: 'A quick gauge' });
  expect((await get('/api/projects')).text).toContain('A quick gauge');
  await delay(EXPIRY_MS);
  expect((await get(path)).text).toContain('A quick gauge');
  await call('PUT', `/projects/${id}`, { draft: true });
  await delay(EXPIRY_MS);
  expect((await get(path)).status).toBe(404);
});

test('no visitor gets what the owner or a secret link shows', async () => {
  const element = {
    title: 'A hidden year',
    type: 'profile',
    year: 2020,
    icon: 'fa-star',
    shortDescription: 'x',
  };
  await call('POST', '/timeline', { ...element, draft: true });
  const owner = { [AUTH_HEADER]: token };
  expect(await get('/about', owner)).toMatchObject({ cache: 'BYPASS' });
  for (const path of ['/about', '/api/timeline']) {
    expect((await get(path, owner)).text).toContain('A hidden year');
    expect((await get(path)).text).not.toContain('A hidden year');
    expect((await get(path, owner)).text).toContain('A hidden year');
  }
  const { id } = await createProject({ title: 'A secret gauge', draft: true });
  const link = await fetch(`${directUrl}/trpc/previews.createLink`, {
    method: 'POST',
    headers: { ...owner, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'project', id }),
  });
  const { path } = (await link.json()).result.data;
  for (const _visit of [1, 2]) {
    const preview = await get(path);
    expect(preview).toMatchObject({ status: 200, cache: undefined });
    expect(preview.text).toContain('A secret gauge');
  }
});

test('a hidden picture leaves the cache once it expires, and the owner never loses it', async () => {
  const { id, image } = await publishPicture('A pictured gauge');
  expect(await get(image)).toMatchObject({ status: 200 });
  await call('PUT', `/projects/${id}`, { draft: true });
  const owner = { cookie: `theme=dark; ${OWNER_COOKIE}=${token}` };
  expect(await get(image, owner)).toMatchObject({ status: 200, cache: 'BYPASS' });
  await delay(EXPIRY_MS);
  expect((await get(image)).status).toBe(404);
  expect(await get(image, owner)).toMatchObject({ status: 200, cache: 'BYPASS' });
  expect((await get(image)).status).toBe(404);
});

test('visitors do not wait for each other for a response that is not cached', async () => {
  const startedAt = performance.now();
  const answers = await Promise.all(Array.from({ length: 10 }, () => get('/uploads/sample-hivescale.svg')));
  expect(answers.map(({ status, cache }) => [status, cache])).toEqual(Array(10).fill([200, 'MISS']));
  // With proxy_cache_lock, each waits half a second longer than the one before it.
  expect(performance.now() - startedAt).toBeLessThan(3_000);
});

test('every view and message reaches the site', async () => {
  const send = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const sent = { ca: certificate.content, method: 'POST', headers, body: JSON.stringify(body) };
    return (await tlsRequest(url + path, sent)).status;
  };
  const countViews = async () => Number(JSON.parse((await get('/api/views/total')).text).totalViews);
  const before = await countViews();
  for (const _view of [1, 2, 3]) expect(await send('/api/views', { sessionId: 'one' })).toBe(201);
  expect(await countViews()).toBe(before + 3);
  const message = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
  for (const _message of [1, 2]) expect(await send('/api/contacts', message)).toBe(201);
  expect(await call('GET', '/contacts')).toHaveLength(2);
});

test('while the site is down, visitors read what is public, but nothing that was hidden before', async () => {
  const { path, image } = await publishPicture('A lasting gauge');
  const hidden = await createProject({ title: 'A withdrawn gauge' });
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec((await get('/')).text) ?? [];
  for (const each of [path, hidden.path, script]) await get(each);
  await call('PUT', `/projects/${hidden.id}`, { draft: true });
  await delay(EXPIRY_MS);
  expect((await get(hidden.path, { 'accept-encoding': 'br' })).status).toBe(404);
  await site.stop();
  await delay(EXPIRY_MS);
  const page = await get(path);
  expect(page).toMatchObject({ status: 200, cache: 'STALE' });
  expect(page.text).toContain('A lasting gauge');
  expect(await get(image)).toMatchObject({ status: 200, cache: 'STALE' });
  expect(await get(script)).toMatchObject({ status: 200, cache: 'HIT' });
  expect((await get(hidden.path)).status).toBe(404);
  for (const live of ['/api/projects', '/feed.xml', '/never-seen'])
    expect((await get(live)).status).toBe(502);
});
