import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createOpenApiDocument } from '#server/api/openapi';
import { projectExamples } from '#server/features/projects/project-examples';
import { createAnswerChecker, type SeenAnswer } from '../support/api-document/answer-checker';
import { watchAnswers } from '../support/api-document/watch-answers';
import { createIdleRouter } from '../support/idle-router';

// Every integration test uses these two functions to compare responses with the OpenAPI document. The tests
// below make sure that they report mistakes.

const check = createAnswerChecker(createOpenApiDocument(createIdleRouter(), '1.0.0'));
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const project = projectExamples.get.answer;

function createAnswer(fields: Partial<Omit<SeenAnswer, 'body'>> & { body?: unknown }): SeenAnswer {
  const { body = [project], ...rest } = fields;
  return {
    method: 'GET',
    path: '/projects',
    hasRequestBody: false,
    status: 200,
    headers: JSON_TYPE,
    ...rest,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}
const error = { message: 'In words', code: 'ANY' };

const VALID: [string, SeenAnswer][] = [
  ['the response of an operation', createAnswer({})],
  ['a path with a parameter', createAnswer({ path: '/projects/1', body: project })],
  ['a path with a trailing slash', createAnswer({ path: '/projects/' })],
  [
    'a literal path that also matches a path with a parameter',
    createAnswer({ path: '/projects/statuses', body: ['wip'] }),
  ],
  ['HEAD without a body', createAnswer({ method: 'HEAD', body: '' })],
  ['304 without a body', createAnswer({ status: 304, headers: {}, body: '' })],
  ['a documented failure', createAnswer({ path: '/projects/1', status: 404, body: error })],
  ['an unknown path', createAnswer({ path: '/nothing', status: 404, body: error })],
  [
    'an unsupported method',
    createAnswer({
      method: 'PATCH',
      path: '/projects/categories',
      status: 405,
      headers: { ...JSON_TYPE, allow: 'GET, HEAD, POST' },
      body: error,
    }),
  ],
  ['an unexpected request body', createAnswer({ status: 415, hasRequestBody: true, body: error })],
  [
    'a rate limit',
    createAnswer({
      method: 'POST',
      path: '/views',
      status: 429,
      headers: { ...JSON_TYPE, 'retry-after': '9' },
      body: error,
    }),
  ],
];

test('responses that match the document are accepted', () => {
  for (const [title, seen] of VALID) expect.soft(check(seen), title).toBeNull();
});

const { title: _title, ...withoutTitle } = project;

const INVALID: [string, SeenAnswer, string][] = [
  ['a missing field', createAnswer({ body: [withoutTitle] }), "required property 'title'"],
  [
    'an additional field',
    createAnswer({ body: [{ ...project, password: 'x' }] }),
    'must NOT have additional properties',
  ],
  ['a wrong type', createAnswer({ body: [{ ...project, featured: 'true' }] }), 'must be boolean'],
  [
    'an invalid timestamp',
    createAnswer({ body: [{ ...project, createdAt: 'today' }] }),
    'must match format "date-time"',
  ],
  [
    'a timestamp without milliseconds',
    createAnswer({ body: [{ ...project, createdAt: '2025-01-01T00:00:00Z' }] }),
    'must match pattern',
  ],
  ['an undocumented success status', createAnswer({ status: 201 }), 'does not name this status'],
  ['an undocumented failure', createAnswer({ status: 409, body: error }), 'does not name this status'],
  [
    'a failure in another format',
    createAnswer({ status: 500, body: { error: 'x' } }),
    "required property 'message'",
  ],
  [
    'a failure with additional fields',
    createAnswer({ status: 500, body: { ...error, stack: 'x' } }),
    'must NOT have additional properties',
  ],
  [
    'another content type',
    createAnswer({ headers: { 'content-type': 'text/html' } }),
    'does not name the content type "text/html"',
  ],
  ['a body that is not JSON', createAnswer({ body: '<p>' }), 'is not JSON'],
  ['an undocumented body', createAnswer({ status: 304, body: 'x' }), 'there is a body'],
  [
    'a rate limit without Retry-After',
    createAnswer({ method: 'POST', path: '/views', status: 429, body: error }),
    'Retry-After is missing',
  ],
  [
    'an unavailable database without Retry-After',
    createAnswer({ status: 503, body: error }),
    'Retry-After is missing',
  ],
  [
    '405 without the Allow header',
    createAnswer({ method: 'PATCH', status: 405, body: error }),
    'Allow lacks HEAD, GET, POST',
  ],
  [
    '405 with an incomplete Allow header',
    createAnswer({
      method: 'PATCH',
      status: 405,
      headers: { ...JSON_TYPE, allow: 'GET, HEAD' },
      body: error,
    }),
    'Allow lacks POST',
  ],
  ['success on an unknown path', createAnswer({ path: '/nothing' }), '404 was expected'],
  [
    'a rejected body in a request without a body',
    createAnswer({ status: 415, body: error }),
    'does not name this status',
  ],
];

test('responses that differ from the document are reported', () => {
  for (const [title, seen, complaint] of INVALID) expect.soft(check(seen), title).toContain(complaint);
});

/** Sends a request to a watched server and returns the recorded complaints. */
async function listComplaints(listener: RequestListener, path = '/api/projects'): Promise<string[]> {
  const watched = watchAnswers(listener, check);
  const server = createServer(watched.listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    await (await fetch(`http://127.0.0.1:${port}${path}`)).arrayBuffer();
    return watched.complaints;
  } finally {
    server.close();
  }
}

const invalidBody = JSON.stringify([withoutTitle]);
const RESPONSE_FORMS: [string, RequestListener][] = [
  [
    'at once',
    (_request, response) => void response.setHeader('content-type', 'application/json').end(invalidBody),
  ],
  [
    'in chunks',
    (_request, response) => {
      response.setHeader('content-type', 'application/json').write(invalidBody.slice(0, 9));
      response.end(invalidBody.slice(9));
    },
  ],
  [
    'compressed',
    (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' });
      response.end(gzipSync(invalidBody));
    },
  ],
  [
    'with raw headers',
    (_request, response) =>
      void response.writeHead(200, ['content-type', 'application/json']).end(invalidBody),
  ],
];

test.each(RESPONSE_FORMS)(
  'an invalid response that a server sends %s is reported once',
  async (_form, listener) => {
    const complaints = await listComplaints(listener);
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toMatch(/^GET \/api\/projects answered 200: .*'title'/);
  },
);

test('pages and the OpenAPI document itself are not checked', async () => {
  const listener: RequestListener = (_request, response) => void response.end('anything');
  expect(await listComplaints(listener, '/projects')).toEqual([]);
  expect(await listComplaints(listener, '/api/openapi.json')).toEqual([]);
  expect(await listComplaints(listener, '/api/docs')).toEqual([]);
});
