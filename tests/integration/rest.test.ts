import { request as httpRequest } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../src/server/core/app-error';
import { storeProject, UNKNOWN_ID } from '../support/project-factory';
import { startApp, type TestApp } from '../support/start-app';

const MEGABYTE = 1024 * 1024;
const JSON_TYPE = { 'content-type': 'application/json' };

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp();
  ({ token } = await app.signIn());
});
afterAll(() => app?.stop());

/** Posts a body as it is, with whatever headers say of it. */
async function postProject(body: BodyInit, headers: Record<string, string> = JSON_TYPE) {
  const response = await fetch(`${app.url}/api/projects`, {
    method: 'POST',
    headers: { 'x-auth-token': token, ...headers },
    body,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

async function countProjects(): Promise<number> {
  return (await app.services.projects.list()).length;
}

describe('bodies', () => {
  test.each([
    ['broken', '{"title":'],
    ['no JSON', 'title=a'],
    ['followed by more', '{} {}'],
    ['a string', '"title"'],
    ['a number', '7'],
    ['null', 'null'],
  ])('a body that is %s is 400 with a JSON body, and nothing is stored', async (_case, text) => {
    const before = await countProjects();
    const { status, headers, body } = await postProject(text);
    expect(status).toBe(400);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(body).toEqual({ message: 'The request body is not valid JSON', code: 'BAD_REQUEST' });
    expect(await countProjects()).toBe(before);
  });

  test('an array where an object is meant is 400', async () => {
    expect(await postProject('[]')).toMatchObject({ status: 400, body: { issues: [{ path: [] }] } });
    const { _id: id } = await storeProject(app);
    expect(await app.rest('PUT', `/projects/${id}`, { token, body: [] })).toMatchObject({ status: 400 });
  });

  test('a failed validation names each field by its path', async () => {
    const { status, body } = await postProject('{"title":7,"media":[{"type":"image","url":"javascript:1"}]}');
    expect(status).toBe(400);
    expect(body).toEqual({
      message: 'Input validation failed',
      code: 'BAD_REQUEST',
      issues: [
        { path: ['title'], message: expect.any(String) },
        { path: ['media', 0, 'url'], message: expect.any(String) },
      ],
    });
  });

  test.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['application/jsonp'],
    ['nonsense'],
  ])('a body of type %s is 415', async type => {
    const before = await countProjects();
    const { status, body } = await postProject('{}', { 'content-type': type });
    expect(status).toBe(415);
    expect(body).toEqual({
      message: 'The request body must be application/json',
      code: 'UNSUPPORTED_MEDIA_TYPE',
    });
    expect(await countProjects()).toBe(before);
  });

  test('a body of unknown length and without a type is 415', async () => {
    const body = new Blob(['{}']).stream();
    expect(await postProject(body, {})).toMatchObject({ status: 415 });
  });

  test.each([['application/json; charset=utf-8'], ['APPLICATION/JSON'], ['application/vnd.api+json']])(
    'a body of type %s is JSON',
    async type => {
      expect(await postProject('{}', { 'content-type': type })).toMatchObject({ status: 201 });
    },
  );

  test('no body needs no type', async () => {
    const response = await fetch(`${app.url}/api/projects`, {
      method: 'POST',
      headers: { 'x-auth-token': token },
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject([{ title: 'New Project' }]);
  });

  test('a body of up to a megabyte is read, a larger one is 413 and stores nothing', async () => {
    const bodyOf = (bytes: number) => `{"x":"${'x'.repeat(bytes - 8)}"}`;
    expect(await postProject(bodyOf(MEGABYTE))).toMatchObject({ status: 201 });
    const before = await countProjects();
    const { status, body } = await postProject(bodyOf(MEGABYTE + 1));
    expect(status).toBe(413);
    expect(body).toEqual({ message: 'The request body is too large', code: 'PAYLOAD_TOO_LARGE' });
    expect(await countProjects()).toBe(before);
  });

  test('a compressed body is read, and measured unpacked', async () => {
    const headers = { ...JSON_TYPE, 'content-encoding': 'gzip' };
    expect(await postProject(gzipSync('{"title":"Packed"}'), headers)).toMatchObject({
      status: 201,
      body: [{ title: 'Packed' }],
    });
    const bomb = gzipSync(`{"x":"${'x'.repeat(20 * MEGABYTE)}"}`);
    expect(bomb.length).toBeLessThan(MEGABYTE);
    expect(await postProject(bomb, headers)).toMatchObject({ status: 413 });
  });

  test('a body that only claims to be compressed is 400', async () => {
    const { status, body } = await postProject('{}', { ...JSON_TYPE, 'content-encoding': 'gzip' });
    expect(status).toBe(400);
    expect(body).toEqual({ message: 'The request body cannot be read', code: 'BAD_REQUEST' });
  });

  test('an encoding or character set that nobody knows is 415', async () => {
    const answers = [
      await postProject('{}', { ...JSON_TYPE, 'content-encoding': 'rot13' }),
      await postProject('{}', { 'content-type': 'application/json; charset=klingon' }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(415);
      expect(body).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
    }
  });
});

describe('paths and methods', () => {
  test.each([
    ['GET', ''],
    ['GET', '/'],
    ['GET', '/nothing'],
    ['POST', '/projects/1/2'],
    ['GET', '/Projects/x/y'],
    ['DELETE', '/nothing/at/all'],
  ])('%s /api%s is an unknown path, 404 as JSON', async (method, path) => {
    const { status, headers, body } = await app.rest(method, path, { token });
    expect(status).toBe(404);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(body).toEqual({ message: 'There is no such path', code: 'NOT_FOUND' });
  });

  test.each([
    ['PATCH', '/projects', ['GET', 'POST']],
    ['PUT', '/projects/categories', ['GET', 'POST']],
    ['DELETE', '/projects/categories', ['GET', 'POST']],
    ['DELETE', '/projects/statuses', ['GET', 'POST']],
    ['POST', '/projects/category-order', ['GET', 'PUT']],
    ['PUT', '/projects/skills', ['GET']],
    ['POST', `/projects/${UNKNOWN_ID}`, ['DELETE', 'GET', 'PUT']],
    ['GET', '/users/login', ['POST']],
    ['GET', '/auth/check-token', ['POST']],
    ['DELETE', '/auth/logout', ['POST']],
  ])('%s %s is 405 and says what is allowed', async (method, path, allowed) => {
    const { status, headers, body } = await app.rest(method, path, { token });
    expect(status).toBe(405);
    expect(body).toEqual({ message: `${method} is not supported here`, code: 'METHOD_NOT_SUPPORTED' });
    const named = (headers.get('allow') ?? '').split(', ').filter(name => name !== 'HEAD');
    expect(named.toSorted()).toEqual(allowed);
  });

  test('HEAD is allowed wherever GET is, and Allow says so', async () => {
    const { headers } = await app.rest('PATCH', '/projects');
    expect(headers.get('allow')).toContain('HEAD');
    expect((await app.rest('DELETE', '/users/login')).headers.get('allow')).toBe('POST');
  });

  test('a trailing slash changes nothing', async () => {
    const { _id: id, title } = await storeProject(app);
    expect(await app.rest('GET', '/projects/')).toMatchObject({ status: 200, body: expect.any(Array) });
    expect(await app.rest('GET', '/projects/categories/')).toMatchObject({ status: 200 });
    expect(await app.rest('GET', `/projects/${id}/`)).toMatchObject({ status: 200, body: { title } });
    expect(await app.rest('PUT', `/projects/${id}/`, { token, body: {} })).toMatchObject({ status: 200 });
    expect(await app.rest('DELETE', `/projects/${id}/`, { token })).toMatchObject({ status: 200 });
  });

  test('HEAD answers like GET without the body', async () => {
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

  test('an id may be percent-encoded in whole', async () => {
    const { _id: id, title } = await storeProject(app);
    const encoded = [...id].map(letter => `%${letter.charCodeAt(0).toString(16)}`).join('');
    expect(await app.rest('GET', `/projects/${encoded}`)).toMatchObject({ status: 200, body: { title } });
  });

  test.each([
    ['a slash', '%2F'],
    ['two slashes and a name', '%2Fprojects%2F'],
    ['an emoji', '%F0%9F%99%82'],
    ['a percent sign', '%25'],
    ['dots', '%2e%2e%2f'],
    ['a fixed path in capitals', 'CATEGORIES'],
  ])('%s in the place of an id is an unknown id', async (_case, segment) => {
    const { status, body } = await app.rest('GET', `/projects/${segment}`);
    expect(status).toBe(404);
    expect(body).toEqual({ message: 'Project not found.', code: 'NOT_FOUND' });
  });

  test.each([['%'], ['%zz'], ['%E0%A4%A'], ['%ff']])(
    'the badly encoded path /projects/%s is 400',
    async segment => {
      const { status, body } = await app.rest('GET', `/projects/${segment}`);
      expect(status).toBe(400);
      expect(body).toEqual({ message: 'The path is not valid', code: 'BAD_REQUEST' });
    },
  );

  test('a query that nobody asked for changes nothing', async () => {
    const { _id: id } = await storeProject(app);
    const { status, body } = await app.rest('GET', `/projects/${id}?id=other&__proto__[x]=1&title=a`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ _id: id });
    const removal = await app.rest('DELETE', `/projects/${UNKNOWN_ID}?id=${id}`, { token });
    expect(removal.status).toBe(404);
  });
});

describe('headers', () => {
  test('every answer has a request id of its own', async () => {
    const paths = ['/projects', '/projects', `/projects/${UNKNOWN_ID}`, '/nothing', '/projects/%'];
    const answers = await Promise.all(paths.map(path => app.rest('GET', path)));
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(ids).size).toBe(paths.length);
  });

  test('an unchanged answer is 304 without a body, a changed one comes anew', async () => {
    const { _id: id } = await storeProject(app);
    const path = `/projects/${id}`;
    const first = await app.rest('GET', path);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const headers = {
      'if-none-match': first.headers.get('etag') ?? '',
      // Without it fetch asks not to be answered from a cache.
      'cache-control': 'max-age=0',
    };
    expect(headers['if-none-match']).not.toBe('');
    expect(await app.rest('GET', path, { headers })).toMatchObject({ status: 304, body: undefined });
    await app.services.projects.update({ id, title: 'Changed' });
    expect(await app.rest('GET', path, { headers })).toMatchObject({
      status: 200,
      body: { title: 'Changed' },
    });
  });

  test('what is answered to a token, to a change or with an error is stored nowhere', async () => {
    const answers = [
      await app.rest('GET', '/projects', { token }),
      await app.rest('POST', '/auth/check-token'),
      await app.rest('POST', '/projects', { token, body: {} }),
      await app.rest('GET', '/nothing'),
      await app.rest('GET', `/projects/${UNKNOWN_ID}`),
      await app.rest('POST', '/projects', { body: {} }),
    ];
    for (const { headers } of answers) expect(headers.get('cache-control')).toBe('no-store');
  });

  test('no other site may read the answers, unless it is listed', async () => {
    const origin = 'https://tool.example';
    const closed = await app.rest('GET', '/projects', { headers: { origin } });
    expect(closed.headers.get('access-control-allow-origin')).toBeNull();
    const open = await startApp({ env: { corsOrigins: [origin] } });
    try {
      const listed = await open.rest('GET', '/projects', { headers: { origin } });
      expect(listed.headers.get('access-control-allow-origin')).toBe(origin);
      const stranger = await open.rest('GET', '/projects', { headers: { origin: 'https://other.example' } });
      expect(stranger.headers.get('access-control-allow-origin')).toBeNull();
      const preflight = await open.rest('OPTIONS', '/projects', {
        headers: {
          origin,
          'access-control-request-method': 'PUT',
          'access-control-request-headers': 'x-auth-token',
        },
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT');
      expect(preflight.headers.get('access-control-allow-headers')).toContain('x-auth-token');
    } finally {
      await open.stop();
    }
  });
});

describe('faults of the server', () => {
  test('an unforeseen error is 500 with the request id and without its words', async () => {
    vi.spyOn(app.services.projects, 'list').mockRejectedValueOnce(
      new Error('secret detail of table project'),
    );
    const { status, headers, body } = await app.rest('GET', '/projects');
    expect(status).toBe(500);
    expect(body).toEqual({
      message: `Internal server error (request ${headers.get('x-request-id')})`,
      code: 'INTERNAL_SERVER_ERROR',
    });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('a service that answers against its contract is 500 too, not a validation failure', async () => {
    const project = await storeProject(app);
    vi.spyOn(app.services.projects, 'get').mockResolvedValueOnce({ ...project, createdAt: 'secret' });
    const { status, body } = await app.rest('GET', `/projects/${project._id}`);
    expect(status).toBe(500);
    expect(body).toEqual({
      message: expect.stringMatching(/^Internal server error \(request /),
      code: 'INTERNAL_SERVER_ERROR',
    });
  });

  test('a database error shows neither its statement nor its table', async () => {
    const own = await startApp();
    try {
      await own.db.write(manager => manager.query('DROP TABLE project'));
      const { status, body } = await own.rest('GET', '/projects');
      expect(status).toBe(500);
      expect(Object(body).message).toMatch(/^Internal server error \(request [0-9a-f-]{36}\)$/);
      expect(Object.keys(Object(body)).toSorted()).toEqual(['code', 'message']);
    } finally {
      await own.stop();
    }
  });

  test.each([
    ['CONFLICT', 409],
    ['FORBIDDEN', 403],
    ['SERVICE_UNAVAILABLE', 503],
  ] as const)('what a service refuses as %s is %i with its words', async (code, expected) => {
    vi.spyOn(app.services.projects, 'list').mockRejectedValueOnce(new AppError(code, 'In words'));
    const { status, body } = await app.rest('GET', '/projects');
    expect(status).toBe(expected);
    expect(body).toEqual({ message: 'In words', code });
  });
});

test('a caller who hangs up in the middle of a body leaves the server well', async () => {
  await new Promise<void>(resolve => {
    const request = httpRequest(`${app.url}/api/projects`, {
      method: 'POST',
      headers: { ...JSON_TYPE, 'x-auth-token': token, 'content-length': 1_000 },
    });
    request.on('error', () => resolve());
    request.write('{"title":', () => request.destroy(new Error('hung up')));
  });
  expect(await app.rest('GET', '/projects')).toMatchObject({ status: 200 });
});
