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

// Every integration test compares responses with the OpenAPI document. These tests make sure that a mistake
// is noticed.

const check = createAnswerChecker(createOpenApiDocument(createIdleRouter(), '1.0.0'));
const project = projectExamples.get.answer;
const { title: _title, ...withoutTitle } = project;
const error = { message: 'In words', code: 'ANY' };
const VALID: SeenAnswer = {
  ...{
    method: 'GET',
    path: '/projects',
    hasRequestBody: false,
    status: 200,
    body: JSON.stringify([project]),
  },
  headers: { 'content-type': 'application/json; charset=utf-8' },
};

test('a response that matches the document is accepted', () => expect(check(VALID)).toBeNull());

test.each<[string, Partial<SeenAnswer>, string]>([
  ['a missing field', { body: JSON.stringify([withoutTitle]) }, "required property 'title'"],
  ['an undocumented failure', { status: 409, body: JSON.stringify(error) }, 'does not name this status'],
  ['another content type', { headers: { 'content-type': 'text/html' } }, 'does not name the content type'],
  ['a body that is not JSON', { body: '<p>' }, 'is not JSON'],
  ['an undocumented body', { status: 304, body: 'x' }, 'there is a body'],
  ['503 without Retry-After', { status: 503, body: JSON.stringify(error) }, 'Retry-After is missing'],
  ['405 without Allow', { method: 'PATCH', status: 405, body: JSON.stringify(error) }, 'Allow lacks HEAD'],
  ['success on an unknown path', { path: '/nothing' }, '404 was expected'],
])('%s is reported', (_title, changes, complaint) => {
  expect(check({ ...VALID, ...changes })).toContain(complaint);
});

const invalidBody = JSON.stringify([withoutTitle]);
const JSON_TYPE = 'application/json';

test.each<[string, RequestListener]>([
  [
    'in chunks',
    (_request, response) => {
      response.setHeader('content-type', JSON_TYPE).write(invalidBody.slice(0, 9));
      response.end(invalidBody.slice(9));
    },
  ],
  [
    'compressed',
    (_request, response) => {
      response.writeHead(200, { 'Content-Type': JSON_TYPE, 'Content-Encoding': 'gzip' });
      response.end(gzipSync(invalidBody));
    },
  ],
  [
    'with raw headers',
    (_request, response) => void response.writeHead(200, ['content-type', JSON_TYPE]).end(invalidBody),
  ],
])('an invalid response that a server sends %s is reported once', async (_form, listener) => {
  const watched = watchAnswers(listener, check);
  const server = createServer(watched.listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await (await fetch(`http://127.0.0.1:${port}/api/projects`)).arrayBuffer();
  server.close();
  expect(watched.complaints).toEqual([expect.stringMatching(/^GET \/api\/projects answered 200: .*'title'/)]);
});
