import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startAppForFile } from '../support/app/managed-app';
import { checkRows } from '../support/check-rows';

const MEGABYTE = 1024 * 1024;
const JSON_TYPE = { 'content-type': 'application/json' };

const app = await startAppForFile();
const { token } = await app.signIn();

/** Posts a body unchanged, with the given headers. */
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

test('a body that is not a JSON object returns 400 as JSON and stores nothing', () =>
  checkRows(
    [
      ['broken', '{"title":'],
      ['a string', '"title"'],
      ['null', 'null'],
    ],
    async (_case, text) => {
      const before = await countProjects();
      const { status, headers, body } = await postProject(text);
      expect(status).toBe(400);
      expect(headers.get('content-type')).toMatch(/^application\/json/);
      expect(body).toEqual({ message: 'The input must be a JSON object or list.', code: 'BAD_REQUEST' });
      expect(await countProjects()).toBe(before);
    },
  ));

test('a failed validation lists each field by its path', async () => {
  const { status, body } = await postProject('{"title":7,"media":[{"type":"image","url":"javascript:1"}]}');
  expect(status).toBe(400);
  expect(body).toEqual({
    message: 'Title must be text',
    code: 'BAD_REQUEST',
    issues: [
      { path: ['title'], message: expect.any(String) },
      { path: ['media', 0, 'url'], message: expect.any(String) },
    ],
  });
});

test('a body with another content type returns 415', () =>
  checkRows([['text/plain'], ['nonsense']], async type => {
    const before = await countProjects();
    const { status, body } = await postProject('{}', { 'content-type': type });
    expect(status).toBe(415);
    expect(body).toEqual({
      message: 'The request body must be application/json.',
      code: 'UNSUPPORTED_MEDIA_TYPE',
    });
    expect(await countProjects()).toBe(before);
  }));

test('a body of unknown length without a content type returns 415', async () => {
  const body = new Blob(['{}']).stream();
  expect(await postProject(body, {})).toMatchObject({ status: 415 });
});

test('an unknown path or method is reported before the body is parsed', async () => {
  const send = (method: string, path: string) =>
    fetch(`${app.url}/api${path}`, { method, body: '{', headers: { 'content-type': 'application/json' } });
  expect((await send('POST', '/nothing')).status).toBe(404);
  expect((await send('PATCH', '/projects')).status).toBe(405);
});

test('every content type that means JSON is accepted', () =>
  checkRows(
    [['application/json; charset=utf-8'], ['APPLICATION/JSON'], ['application/vnd.api+json']],
    async type => {
      expect(await postProject('{}', { 'content-type': type })).toMatchObject({ status: 201 });
    },
  ));

test('a request without a body needs no content type', async () => {
  const response = await fetch(`${app.url}/api/projects`, {
    method: 'POST',
    headers: { 'x-auth-token': token },
  });
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject([{ title: 'New Project' }]);
});

test('a body of up to a megabyte is accepted, and a larger one returns 413 and stores nothing', async () => {
  const createBody = (bytes: number) => `{"x":"${'x'.repeat(bytes - 8)}"}`;
  expect(await postProject(createBody(MEGABYTE))).toMatchObject({ status: 201 });
  const before = await countProjects();
  const { status, body } = await postProject(createBody(MEGABYTE + 1));
  expect(status).toBe(413);
  expect(body).toEqual({ message: 'The request body is too large.', code: 'PAYLOAD_TOO_LARGE' });
  expect(await countProjects()).toBe(before);
});

test('the body of a visitor may have 64 kB, and that of a message a megabyte', async () => {
  const send = async (path: string, bytes: number) => {
    const text = `{"x":"${'x'.repeat(bytes - 8)}"}`;
    const init = { method: 'POST', headers: JSON_TYPE, body: text };
    return (await fetch(`${app.url}/api${path}`, init)).status;
  };
  expect([await send('/views', 64 * 1024), await send('/views', 64 * 1024 + 1)]).toEqual([400, 413]);
  expect([await send('/contacts', MEGABYTE), await send('/contacts', MEGABYTE + 1)]).toEqual([400, 413]);
});

test('a compressed body is accepted up to the limit of its decompressed size', async () => {
  const headers = { ...JSON_TYPE, 'content-encoding': 'gzip' };
  expect(await postProject(gzipSync('{"title":"Packed"}'), headers)).toMatchObject({
    status: 201,
    body: [{ title: 'Packed' }],
  });
  const bomb = gzipSync(`{"x":"${'x'.repeat(20 * MEGABYTE)}"}`);
  expect(bomb.length).toBeLessThan(MEGABYTE);
  expect(await postProject(bomb, headers)).toMatchObject({ status: 413 });
});

test('an encoding that is false returns 400, and one that is unknown 415', async () => {
  const packed = await postProject('{}', { ...JSON_TYPE, 'content-encoding': 'gzip' });
  expect(packed).toMatchObject({ status: 400, body: { message: 'The request body cannot be read.' } });
  const unsupported = { status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } };
  for (const headers of [
    { ...JSON_TYPE, 'content-encoding': 'rot13' },
    { 'content-type': 'application/json; charset=klingon' },
  ])
    expect(await postProject('{}', headers)).toMatchObject(unsupported);
});
