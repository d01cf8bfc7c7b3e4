import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OWNER } from '../../support/app/owner';
import { type MysqlServer, startMysqlServer } from '../../support/database/mysql-server';
import { createMysqlSchema, engine } from '../../support/database/test-database';
import { ensureProductionBuild } from '../../support/programs/production-build';
import { type Site, startSite } from '../../support/programs/start-site';

const TIMEOUT_SECONDS = 3;
/** Statements beyond the pool's ten connections wait until those before them time out, at most twice. */
const BOUND_MS = 3.9 * TIMEOUT_SECONDS * 1_000;
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
    return { path, outcome, ms: performance.now() - startedAt };
  }

  async function expectAnswers(): Promise<void> {
    for (const path of READS) expect(await request(path)).toMatchObject({ path, outcome: 200 });
  }

  test('causes 503 in time for every request, and the site recovers', async () => {
    // Fills the caches, and leaves connections idle for longer than the timeout.
    await expectAnswers();
    await delay(IDLE_MS);
    await server.pause();
    const answers = await Promise.all([
      ...READS.map(path => request(path)),
      ...WRITES.map(([path, body]) => request(path, body)),
    ]);
    // A page waits only briefly for its data, which its browser then requests.
    const isExpected = ({ path, outcome }: { path: string; outcome: number | string }) =>
      outcome === 503 || (outcome === 200 && PAGES.includes(path));
    const wrong = answers.filter(answer => !isExpected(answer) || answer.ms > BOUND_MS);
    expect(wrong.map(({ path, outcome, ms }) => `${path}: ${outcome} after ${Math.round(ms)} ms`)).toEqual(
      [],
    );
    server.resume();
    await expect.poll(async () => (await request('/readyz')).outcome, { timeout: 10_000 }).toBe(200);
    await expectAnswers();
  }, 90_000);
});
