import { expect, test } from 'vitest';
import { checkRows } from '../support/check-rows';
import { startAppForFile } from '../support/managed-app';
import { storeProject, UNKNOWN_ID } from '../support/project-factory';

const app = await startAppForFile();
const { token } = await app.signIn();

test('an unknown path returns 404 as JSON', () =>
  checkRows(
    [
      ['GET', ''],
      ['GET', '/'],
      ['GET', '/nothing'],
      ['POST', '/projects/1/2'],
      ['GET', '/Projects/x/y'],
      ['DELETE', '/nothing/at/all'],
    ],
    async (method, path) => {
      const { status, headers, body } = await app.rest(method, path, { token });
      expect(status).toBe(404);
      expect(headers.get('content-type')).toMatch(/^application\/json/);
      expect(body).toEqual({ message: 'Path not found.', code: 'NOT_FOUND' });
    },
  ));

test('an unsupported method returns 405 and lists the allowed ones', () =>
  checkRows(
    [
      ['PATCH', '/projects', ['DELETE', 'GET', 'POST', 'PUT']],
      ['PUT', '/projects/categories', ['GET', 'POST']],
      ['DELETE', '/projects/categories', ['GET', 'POST']],
      ['DELETE', '/projects/statuses', ['GET', 'POST']],
      ['POST', '/projects/category-order', ['GET', 'PUT']],
      ['PUT', '/projects/skills', ['GET']],
      ['POST', `/projects/${UNKNOWN_ID}`, ['DELETE', 'GET', 'PUT']],
      ['GET', '/users/login', ['POST']],
      ['PATCH', '/upload', ['GET', 'POST']],
      ['PATCH', '/resume', ['DELETE', 'GET', 'POST']],
      ['PATCH', '/backup', ['GET', 'POST']],
      ['GET', '/backup/file', ['POST']],
      ['GET', '/imports/markdown/file', ['POST']],
      ['GET', `/backup/file/${UNKNOWN_ID}/restore`, ['POST']],
      ['POST', '/openapi.json', ['GET']],
      ['POST', '/docs', ['GET']],
      ['POST', '/docs/start.js', ['GET']],
      ['POST', '/docs/swagger-ui.css', ['GET']],
      ['GET', '/auth/check-token', ['POST']],
      ['DELETE', '/auth/logout', ['POST']],
    ],
    async (method, path, allowed) => {
      const { status, headers, body } = await app.rest(method, path, { token });
      expect(status).toBe(405);
      expect(body).toEqual({ message: `${method} is not supported here.`, code: 'METHOD_NOT_SUPPORTED' });
      const listed = (headers.get('allow') ?? '').split(', ').filter(name => name !== 'HEAD');
      expect(listed.toSorted()).toEqual(allowed);
    },
  ));

test('the Allow header lists HEAD wherever GET is allowed', async () => {
  const { headers } = await app.rest('PATCH', '/projects');
  expect(headers.get('allow')).toContain('HEAD');
  expect((await app.rest('DELETE', '/users/login')).headers.get('allow')).toBe('POST');
});

test('a trailing slash in a path makes no difference', async () => {
  const { _id: id, title } = await storeProject(app);
  expect(await app.rest('GET', '/projects/')).toMatchObject({ status: 200, body: expect.any(Array) });
  expect(await app.rest('GET', '/projects/categories/')).toMatchObject({ status: 200 });
  expect(await app.rest('GET', `/projects/${id}/`)).toMatchObject({ status: 200, body: { title } });
  expect(await app.rest('PUT', `/projects/${id}/`, { token, body: {} })).toMatchObject({ status: 200 });
  expect(await app.rest('DELETE', `/projects/${id}/`, { token })).toMatchObject({ status: 200 });
});

test('HEAD returns the same headers as GET, without a body', async () => {
  const { _id: id } = await storeProject(app);
  const get = await app.rest('GET', `/projects/${id}`);
  const head = await app.rest('HEAD', `/projects/${id}`);
  expect(head.status).toBe(200);
  expect(head.body).toBeUndefined();
  for (const name of ['content-type', 'cache-control', 'etag']) {
    expect(head.headers.get(name)).toBe(get.headers.get(name));
  }
  expect(await app.rest('HEAD', `/projects/${UNKNOWN_ID}`)).toMatchObject({ status: 404 });
});

test('an ID may be fully percent-encoded', async () => {
  const { _id: id, title } = await storeProject(app);
  const encoded = [...id].map(letter => `%${letter.charCodeAt(0).toString(16)}`).join('');
  expect(await app.rest('GET', `/projects/${encoded}`)).toMatchObject({ status: 200, body: { title } });
});

test('any unexpected segment in place of an ID returns 404', () =>
  checkRows(
    [
      ['a slash', '%2F'],
      ['two slashes and a name', '%2Fprojects%2F'],
      ['an emoji', '%F0%9F%99%82'],
      ['a percent sign', '%25'],
      ['dots', '%2e%2e%2f'],
      ['a fixed path in capitals', 'CATEGORIES'],
    ],
    async (_case, segment) => {
      const { status, body } = await app.rest('GET', `/projects/${segment}`);
      expect(status).toBe(404);
      expect(body).toEqual({ message: 'Project not found.', code: 'NOT_FOUND' });
    },
  ));

test('a badly encoded path returns 400', () =>
  checkRows([['%'], ['%zz'], ['%E0%A4%A'], ['%ff']], async segment => {
    const { status, body } = await app.rest('GET', `/projects/${segment}`);
    expect(status).toBe(400);
    expect(body).toEqual({ message: 'The path is not valid.', code: 'BAD_REQUEST' });
  }));

test('unknown query parameters are ignored', async () => {
  const { _id: id } = await storeProject(app);
  const { status, body } = await app.rest('GET', `/projects/${id}?id=other&__proto__[x]=1&title=a`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ _id: id });
  const removal = await app.rest('DELETE', `/projects/${UNKNOWN_ID}?id=${id}`, { token });
  expect(removal.status).toBe(404);
});
