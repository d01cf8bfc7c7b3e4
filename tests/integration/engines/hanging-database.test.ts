import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MysqlServer, startMysqlServer } from '../../support/mysql-server';
import { OWNER } from '../../support/owner';
import { ensureProductionBuild } from '../../support/production-build';
import { type Site, startSite } from '../../support/start-site';
import { createMysqlSchema, engine } from '../../support/test-database';

const TIMEOUT_SECONDS = 3;
/** The time limit: less than two timeouts in a row, but enough for a busy machine. */
const BOUND_MS = 1.9 * TIMEOUT_SECONDS * 1_000;
const IDLE_MS = 1.5 * TIMEOUT_SECONDS * 1_000;

const PAGES = ['/', '/projects', '/about'];
const CALLS = [
  '/api/projects',
  '/api/skills',
  '/api/views/total',
  '/trpc/projects.list,skills.list,views.total,site.get?batch=1&input=%7B%7D',
  '/feed.xml',
  '/WebResume.pdf',
];
const READS = [...PAGES, ...CALLS];
const WRITES: [path: string, body: object][] = [
  ['/api/contacts', { name: 'Ada', email: 'ada@example.com', message: 'Hello' }],
  ['/api/views', { sessionId: 'x' }],
  ['/api/users/login', OWNER],
];

describe.skipIf(engine !== 'mysql')('a database server that hangs after an idle period', () => {
  let server: MysqlServer;
  let site: Site;

  beforeAll(async () => {
    await ensureProductionBuild();
    server = await startMysqlServer();
    const { url } = await createMysqlSchema(server.url);
    site = await startSite({
      DATABASE_URL: url,
      DATABASE_TIMEOUT_SECONDS: String(TIMEOUT_SECONDS),
      SAMPLE_CONTENT: 'on',
      LOG_LEVEL: 'silent',
    });
  }, 120_000);
  afterAll(async () => {
    server?.resume();
    await site?.stop();
    await server?.stop();
  });

  async function request(path: string, body?: object) {
    const startedAt = performance.now();
    const init = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const outcome = await fetch(site.url + path, { ...init, signal: AbortSignal.timeout(20_000) }).then(
      async response => {
        await response.arrayBuffer();
        return response.status;
      },
      (error: Error) => error.name,
    );
    return { path, outcome, isInTime: performance.now() - startedAt < BOUND_MS };
  }

  const refused = (path: string) => ({ path, outcome: 503, isInTime: true });

  async function expectAnswers(): Promise<void> {
    for (const path of READS) expect(await request(path)).toMatchObject({ path, outcome: 200 });
  }

  beforeEach(async () => {
    // Fills the caches, and leaves connections idle for longer than the timeout.
    await expectAnswers();
    await delay(IDLE_MS);
    server.pause();
    return () => server.resume();
  });

  async function expectRecovery(): Promise<void> {
    server.resume();
    await expect.poll(async () => (await request('/readyz')).outcome, { timeout: 10_000 }).toBe(200);
    await expectAnswers();
  }

  test('causes 503 within one timeout for every request, and the site recovers', {
    timeout: 90_000,
  }, async () => {
    for (const path of READS) expect(await request(path)).toEqual(refused(path));
    for (const [path, body] of WRITES) expect(await request(path, body)).toEqual(refused(path));
    await expectRecovery();
  });

  test('causes 503 in time even with more simultaneous requests than connections', {
    timeout: 90_000,
  }, async () => {
    for (let round = 0; round < 2; round += 1) {
      // Pages are left out, because rendering so many takes longer than the bound.
      const paths = [...CALLS, ...CALLS, ...CALLS, ...CALLS, ...CALLS];
      const answers = await Promise.all([
        ...paths.map(path => request(path)),
        ...WRITES.map(([path, body]) => request(path, body)),
      ]);
      expect(answers).toEqual([...paths, ...WRITES.map(([path]) => path)].map(refused));
    }
    await expectRecovery();
  });
});
