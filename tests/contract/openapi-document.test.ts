import { expect, test } from 'vitest';
import { z } from 'zod';
import { listRestOperations, type RestOperation } from '#server/api/rest-operations';
import { describeApi } from '#server/describe-api';
import { extras } from '#server/extras/extras';
import { createIdleRouter } from '../support/app/idle-router';
import { isCoreProcedure } from '../support/app/is-core-procedure';

const router = createIdleRouter();
const operations = listRestOperations(router);
const document = describeApi(router, extras);

const ID = '0197a0f2-6c1e-7b3a-9d52-1f0c8e4b7a61';

function getDescription({ path, method }: RestOperation) {
  return Object(Object(document.paths?.[path])[method.toLowerCase()]);
}

/** Lists the fields of an input that are sent in the body instead of the path. */
function listBodyFields({ input, path, method }: RestOperation): string[] {
  if (method === 'GET' || method === 'DELETE' || !(input instanceof z.ZodObject)) return [];
  return Object.keys(input.shape).filter(field => !path.includes(`{${field}}`));
}

test('every operation shows an example of a valid response', () => {
  for (const operation of operations) {
    const { output, successStatus, procedure, example } = operation;
    const shown = getDescription(operation).responses[successStatus].content['application/json'].example;
    expect.soft(shown, procedure).toEqual(example?.answer);
    // Parsing is strict: the server never returns a field beyond those of the schema.
    expect.soft(output.safeParse(shown), procedure).toEqual({ success: true, data: shown });
  }
});

const operationsWithBody = operations.filter(
  operation => operation.input instanceof z.ZodArray || listBodyFields(operation).length > 0,
);

test('every operation with a body shows a valid example without unknown fields', () => {
  for (const operation of operationsWithBody) {
    const { input, path, procedure } = operation;
    const shown = getDescription(operation).requestBody.content['application/json'].example;
    const isArray = Array.isArray(shown);
    const inPath = {
      ...(path.includes('{id}') ? { id: ID } : {}),
      ...(path.includes('{number}') ? { number: 1 } : {}),
    };
    const sent = isArray ? shown : { ...inPath, ...shown };
    expect.soft(input.safeParse(sent).error, procedure).toBe(undefined);
    if (isArray) continue;
    expect.soft(listBodyFields(operation), procedure).toEqual(expect.arrayContaining(Object.keys(shown)));
  }
});

test('operations without a body show no example of one', () => {
  for (const operation of operations.filter(each => !operationsWithBody.includes(each))) {
    expect(getDescription(operation).requestBody).toBeUndefined();
    expect(operation.example).not.toHaveProperty('request');
  }
});

test('every operation documents the error responses to invalid calls', () => {
  for (const operation of operations) {
    const { input, isOwnerOnly, path } = operation;
    const statuses = Object.keys(getDescription(operation).responses);
    const expected = [
      ...(input instanceof z.ZodVoid ? [] : ['400']),
      ...(isOwnerOnly ? ['401'] : []),
      ...(operationsWithBody.includes(operation) ? ['413', '415'] : []),
      '500',
      '503',
    ];
    expect({ path, statuses }).toEqual({ path, statuses: expect.arrayContaining(expected) });
  }
});

/** Lists the operations of the core that document a status. */
function listOperationsWith(status: string): string[] {
  return operations
    .filter(({ procedure }) => isCoreProcedure(procedure))
    .filter(operation => status in getDescription(operation).responses)
    .map(({ method, path }) => `${method} ${path}`);
}

test('operations document forbidden calls, conflicts and rate limits', () => {
  expect(listOperationsWith('403')).toEqual(['POST /auth/refresh']);
  expect(listOperationsWith('409')).toEqual([
    'PUT /projects/{id}',
    'PUT /notes/{id}',
    'PUT /pages/{id}',
    'PUT /timeline/{id}',
    'PUT /timeline/reorder',
    'POST /skills',
    'PUT /site',
    'POST /versions/{id}/{number}/restore',
    'POST /trash/{id}/restore',
    'POST /trash/projects/restore',
  ]);
  expect(listOperationsWith('429')).toEqual([
    'POST /users/login',
    'POST /auth/sign-in-link',
    'PUT /auth/password',
    'PUT /auth/email',
    'POST /contacts',
    'POST /views',
    'GET /search',
  ]);
});

test('only owner operations require the token', () => {
  for (const operation of operations) {
    const { security = document.security } = getDescription(operation);
    const { path, isOwnerOnly } = operation;
    expect({ path, security }).toEqual({ path, security: isOwnerOnly ? [{ authToken: [] }] : [] });
  }
});

test('response schemas allow no additional fields', () => {
  expect(Object(document.components?.schemas?.Project).additionalProperties).toBe(false);
});

test('an upload sends one file as form data and returns its URL', () => {
  const { requestBody, responses, security } = Object(document.paths?.['/upload']?.post);
  expect(Object.keys(requestBody.content)).toEqual(['multipart/form-data']);
  expect(requestBody.content['multipart/form-data'].schema.properties.file.format).toBe('binary');
  expect(responses[201].content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/Uploaded',
  });
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '401', '413', '415']));
  expect(security).toEqual([{ authToken: [] }]);
});

test.each(['/upload/{filename}', '/upload/uploads/{filename}'])(
  'DELETE %s responds with 200 even if the file is missing or in use',
  path => {
    const { responses, security } = Object(document.paths?.[path]?.delete);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '401']));
    expect(responses).not.toHaveProperty('404');
    expect(responses).not.toHaveProperty('409');
    expect(security).toEqual([{ authToken: [] }]);
  },
);
