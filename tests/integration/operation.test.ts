import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MysqlServer, startMysqlServer } from '../support/mysql-server';
import { startApp, type TestApp } from '../support/start-app';
import { createMysqlSchema, engine } from '../support/test-database';

const MESSAGE = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
const AWAY = { code: 'SERVICE_UNAVAILABLE', message: 'The database is not available, please try again' };

async function get(app: TestApp, path: string): Promise<{ status: number; body: unknown; headers: Headers }> {
  const response = await fetch(`${app.url}${path}`);
  return { status: response.status, body: await response.json(), headers: response.headers };
}

describe('a server whose database answers', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app?.stop());

  test.each([
    ['/healthz', { status: 'ok' }],
    ['/readyz', { status: 'ready' }],
  ])('says so at %s, and nobody keeps the answer', async (path, body) => {
    const answer = await get(app, path);
    expect(answer).toMatchObject({ status: 200, body });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

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

    async function recover(): Promise<void> {
      await server.restart();
      await expect.poll(async () => (await get(app, '/readyz')).status, { timeout: 15_000 }).toBe(200);
    }

    test('is answered with 503 over REST and tRPC, and the site recovers by itself', async () => {
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
        expect(body).toEqual(AWAY);
        expect(headers.get('cache-control')).toBe('no-store');
      }
      const calls = [app.trpc().projects.list.query(), app.trpc(token).views.byProject.query()];
      for (const call of calls) {
        await expect(call).rejects.toMatchObject({
          message: AWAY.message,
          data: { code: AWAY.code, httpStatus: 503 },
        });
      }
      expect(await get(app, '/readyz')).toMatchObject({ status: 503, body: { status: 'not ready' } });
      expect((await get(app, '/healthz')).status).toBe(200);
      for (const path of ['/feed.xml', '/og/site.png', '/WebResume.pdf']) {
        const file = await fetch(app.url + path);
        const cache = file.headers.get('cache-control');
        expect({ path, status: file.status, cache }).toEqual({ path, status: 503, cache: 'no-store' });
        expect(await file.text()).toBe(AWAY.message);
      }

      await recover();
      const { status, body } = await app.rest('GET', '/projects');
      expect(status).toBe(200);
      expect(body).toMatchObject([{ title: 'Before' }]);
      expect((await app.rest('POST', '/contacts', { body: MESSAGE })).status).toBe(201);
      expect((await app.rest('POST', '/auth/check-token', { token })).body).toEqual({ isValid: true });
    });

    test('during a request has that answered with 503 and stores nothing of it', async () => {
      server.pause();
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
        open.map(() => ({ status: 503, body: AWAY })),
      );
      await recover();
      expect((await app.rest('GET', '/projects')).body).toMatchObject([{ title: 'Before' }]);
      expect((await app.rest('GET', '/views/total')).body).toEqual({ totalViews: 0 });
    });
  });
}
