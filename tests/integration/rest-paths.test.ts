import { expect, test } from 'vitest';
import { startAppForFile } from '../support/app/managed-app';
import { checkRows } from '../support/check-rows';
import { storeProject, UNKNOWN_ID } from '../support/content/project-factory';

const app = await startAppForFile();
const { token } = await app.signIn();

test('an unknown path returns 404 as JSON', () =>
  checkRows(
    [
      ['GET', '/'],
      ['GET', '/nothing'],
      ['GET', '/Projects/x/y'],
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
      ['PATCH', '/projects', 'GET, HEAD, POST, PUT, DELETE'],
      ['GET', '/users/login', 'POST'],
      // A fixed path comes before one with a parameter, and an upload shares its path with a procedure.
      ['PUT', '/projects/categories', 'GET, HEAD, POST'],
      ['PATCH', '/resume', 'GET, HEAD, POST, DELETE'],
      ['POST', '/docs', 'GET, HEAD'],
      ['POST', '/docs/start.js', 'GET, HEAD'],
    ],
    async (method, path, allowed) => {
      const { status, headers, body } = await app.rest(method, path, { token });
      expect(status).toBe(405);
      expect(body).toEqual({ message: `${method} is not supported here.`, code: 'METHOD_NOT_SUPPORTED' });
      expect(headers.get('allow')?.split(', ').toSorted()).toEqual(allowed.split(', ').toSorted());
    },
  ));

test('a trailing slash in a path makes no difference', async () => {
  const { _id: id, title } = await storeProject(app);
  expect(await app.rest('GET', '/projects/')).toMatchObject({ status: 200, body: expect.any(Array) });
  expect(await app.rest('GET', `/projects/${id}/`)).toMatchObject({ status: 200, body: { title } });
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

test('any unexpected segment in place of an ID returns 404', () =>
  checkRows(
    [
      ['a slash', '%2F'],
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
  checkRows([['%'], ['%E0%A4%A']], async segment => {
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

test('a deletion of several items takes their IDs from the query or the body', async () => {
  const ids = await Promise.all([1, 2, 3].map(async () => (await storeProject(app))._id));
  const [first, ...others] = ids;
  const query = new URLSearchParams(others.map(id => ['ids', id]));
  const byQuery = await app.rest('DELETE', `/projects?${query}`, { token });
  expect(byQuery).toMatchObject({ status: 200, body: { count: 2 } });
  const byBody = await app.rest('DELETE', '/projects', { token, body: { ids: [first] } });
  expect(byBody).toMatchObject({ status: 200, body: { count: 1 } });
});
