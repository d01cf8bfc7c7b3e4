import { createConnection } from 'mysql2/promise';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readSiteVersion } from '#server/core/runtime/read-site-version';
import { startApp, type TestApp } from '../../support/app/start-app';
import { markedSkills } from '../../support/content/marked-content';
import { type MysqlServer, startMysqlServer } from '../../support/database/mysql-server';
import { addNewerMigration } from '../../support/database/newer-migration';
import { connect } from '../../support/database/open-test-database';
import { createPreparedDatabase } from '../../support/database/prepared-database';
import { createMysqlSchema, engine, type TestDatabase } from '../../support/database/test-database';
import { createDeferred } from '../../support/deferred';

const MESSAGE = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
const TIMEOUT_MS = 1_500;
/** The longest time for which a write waits for an SQLite file. */
const LOCK_WAIT_MS = 10_000;
const SKILLS = 300;
const FULL = { code: 'SERVICE_UNAVAILABLE', message: 'Server storage is full.' };
const UNAVAILABLE = {
  code: 'SERVICE_UNAVAILABLE',
  message: 'The database is not available. Please try again.',
};

async function get(app: TestApp, path: string): Promise<{ status: number; body: unknown; headers: Headers }> {
  const response = await fetch(`${app.url}${path}`);
  return { status: response.status, body: await response.json(), headers: response.headers };
}

test.each([
  ['/healthz', { status: 'ok', ...readSiteVersion() }],
  ['/readyz', { status: 'ready' }],
])('a server with a working database reports it at %s without caching', async (path, body) => {
  const app = await startApp();
  const answer = await get(app, path);
  await app.stop();
  expect(answer).toMatchObject({ status: 200, body });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

describe('a server whose database was migrated by a newer version', () => {
  let database: TestDatabase;
  let app: TestApp;
  beforeEach(async () => {
    database = await createPreparedDatabase();
    app = await startApp({ database });
    return () => app.stop().then(database.remove);
  });

  type Changes = { isNewer: boolean; fits: boolean };

  async function migrate({ isNewer, fits }: Changes): Promise<void> {
    const source = await connect(database);
    if (isNewer) await addNewerMigration(source);
    if (!fits) await source.query('ALTER TABLE view_hour RENAME TO view_day');
    await source.destroy();
  }
  const visit = () => app.rest('POST', '/views', { body: { sessionId: 'x' } });

  test('refuses incompatible requests with a readable message and is not ready', async () => {
    expect(await visit()).toMatchObject({ status: 201 });
    await migrate({ isNewer: true, fits: false });
    const message = 'The site was updated. Stop this process, which runs the previous version.';
    const refusal = { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message } };
    expect(await visit()).toMatchObject(refusal);
    const { token } = await app.signIn();
    const chart = app.trpc(token).views.summary.query({ timeZone: 'UTC' });
    await expect(chart).rejects.toMatchObject({ message, data: { code: 'SERVICE_UNAVAILABLE' } });
    expect(await get(app, '/readyz')).toMatchObject({ status: 503, body: { status: 'not ready' } });
    expect(await app.rest('GET', '/skills')).toMatchObject({ status: 200 });
  });

  test('stays ready as long as its statements fit, so that processes are replaced one by one', async () => {
    await migrate({ isNewer: true, fits: true });
    expect(await visit()).toMatchObject({ status: 201 });
    expect((await get(app, '/readyz')).status).toBe(200);
  });

  test('is distinguished from a server with a missing table, which returns 500', async () => {
    await migrate({ isNewer: false, fits: false });
    expect(await visit()).toMatchObject({ status: 500 });
    expect((await get(app, '/readyz')).status).toBe(200);
  });
});

if (engine === 'sqlite') {
  describe('a database file', () => {
    let database: TestDatabase;
    let app: TestApp;
    let token: string;
    beforeEach(async () => {
      database = await createPreparedDatabase();
      app = await startApp({ database });
      ({ token } = await app.signIn());
      await app.services.skills.saveList(markedSkills('old', SKILLS));
      return () => app.stop().then(database.remove);
    });

    const saveSkills = () =>
      app.rest('POST', '/skills', { token, body: markedSkills('new'.repeat(100), SKILLS) });

    test('on a full disk causes 503 and stays unchanged until space is available again', async () => {
      const setLimit = (limit: string) =>
        app.db.write(async manager => {
          const [{ page_count: pages }] = await manager.query('PRAGMA page_count');
          await manager.query(`PRAGMA max_page_count = ${limit === 'now' ? pages : limit}`);
        });
      await setLimit('now');
      const { status, body } = await saveSkills();
      expect({ status, body }).toEqual({ status: 503, body: FULL });
      expect(await app.rest('GET', '/skills')).toMatchObject({
        status: 200,
        body: markedSkills('old', SKILLS),
      });
      await setLimit('1073741823');
      expect(await saveSkills()).toMatchObject({ status: 200 });
    });

    test('locked by another process delays writes but not reads', async () => {
      const other = await connect(database);
      await other.query('BEGIN IMMEDIATE');
      let isSaved = false;
      const saving = saveSkills().finally(() => {
        isSaved = true;
      });
      for (let count = 0; count < 20; count += 1) {
        expect(await app.rest('GET', '/skills')).toMatchObject({
          status: 200,
          body: markedSkills('old', SKILLS),
        });
      }
      expect(isSaved).toBe(false);
      await other.query('ROLLBACK');
      expect(await saving).toMatchObject({ status: 200 });
      await other.destroy();
    });

    test('that stays locked causes 503 for all waiting writes, and accepts writes again once unlocked', async () => {
      const other = await connect(database);
      await other.query('BEGIN IMMEDIATE');
      const write = vi.spyOn(app.db, 'write');
      const waiting = Promise.all([
        saveSkills(),
        saveSkills(),
        app.rest('POST', '/contacts', { body: MESSAGE }),
      ]);
      await expect.poll(() => write.mock.calls.length).toBeGreaterThanOrEqual(3);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LOCK_WAIT_MS });
      const answers = await waiting;
      vi.useRealTimers();
      expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
        answers.map(() => ({ status: 503, body: UNAVAILABLE })),
      );
      await other.query('ROLLBACK');
      await other.destroy();
      expect(await app.services.contacts.countUnread()).toBe(0);
      expect(await saveSkills()).toMatchObject({ status: 200 });
    });
  });
}

