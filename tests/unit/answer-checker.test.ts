import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createOpenApiDocument } from '../../src/server/api/openapi';
import { projectExamples } from '../../src/server/features/projects/project-examples';
import { createAnswerChecker, type SeenAnswer } from '../support/api-document/answer-checker';
import { watchAnswers } from '../support/api-document/watch-answers';
import { createIdleRouter } from '../support/idle-router';

// Every integration test holds its answers against the document by these two: here they are seen to refuse.

const check = createAnswerChecker(createOpenApiDocument(createIdleRouter(), '1.0.0'));
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const project = projectExamples.get.answer;

function answer(fields: Partial<Omit<SeenAnswer, 'body'>> & { body?: unknown }): SeenAnswer {
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

const RIGHT: [string, SeenAnswer][] = [
  ['the answer of an operation', answer({})],
  ['a path with a parameter', answer({ path: '/projects/1', body: project })],
  ['a path with a trailing slash', answer({ path: '/projects/' })],
  [
    'a path that is written out where a parameter would fit',
    answer({ path: '/projects/statuses', body: ['wip'] }),
  ],
  ['HEAD without a body', answer({ method: 'HEAD', body: '' })],
  ['304 without a body', answer({ status: 304, headers: {}, body: '' })],
  ['a described failure', answer({ path: '/projects/1', status: 404, body: error })],
  ['a path that there is not', answer({ path: '/nothing', status: 404, body: error })],
  [
    'another method',
    answer({ method: 'PATCH', status: 405, headers: { ...JSON_TYPE, allow: 'GET' }, body: error }),
  ],
  ['a body that nobody asked for', answer({ status: 415, hasRequestBody: true, body: error })],
  [
    'a limit',
    answer({
      method: 'POST',
      path: '/views',
      status: 429,
      headers: { ...JSON_TYPE, 'retry-after': '9' },
      body: error,
    }),
  ],
];

test('a right answer is as described', () => {
  for (const [what, seen] of RIGHT) expect.soft(check(seen), what).toBeNull();
});

const { title: _title, ...withoutTitle } = project;

const WRONG: [string, SeenAnswer, string][] = [
  ['a missing field', answer({ body: [withoutTitle] }), "required property 'title'"],
  [
    'a field too many',
    answer({ body: [{ ...project, password: 'x' }] }),
    'must NOT have additional properties',
  ],
  ['a wrong type', answer({ body: [{ ...project, featured: 'true' }] }), 'must be boolean'],
  [
    'a moment that is none',
    answer({ body: [{ ...project, createdAt: 'today' }] }),
    'must match format "date-time"',
  ],
  [
    'a moment without milliseconds',
    answer({ body: [{ ...project, createdAt: '2025-01-01T00:00:00Z' }] }),
    'must match pattern',
  ],
  ['another success', answer({ status: 201 }), 'does not name this status'],
  ['a failure that is not described', answer({ status: 409, body: error }), 'does not name this status'],
  [
    'a failure of another shape',
    answer({ status: 503, body: { error: 'x' } }),
    "required property 'message'",
  ],
  [
    'a failure that says too much',
    answer({ status: 500, body: { ...error, stack: 'x' } }),
    'must NOT have additional properties',
  ],
  [
    'another content type',
    answer({ headers: { 'content-type': 'text/html' } }),
    'does not name the content type "text/html"',
  ],
  ['a body that is not JSON', answer({ body: '<p>' }), 'is not JSON'],
  ['a body where none is described', answer({ status: 304, body: 'x' }), 'there is a body'],
  [
    'a limit without the time to wait',
    answer({ method: 'POST', path: '/views', status: 429, body: error }),
    'Retry-After is missing',
  ],
  ['405 without what is allowed', answer({ method: 'PATCH', status: 405, body: error }), 'Allow is missing'],
  ['success on a path that there is not', answer({ path: '/nothing' }), '404 was expected'],
  ['a refused body where none was sent', answer({ status: 415, body: error }), 'does not name this status'],
];

test('what is wrong with an answer is named', () => {
  for (const [what, seen, complaint] of WRONG) expect.soft(check(seen), what).toContain(complaint);
});

/** Sends a request to a server that is watched, and tells what was complained of. */
async function complaintsOf(listener: RequestListener, path = '/api/projects'): Promise<string[]> {
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

const wrong = JSON.stringify([withoutTitle]);
const ways: [string, RequestListener][] = [
  ['whole', (_request, response) => void response.setHeader('content-type', 'application/json').end(wrong)],
  [
    'in pieces',
    (_request, response) => {
      response.setHeader('content-type', 'application/json').write(wrong.slice(0, 9));
      response.end(wrong.slice(9));
    },
  ],
  [
    'packed',
    (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' });
      response.end(gzipSync(wrong));
    },
  ],
  [
    'with raw headers',
    (_request, response) => void response.writeHead(200, ['content-type', 'application/json']).end(wrong),
  ],
];

test.each(ways)('a wrong answer that a server sends %s is complained of once', async (_way, listener) => {
  const complaints = await complaintsOf(listener);
  expect(complaints).toHaveLength(1);
  expect(complaints[0]).toMatch(/^GET \/api\/projects answered 200: .*'title'/);
});

test('pages, and the document itself, are no answers of the API', async () => {
  const listener: RequestListener = (_request, response) => void response.end('anything');
  expect(await complaintsOf(listener, '/projects')).toEqual([]);
  expect(await complaintsOf(listener, '/api/openapi.json')).toEqual([]);
  expect(await complaintsOf(listener, '/api/docs')).toEqual([]);
});
