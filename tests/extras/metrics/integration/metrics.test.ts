import { expect, test } from 'vitest';
import { readSiteVersion } from '#server/core/runtime/read-site-version';
import { createBackupLog } from '#server/features/backup/backup-log';
import { queueNotice } from '#server/features/notices/notice-queue';
import { startAppForTest } from '#tests/support/app/managed-app';
import { renderedBy } from '#tests/support/app/plain-app';
import { type StartAppOptions, startApp, type TestApp } from '#tests/support/app/start-app';
import { startAppWithPages } from '#tests/support/app/visitor-reads';
import { storeProject } from '#tests/support/content/project-factory';
import { findFreePort } from '#tests/support/free-port';
import { type MetricValues, parseMetrics } from '../support/read-metrics';

const TOKEN = 'a-token-of-24-characters';
const METRICS = { METRICS_TOKEN: TOKEN };

const { version, commit } = readSiteVersion();
const BUILD = `portfolio_build_info{version="${version}",commit="${commit ?? ''}"}`;

function start(options: StartAppOptions = {}, startWith = startApp): Promise<TestApp> {
  return startAppForTest({ settings: METRICS, ...options }, startWith);
}

function scrape(app: TestApp, authorization = `Bearer ${TOKEN}`): Promise<Response> {
  return fetch(`${app.url}/metrics`, { headers: { authorization } });
}

async function read(app: TestApp): Promise<MetricValues> {
  return parseMetrics(await (await scrape(app)).text());
}

/** Sends a request and reads the whole response. */
async function visit(app: TestApp, path: string, options: RequestInit = {}): Promise<number> {
  const response = await fetch(app.url + path, { redirect: 'manual', ...options });
  await response.arrayBuffer();
  return response.status;
}

/**
 * Returns the number of requests by method, pattern and status, as in 'GET /api/projects 200'. A response is counted
 * when its connection is free again, after the client has read it.
 */
async function countRequests(app: TestApp): Promise<MetricValues> {
  const pattern = /^portfolio_http_requests_total\{method="(.*)",route="(.*)",status="(.*)"\}$/;
  return Object.fromEntries(
    Object.entries(await read(app)).flatMap(([name, value]) => {
      const [, method, route, status] = pattern.exec(name) ?? [];
      return route === undefined || route === '/metrics' ? [] : [[`${method} ${route} ${status}`, value]];
    }),
  );
}

