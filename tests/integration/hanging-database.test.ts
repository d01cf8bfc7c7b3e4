import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MysqlServer, startMysqlServer } from '../support/mysql-server';
import { OWNER } from '../support/owner';
import { ensureProductionBuild } from '../support/production-build';
import { type Site, startSite } from '../support/start-site';
import { createMysqlSchema, engine } from '../support/test-database';

const TIMEOUT_SECONDS = 3;
/** Two time-outs in a row are over it, and a busy machine is not. */
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

  async function ask(path: string, body?: object) {
    const startedAt = performance.now();
    const request = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const outcome = await fetch(site.url + path, { ...request, signal: AbortSignal.timeout(20_000) }).then(
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
    for (const path of READS) expect(await ask(path)).toMatchObject({ path, outcome: 200 });
  }

  beforeEach(async () => {
    // Cached, and with connections that have been used and then idle for longer than the time-out.
    await expectAnswers();
    await delay(IDLE_MS);
    server.pause();
    return () => server.resume();
  });

  async function expectRecovery(): Promise<void> {
    server.resume();
    await expect.poll(async () => (await ask('/readyz')).outcome, { timeout: 10_000 }).toBe(200);
    await expectAnswers();
  }

  test('is answered with 503 within one time-out, whatever is asked, and the site recovers', {
    timeout: 90_000,
  }, async () => {
    for (const path of READS) expect(await ask(path)).toEqual(refused(path));
    for (const [path, body] of WRITES) expect(await ask(path, body)).toEqual(refused(path));
    await expectRecovery();
  });

  test('is answered so when more ask at once than there are connections', {
    timeout: 90_000,
  }, async () => {
    for (let round = 0; round < 3; round += 1) {
      // No crowd of pages: drawing so many takes longer than being refused.
      const paths = [...CALLS, ...CALLS, ...CALLS, ...CALLS, ...CALLS];
      const answers = await Promise.all([
        ...paths.map(path => ask(path)),
        ...WRITES.map(([path, body]) => ask(path, body)),
      ]);
      expect(answers).toEqual([...paths, ...WRITES.map(([path]) => path)].map(refused));
    }
    await expectRecovery();
  });
});
