import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { rateLimitEntity } from '#server/core/procedures/rate-limit-entity';
import { createRateLimiters } from '#server/core/procedures/rate-limiter';
import { openDatabaseLimitStore } from '#server/extras/many-processes/limit-store';
import { startAppForTest } from '#tests/support/app/managed-app';
import { OWNER } from '#tests/support/app/owner';
import { SECRETS, type TestApp } from '#tests/support/app/start-app';
import { type MysqlServer, startMysqlServer } from '#tests/support/database/mysql-server';
import { openTestDatabase } from '#tests/support/database/open-test-database';
import { createPreparedDatabase } from '#tests/support/database/prepared-database';
import { createMysqlSchema, engine } from '#tests/support/database/test-database';

const LIMIT = { points: 4, seconds: 60 };
const ADDRESS = '203.0.113.9';

const CALLS = [
  ['login', 'POST', '/users/login', { ...OWNER, password: 'wrong' }, 400],
  ['loginAddress', 'POST', '/users/login', { ...OWNER, password: 'wrong' }, 400],
  ['contact', 'POST', '/contacts', { name: 'Ada', email: 'a@b', message: 'Hello' }, 201],
  ['contactDay', 'POST', '/contacts', { name: 'Ada', email: 'a@b', message: 'Hello' }, 201],
  ['view', 'POST', '/views', { sessionId: 'x' }, 201],
  ['search', 'GET', '/search?q=tide', undefined, 200],
] as const;

/** Starts two processes of one site, with this limit. */
async function startBoth(limit: string): Promise<[TestApp, TestApp]> {
  const database = await createPreparedDatabase();
  onTestFinished(database.remove);
  const options = { database, limits: { [limit]: LIMIT }, env: { trustProxy: 1 } };
  return [await startAppForTest(options), await startAppForTest(options)];
}

describe.skipIf(engine !== 'mysql')('two processes on one server', () => {
  test.each(CALLS)('count the limit %s together', async (limit, method, path, body, status) => {
    const [one, other] = await startBoth(limit);
    const headers = { 'x-forwarded-for': ADDRESS };
    const statuses: number[] = [];
    for (const app of [one, other, one, other, one, other])
      statuses.push((await app.rest(method, path, { body, headers })).status);
    expect(statuses).toEqual([status, status, status, status, 429, 429]);
    const headersOfOthers = { 'x-forwarded-for': '203.0.113.10' };
    expect((await one.rest(method, path, { body, headers: headersOfOthers })).status).toBe(status);
    const rows = await one.db.read(rateLimitEntity).find();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|example\.com/);
    for (const { key } of rows) expect(key).toMatch(/^[0-9a-f]{64}$/);
  });

  test('allow as many simultaneous uses as one would', async () => {
    const [one, other] = await startBoth('view');
    const headers = { 'x-forwarded-for': ADDRESS };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? one : other).rest('POST', '/views', { body: { sessionId: 'x' }, headers }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(LIMIT.points);
  });

  test('forget the failed sign-ins of both after a correct one', async () => {
    const [one, other] = await startBoth('login');
    const headers = { 'x-forwarded-for': ADDRESS };
    const signIn = async (app: TestApp, password: string) =>
      (await app.rest('POST', '/users/login', { body: { ...OWNER, password }, headers })).status;
    for (const _round of [1, 2]) {
      for (const app of [one, other, other]) expect(await signIn(app, 'wrong')).toBe(400);
      expect(await signIn(one, OWNER.password)).toBe(200);
    }
  });
});

describe.skipIf(engine !== 'mysql')('a process without its database server', () => {
  async function startLimiter() {
    const server = await startMysqlServer();
    onTestFinished(server.stop);
    const { target, url } = await createMysqlSchema(server.url);
    await (await openTestDatabase({ target })).close();
    const store = await openDatabaseLimitStore(url, SECRETS.access);
    onTestFinished(store.close);
    return { server, limiter: createRateLimiters(store)('some-limit', LIMIT) };
  }

  test.each([
    ['killed', async (server: MysqlServer) => server.kill(), async (server: MysqlServer) => server.restart()],
    ['frozen', async (server: MysqlServer) => server.pause(), async (server: MysqlServer) => server.resume()],
  ])(
    'counts rate limits by itself while the server is %s, and with the others afterwards',
    async (_how, end, resume) => {
      const { server, limiter } = await startLimiter();
      const stored = 'stored';
      for (let count = 0; count < LIMIT.points; count += 1) await limiter.consume(stored);
      await end(server);
      // A frozen server may answer for another moment.
      await delay(200);
      const startedAt = performance.now();
      for (let count = 0; count < LIMIT.points; count += 1) await limiter.consume('alone');
      await expect(limiter.consume('alone')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
      expect(performance.now() - startedAt).toBeLessThan((LIMIT.points + 1) * 1_500);
      await resume(server);
      const isCounted = () =>
        limiter.consume(stored).then(
          () => false,
          () => true,
        );
      await expect.poll(isCounted, { timeout: 10_000 }).toBe(true);
    },
    60_000,
  );
});
