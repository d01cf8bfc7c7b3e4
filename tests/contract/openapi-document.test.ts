import { expect, test } from 'vitest';
import { z } from 'zod';
import { createOpenApiDocument } from '../../src/server/api/openapi';
import { listRestOperations, type RestOperation } from '../../src/server/api/rest-operations';
import { createIdleRouter } from '../support/idle-router';

const router = createIdleRouter();
const operations = listRestOperations(router);
const document = createOpenApiDocument(router, '1.0.0');

const ID = '0197a0f2-6c1e-7b3a-9d52-1f0c8e4b7a61';

function describedOf({ path, method }: RestOperation) {
  return Object(Object(document.paths?.[path])[method.toLowerCase()]);
}

/** The fields of an input that a body carries: those of the path come from there. */
function bodyFields({ input, path, method }: RestOperation): string[] {
  if (method === 'GET' || !(input instanceof z.ZodObject)) return [];
  return Object.keys(input.shape).filter(field => !path.includes(`{${field}}`));
}

test('every operation shows an answer that it may give', () => {
  for (const operation of operations) {
    const { output, successStatus, procedure, example } = operation;
    const shown = describedOf(operation).responses[successStatus].content['application/json'].example;
    expect.soft(shown, procedure).toEqual(example?.answer);
    // Read strictly: an example with a field too many would not be what is answered.
    expect.soft(output.safeParse(shown), procedure).toEqual({ success: true, data: shown });
  }
});

const withBody = operations.filter(
  operation => operation.input instanceof z.ZodArray || bodyFields(operation).length > 0,
);

test('every operation with a body shows one that it takes, every field of it known', () => {
  for (const operation of withBody) {
    const { input, path, procedure } = operation;
    const shown = describedOf(operation).requestBody.content['application/json'].example;
    const isArray = Array.isArray(shown);
    const inPath = {
      ...(path.includes('{id}') ? { id: ID } : {}),
      ...(path.includes('{number}') ? { number: 1 } : {}),
    };
    const sent = isArray ? shown : { ...inPath, ...shown };
    expect.soft(input.safeParse(sent).error, procedure).toBe(undefined);
    if (isArray) continue;
    expect.soft(bodyFields(operation), procedure).toEqual(expect.arrayContaining(Object.keys(shown)));
  }
});

test('no operation without a body shows one', () => {
  for (const operation of operations.filter(each => !withBody.includes(each))) {
    expect(describedOf(operation).requestBody).toBeUndefined();
    expect(operation.example).not.toHaveProperty('request');
  }
});

test('an operation that can be called wrongly says how it is refused', () => {
  for (const operation of operations) {
    const { input, isOwnerOnly, path } = operation;
    const statuses = Object.keys(describedOf(operation).responses);
    const expected = [
      ...(input instanceof z.ZodVoid ? [] : ['400']),
      ...(isOwnerOnly ? ['401'] : []),
      ...(withBody.includes(operation) ? ['413', '415'] : []),
      '500',
      '503',
    ];
    expect({ path, statuses }).toEqual({ path, statuses: expect.arrayContaining(expected) });
  }
});

/** The operations that name a status. */
function operationsWith(status: string): string[] {
  return operations
    .filter(operation => status in describedOf(operation).responses)
    .map(({ method, path }) => `${method} ${path}`);
}

test('what may be refused for more than its input says so', () => {
  expect(operationsWith('403')).toEqual(['POST /auth/refresh']);
  expect(operationsWith('409')).toEqual([
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
    'POST /backup/file/{id}/import',
    'POST /imports/{id}/undo',
  ]);
  expect(operationsWith('429')).toEqual([
    'POST /users/login',
    'PUT /auth/password',
    'PUT /auth/email',
    'POST /contacts',
    'POST /views',
    'GET /search',
    'POST /imports/github/plan',
    'POST /imports/github',
    'POST /imports/github/refresh',
  ]);
});

test('the owner’s operations ask for the token, and no others', () => {
  for (const operation of operations) {
    const { security } = describedOf(operation);
    const { path, isOwnerOnly } = operation;
    expect({ path, security }).toEqual({ path, security: isOwnerOnly ? [{ authToken: [] }] : [] });
  }
});

test('answers have the fields that are named and no others', () => {
  const { Project: project, ProjectInput: input } = Object(document.components?.schemas);
  expect(project.additionalProperties).toBe(false);
  expect(input.additionalProperties).toBeUndefined();
});

test('fields of a query are described', () => {
  const { parameters } = Object(document.paths?.['/views']?.get);
  expect(parameters.map(({ name, in: place }: { name: string; in: string }) => `${place} ${name}`)).toEqual([
    'query projectId',
    'query since',
    'query limit',
  ]);
  for (const parameter of parameters) expect(parameter.description).toMatch(/\w/);
});

test('deleting messages takes its ids in the body, and saving skills a bare array', () => {
  const { requestBody, parameters } = Object(document.paths?.['/contacts']?.delete);
  expect(parameters).toBeUndefined();
  expect(requestBody.content['application/json'].schema.required).toEqual(['ids']);
  const skills = Object(document.paths?.['/skills']?.post).requestBody;
  expect(skills.content['application/json'].schema.type).toBe('array');
});

test('an upload is one file as a form, and answers where it is', () => {
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
  'DELETE %s is never refused for what becomes of the file',
  path => {
    const { responses, security } = Object(document.paths?.[path]?.delete);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '401']));
    expect(responses).not.toHaveProperty('404');
    expect(responses).not.toHaveProperty('409');
    expect(security).toEqual([{ authToken: [] }]);
  },
);