test('without metrics, their address is an unknown page, with and without a token', async () => {
  const app = await start({ settings: {} }, startAppWithPages);
  const answers = [
    await fetch(`${app.url}/metrics`),
    await scrape(app),
    await fetch(`${app.url}/no-such-page`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  for (const answer of answers) expect(await answer.text()).not.toContain('portfolio_');
});

test('metrics are sent to callers with the token only, and never cached', async () => {
  const app = await start();
  for (const authorization of [
    '',
    'Bearer ',
    `Bearer ${TOKEN}x`,
    `Bearer ${TOKEN.slice(1)}`,
    `Basic ${TOKEN}`,
  ]) {
    const refused = await scrape(app, authorization);
    expect.soft(refused.status, authorization).toBe(401);
    expect.soft(refused.headers.get('www-authenticate'), authorization).toBe('Bearer');
    expect.soft(await refused.text(), authorization).not.toContain('portfolio_');
  }
  const accepted = await scrape(app);
  expect(accepted.status).toBe(200);
  expect(accepted.headers.get('cache-control')).toBe('no-store');
  expect(accepted.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect((await fetch(`${app.url}/metrics`, { method: 'POST' })).status).toBe(405);
});

test('requests are counted by method, pattern and status, and so are cached responses', async () => {
  const app = await start({}, startAppWithPages);
  const { _id: id } = await storeProject(app, { title: 'Secret title' });
  const before = await read(app);
  await visit(app, `/api/projects/${id}`);
  await visit(app, `/api/projects/${id}`);
  await visit(app, `/projects/${id}`, { redirect: 'follow' });
  await visit(app, '/trpc/projects.list');
  await visit(app, '/trpc/projects.list');
  await visit(app, '/trpc/site.get,projects.list?batch=1&input=%7B%7D');
  await visit(app, '/api/contacts', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' });
  await visit(app, '/robots.txt');
  await expect
    .poll(() => countRequests(app))
    .toMatchObject({
      'GET /api/projects/:id 200': 2,
      'GET /projects/:id 200': 1,
      'GET /trpc/projects.list 200': 2,
      'GET /trpc/:procedures 200': 1,
      'POST /api/contacts 415': 1,
      'GET /robots.txt 200': 1,
    });
  const values = await read(app);
  const grown = (name: string) => (values[name] ?? 0) - (before[name] ?? 0);
  expect(grown('portfolio_response_cache_lookups_total{result="hit"}')).toBe(2);
  expect(grown('portfolio_response_cache_lookups_total{result="miss"}')).toBe(4);
  const seconds = 'portfolio_http_request_duration_seconds';
  const labels = 'method="GET",route="/api/projects/:id"';
  expect(values[`${seconds}_count{${labels}}`]).toBe(2);
  expect(values[`${seconds}_bucket{le="10",${labels}}`]).toBe(2);
});

test('requests are counted by a fixed number of patterns, however many addresses they have', async () => {
  const app = await start({}, startAppWithPages);
  const forms = [
    '/no-such-N',
    '/projects/N',
    '/notes/N',
    '/admin/N',
    '/api/N',
    '/API/N/N',
    '/api/projects/N',
    '/%ff/N',
    '/trpc/N',
    '/trpc/N,N',
    '/uploads/N',
    '/look/N',
    '/og/projects/N',
    '/icons/N',
    '/preview/N',
  ];
  for (const form of forms)
    for (let count = 0; count < 3; count += 1) await visit(app, form.replaceAll('N', `made-up-${count}`));
  for (const method of ['PROPFIND', 'REPORT', 'SEARCH']) await visit(app, '/', { method });
  await expect
    .poll(() => countRequests(app))
    .toMatchObject({
      'GET /* 404': 9,
      'GET /api/* 404': 6,
      'GET /trpc/* 404': 3,
      'GET /uploads/:name 404': 3,
      'OTHER /* 405': 3,
    });
  const names = Object.keys(await countRequests(app));
  expect(names.filter(name => name.includes('made-up'))).toEqual([]);
  expect(names.length).toBeLessThan(25);
});

test('a client that leaves is counted as aborted', async () => {
  const client = new AbortController();
  const app = await start({
    bundle: renderedBy(async request => {
      client.abort();
      await expect.poll(() => request.awaitTurn()).toBe(false);
      return null;
    }),
  });
  await expect(fetch(`${app.url}/?made-up`, { signal: client.signal })).rejects.toThrow('aborted');
  await expect.poll(() => countRequests(app)).toEqual({ 'GET /* aborted': 1 });
});

test('the state of the site is that of its database', async () => {
  const app = await start();
  const first = await read(app);
  expect(first).toMatchObject({
    [BUILD]: 1,
    portfolio_database_up: 1,
    portfolio_mails_queued: 0,
    portfolio_scheduled_backup_failed: 0,
  });
  expect(first).not.toHaveProperty('portfolio_last_backup_timestamp_seconds');
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'])
    expect(first[name]).toBeGreaterThan(0);

  await app.db.write(manager => queueNotice(manager, '01a1fd07-85c5-7564-9909-52845c9ed050'));
  const backups = createBackupLog(app.db);
  await backups.finish('schedule', { file: 'portfolio.zip', bytes: 1 });
  await backups.fail('schedule', 'disk full');
  const second = await read(app);
  expect(second).toMatchObject({ portfolio_mails_queued: 1, portfolio_scheduled_backup_failed: 1 });
  const age = Date.now() / 1_000 - (second.portfolio_last_backup_timestamp_seconds ?? 0);
  expect(Math.abs(age)).toBeLessThan(10);
});

test('a database that does not answer is shown, and does not delay the metrics', async () => {
  const app = await start();
  const { ping } = app.db;
  app.db.ping = () => new Promise(() => undefined);
  const startedAt = performance.now();
  const values = await read(app);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  expect(values).toMatchObject({ portfolio_database_up: 0, [BUILD]: 1 });
  for (const name of ['portfolio_mails_queued', 'portfolio_database_ping_seconds'])
    expect(values).not.toHaveProperty(name);
  app.db.ping = ping;
  expect(await read(app)).toMatchObject({ portfolio_database_up: 1, portfolio_mails_queued: 0 });
});

test('the metrics contain no address of a visitor, secret, title or name', async () => {
  const app = await start({ env: { trustProxy: 'loopback' } }, startAppWithPages);
  const project = await storeProject(app, { title: 'Hidden-Title' });
  const { token } = await app.signIn();
  const headers = { 'x-forwarded-for': '203.0.113.9', 'user-agent': 'Hidden-Agent', 'x-auth-token': token };
  for (const path of [`/projects/${project._id}`, '/search?q=Hidden-Words', '/api/contacts', '/Hidden-Path'])
    await visit(app, path, { headers });
  await expect.poll(() => countRequests(app)).toHaveProperty('GET /* 404');
  const text = await (await scrape(app)).text();
  for (const secret of ['203.0.113.9', '127.0.0.1', 'Hidden', token, TOKEN, project._id, 'example.com'])
    expect(text).not.toContain(secret);
});

test('a separate metrics port serves only metrics, and the port of the site then serves none', async () => {
  const port = await findFreePort();
  const settings = { ...METRICS, METRICS_PORT: String(port) };
  const app = await start({ settings }, startAppWithPages);
  expect((await scrape(app)).status).toBe(404);
  const get = (path: string, authorization: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization } });
  await visit(app, '/robots.txt');
  expect((await get('/metrics', 'Bearer wrong')).status).toBe(401);
  const answer = await get('/metrics', `Bearer ${TOKEN}`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('route="/robots.txt"');
  for (const path of ['/', '/api/projects', '/healthz', '/metrics/x', '/uploads/x'])
    expect((await get(path, `Bearer ${TOKEN}`)).status).toBe(404);
});
