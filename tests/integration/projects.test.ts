import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../support/start-app';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startApp();
  ({ token } = await app.signIn());
});
afterAll(() => app?.stop());

describe('projects', () => {
  test('a project created over REST with no fields has the defaults and is the only item of an array', async () => {
    const { status, body } = await app.rest('POST', '/projects', { token, body: {} });
    expect(status).toBe(201);
    expect(body).toEqual([
      expect.objectContaining({
        _id: expect.any(String),
        title: 'New Project',
        status: 'planning',
        category: 'Uncategorized',
        featured: false,
        public: false,
      }),
    ]);
  });
});