if (engine === 'mysql') {
  describe('a database server that dies', () => {
    let server: MysqlServer;
    let app: TestApp;
    let token: string;

    beforeAll(async () => {
      server = await startMysqlServer();
      app = await startApp({ database: await createMysqlSchema(server.url) });
      ({ token } = await app.signIn());
      await app.services.projects.create({ title: 'Before' });
    });
    afterAll(async () => {
      await app?.stop();
      await server?.stop();
    });

    const expectReady = (site: TestApp) =>
      expect.poll(async () => (await get(site, '/readyz')).status, { timeout: 15_000 }).toBe(200);

    async function recover(): Promise<void> {
      await server.restart();
      await expectReady(app);
    }

    /** Starts a site with a short time limit for its database. */
    async function startHanging() {
      const database = await createMysqlSchema(server.url);
      const hanging = await startApp({ database, databaseTimeoutMs: TIMEOUT_MS });
      onTestFinished(hanging.stop);
      const { token: ownToken } = await hanging.signIn();
      const save = (category: string) =>
        hanging.rest('POST', '/skills', { token: ownToken, body: markedSkills(category, SKILLS) });
      await save('old');
      const expectRecovery = async () => {
        server.resume();
        await expectReady(hanging);
      };
      return { hanging, save, expectRecovery };
    }

    test('causes 503 over REST and tRPC, and the site recovers automatically', async () => {
      await server.kill();
      const answers = [
        await app.rest('GET', '/projects'),
        await app.rest('POST', '/contacts', { body: MESSAGE }),
        await app.rest('POST', '/projects', { token, body: { title: 'Lost' } }),
        await app.rest('POST', '/users/login', { body: { email: 'a@b', password: 'whatever' } }),
        await app.rest('POST', '/auth/check-token', { token }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
      for (const { body, headers } of answers) {
        expect(body).toEqual(UNAVAILABLE);
        expect(headers.get('cache-control')).toBe('no-store');
        expect(headers.get('retry-after')).toBe('5');
      }
      const calls = [() => app.trpc().projects.list.query(), () => app.trpc(token).views.byProject.query()];
      for (const call of calls) {
        await expect(call()).rejects.toMatchObject({
          message: UNAVAILABLE.message,
          data: { code: UNAVAILABLE.code, httpStatus: 503 },
        });
      }
      expect(await get(app, '/readyz')).toMatchObject({ status: 503, body: { status: 'not ready' } });
      expect((await get(app, '/healthz')).status).toBe(200);
      for (const path of ['/feed.xml', '/og/site.jpg', '/WebResume.pdf']) {
        const file = await fetch(app.url + path);
        const cache = file.headers.get('cache-control');
        expect({ path, status: file.status, cache }).toEqual({ path, status: 503, cache: 'no-store' });
        expect(file.headers.get('retry-after')).toBe('5');
        expect(await file.text()).toBe(UNAVAILABLE.message);
      }

      await recover();
      const { status, body } = await app.rest('GET', '/projects');
      expect(status).toBe(200);
      expect(body).toMatchObject([{ title: 'Before' }]);
      expect((await app.rest('POST', '/contacts', { body: MESSAGE })).status).toBe(201);
      expect((await app.rest('POST', '/auth/check-token', { token })).body).toEqual({ isValid: true });
    });

    test('by hanging during a write stores all of it or nothing', async () => {
      const { hanging, save, expectRecovery } = await startHanging();
      for (const ms of [1, 4, 9, 20]) {
        const name = `after ${ms} ms`;
        const saving = save(name);
        await new Promise(resolve => setTimeout(resolve, ms));
        await server.pause();
        const { status } = await saving;
        await expectRecovery();
        const { body } = await hanging.rest('GET', '/skills');
        const categories = new Set(Object(body).map(({ category }: { category: string }) => category));
        expect({ name, status: [200, 503].includes(status), categories: categories.size }).toEqual({
          name,
          status: true,
          categories: 1,
        });
        expect(body).toHaveLength(SKILLS);
        if (status === 200) expect(categories).toEqual(new Set([name]));
      }
    }, 60_000);

    test('by refusing further connections causes 503', async () => {
      const { pathname } = new URL((await createMysqlSchema(server.url)).url);
      const root = await createConnection(server.url);
      await root.query('CREATE USER few');
      await root.query(`GRANT ALL ON ${pathname.slice(1)}.* TO few`);
      const url = new URL(pathname, server.url);
      url.username = 'few';
      const target = { kind: 'mysql' as const, url: url.href };
      const limited = await startApp({
        database: { target, url: url.href, remove: async () => {} },
        env: { responseCacheBytes: 0 },
      });
      await root.query('GRANT USAGE ON *.* TO few WITH MAX_USER_CONNECTIONS 1');
      await root.end();
      const gate = createDeferred();
      const held: Promise<unknown>[] = [];
      // Occupies open connections, and those that background jobs release, until a read needs another one.
      await expect
        .poll(async () => {
          held.push(
            Promise.allSettled(Array.from({ length: 9 }, () => limited.db.write(() => gate.promise))),
          );
          const { status, body } = await limited.rest('GET', '/skills');
          return { status, body };
        })
        .toEqual({ status: 503, body: UNAVAILABLE });
      gate.resolve();
      await Promise.all(held);
      expect((await limited.rest('GET', '/skills')).status).toBe(200);
      await limited.stop();
    });

    test('during a request causes 503 and stores nothing of it', async () => {
      await server.pause();
      const open = [
        app.rest('POST', '/projects', { token, body: { title: 'Lost' } }),
        app.rest('GET', '/skills'),
        app.rest('POST', '/views', { body: { sessionId: 'x' } }),
      ];
      const readiness = await get(app, '/readyz');
      expect(readiness).toMatchObject({ status: 503, body: { status: 'not ready' } });
      await server.kill();
      const answers = await Promise.all(open);
      expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
        open.map(() => ({ status: 503, body: UNAVAILABLE })),
      );
      await recover();
      expect((await app.rest('GET', '/projects')).body).toMatchObject([{ title: 'Before' }]);
      expect((await app.rest('GET', '/views/total')).body).toEqual({ totalViews: 0 });
    });
  });
}
