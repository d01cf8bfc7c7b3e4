import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createAppRouter } from '#server/api/app-router';
import { listProcedures } from '#server/api/list-procedures';
import { AppError } from '#server/core/errors/app-error';
import { startAppForTest } from '../support/managed-app';
import { UNKNOWN_ID } from '../support/project-factory';
import { startApp, type TestApp } from '../support/start-app';

const schemaSchema = z.record(z.string(), z.unknown());
const bodySchema = z.object({
  content: z.object({ 'application/json': z.object({ schema: schemaSchema }) }),
});
const responseSchema = z.union([
  z.strictObject({ $ref: z.string() }),
  bodySchema.extend({ description: z.string().min(1) }),
]);
const operationSchema = z.object({
  operationId: z.string(),
  summary: z.string().min(1),
  tags: z.array(z.string()),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), required: z.boolean().optional() }))
    .default([]),
  requestBody: bodySchema.extend({ required: z.boolean() }).optional(),
  responses: z.record(z.string(), responseSchema),
});
const documentSchema = z.object({
  openapi: z.string(),
  info: z.object({ title: z.string().min(1), version: z.string().min(1), description: z.string().min(1) }),
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({
    schemas: z.record(z.string(), schemaSchema),
    responses: z.record(z.string(), z.unknown()),
    securitySchemes: z.record(z.string(), schemaSchema),
  }),
});

/** Endpoints that receive or return files. They are documented by hand. */
const FILE_ENDPOINTS = [
  'POST /upload',
  'POST /resume',
  'POST /backup',
  'POST /backup/file',
  'POST /imports/markdown/file',
  'POST /backup/file/{id}/restore',
  'POST /static-copy/file',
];

let app: TestApp;
let raw: unknown;
let document: z.infer<typeof documentSchema>;
beforeAll(async () => {
  app = await startApp();
  ({ body: raw } = await app.rest('GET', '/openapi.json'));
  document = documentSchema.parse(raw);
});
afterAll(() => app?.stop());

/** Lists the operations of the document that are procedures, with their paths. */
function listOperations() {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .map(([name, operation]) => ({ method: name.toUpperCase(), operation }))
      .filter(({ method }) => !FILE_ENDPOINTS.includes(`${method} ${path}`))
      .map(({ method, operation }) => ({ path, method, ...operationSchema.parse(operation) })),
  );
}

/** Lists the metadata of the procedures with a REST path. */
function listDefinitions() {
  return listProcedures(createAppRouter(app.services)).flatMap(({ meta = {} }) => {
    const { openapi, successStatus = 200, access } = meta;
    if (!openapi) return [];
    return [{ ...openapi, successStatus, isOwnerOnly: access === 'owner' }];
  });
}

function getOperation(path: string, method: string) {
  const operation = document.paths[path]?.[method];
  if (!operation) throw new Error(`${method} ${path} is not in the document`);
  return operationSchema.parse(operation);
}

test('the document is OpenAPI 3.1 and declares its server and security scheme', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d+$/);
  expect(document.servers).toEqual([{ url: '/api' }]);
  expect(document.components.securitySchemes).toEqual({
    authToken: {
      type: 'apiKey',
      in: 'header',
      name: 'x-auth-token',
      description: 'The access token of the owner.',
    },
  });
});

test('the document contains each procedure with a REST path exactly once, and nothing else', () => {
  const described = listOperations().map(({ method, path }) => `${method} ${path}`);
  const defined = listDefinitions().map(({ method, path }) => `${method} ${path}`);
  expect(described.toSorted()).toEqual(defined.toSorted());
  expect(new Set(described).size).toBe(described.length);
  const ids = listOperations().map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the document contains the operations for sign-in and projects', () => {
  const rows = listOperations().map(({ method, path }) => `${method} ${path}`);
  expect(rows).toEqual(
    expect.arrayContaining([
      'POST /users/login',
      'POST /auth/refresh',
      'POST /auth/check-token',
      'GET /projects',
      'GET /projects/{id}',
      'POST /projects',
      'PUT /projects/{id}',
      'DELETE /projects/{id}',
      'GET /projects/categories',
      'POST /projects/categories',
      'GET /projects/category-order',
      'PUT /projects/category-order',
      'GET /projects/statuses',
      'POST /projects/statuses',
      'GET /projects/skills',
    ]),
  );
});

test('exactly the operations for the owner require a token', async () => {
  for (const { path, method, isOwnerOnly } of listDefinitions()) {
    const { security, responses } = getOperation(path, method.toLowerCase());
    expect({ path, method, security }).toEqual({
      path,
      method,
      security: isOwnerOnly ? [{ authToken: [] }] : [],
    });
    expect({ path, isRefused: Object.keys(responses).includes('401') }).toEqual({
      path,
      isRefused: isOwnerOnly,
    });
  }
});

test('without a token the server refuses exactly the protected operations', async () => {
  for (const { path, method, security } of listOperations()) {
    const { status } = await app.rest(method, path.replace('{id}', UNKNOWN_ID));
    expect({ path, method, isRefused: status === 401 }).toEqual({
      path,
      method,
      isRefused: security.length > 0,
    });
  }
});

test('each operation has one success response, with the status that the server returns', () => {
  for (const { path, method, successStatus } of listDefinitions()) {
    const { responses } = getOperation(path, method.toLowerCase());
    const successes = Object.keys(responses).filter(status => status.startsWith('2'));
    expect({ path, method, successes }).toEqual({ path, method, successes: [String(successStatus)] });
  }
  expect(Object.keys(getOperation('/projects', 'post').responses)).toContain('201');
  expect(Object.keys(getOperation('/projects/categories', 'post').responses)).toContain('200');
});

test('operations list all path parameters, and only GET has query parameters', () => {
  for (const { path, method, parameters } of listOperations()) {
    const expected = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const described = parameters.filter(parameter => parameter.in === 'path');
    expect({ path, names: described.map(({ name }) => name) }).toEqual({ path, names: expected });
    expect(described.every(({ required }) => required)).toBe(true);
    if (method !== 'GET') expect(parameters).toHaveLength(expected.length);
  }
});

test('operations describe a request body only if they read one', () => {
  expect(getOperation('/projects', 'get').requestBody).toBeUndefined();
  expect(getOperation('/projects/{id}', 'delete').requestBody).toBeUndefined();
  expect(getOperation('/auth/check-token', 'post').requestBody).toBeUndefined();
  const update = getOperation('/projects/{id}', 'put').requestBody?.content['application/json'].schema;
  expect(update).toEqual({ $ref: '#/components/schemas/ProjectUpdate' });
  const properties = Object.keys(Object(document.components.schemas.ProjectUpdate?.properties));
  expect(properties).toEqual(expect.arrayContaining(['title', 'featured', 'media', 'expectedUpdatedAt']));
  expect(properties).not.toContain('id');
});

test('every $ref has a target', () => {
  const refs = [...JSON.stringify(raw).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref ?? '');
  expect(refs.length).toBeGreaterThan(0);
  for (const ref of new Set(refs)) {
    expect(ref).toMatch(/^#\//);
    const target = ref
      .slice(2)
      .split('/')
      .reduce<unknown>((value, key) => Object(value)[key.replaceAll('~1', '/').replaceAll('~0', '~')], raw);
    expect({ ref, exists: target !== undefined }).toEqual({ ref, exists: true });
  }
});

test('the error schema lists every field of an error body', async () => {
  const { token } = await app.signIn();
  const { body } = await app.rest('POST', '/projects', { token, body: { skills: [7] } });
  const { issues, ...rest } = Object(Object(document.components.schemas.Error).properties);
  expect(Object.keys({ issues, ...rest }).toSorted()).toEqual(Object.keys(Object(body)).toSorted());
  expect(Object.keys(issues.items.properties).toSorted()).toEqual(
    Object.keys(Object(body).issues[0]).toSorted(),
  );
});

test('each failure response is defined once, with the common error body', () => {
  const { responses } = getOperation('/projects/{id}', 'put');
  const { 200: _success, ...failures } = responses;
  const names = Object.fromEntries(
    Object.entries(failures).map(([status, value]) => [status, Object(value).$ref]),
  );
  expect(names).toEqual({
    400: '#/components/responses/BadRequest',
    401: '#/components/responses/Unauthorized',
    404: '#/components/responses/NotFound',
    409: '#/components/responses/Conflict',
    413: '#/components/responses/PayloadTooLarge',
    415: '#/components/responses/UnsupportedMediaType',
    500: '#/components/responses/InternalServerError',
    503: '#/components/responses/ServiceUnavailable',
  });
  const { NotModified: _notModified, ...described } = document.components.responses;
  for (const response of Object.values(described)) {
    const { content } = bodySchema.parse(response);
    expect(content['application/json'].schema).toEqual({ $ref: '#/components/schemas/Error' });
  }
});

test('operations that can fail for a while describe the Retry-After header', () => {
  expect(Object.keys(getOperation('/contacts', 'post').responses)).toContain('429');
  const { TooManyRequests, ServiceUnavailable } = document.components.responses;
  for (const failure of [TooManyRequests, ServiceUnavailable])
    expect(Object(failure).headers).toHaveProperty('Retry-After');
});

test('the project schema lists exactly the fields that the server returns', async () => {
  const { token } = await app.signIn();
  const optionalFields = {
    slug: 'described',
    keyFigures: [{ value: '14', label: 'scales' }],
    metaTitle: 'Described',
    pageLayout: 'tabs',
    metaDescription: 'In other words.',
    draft: true,
    publishAt: '2099-01-01T00:00:00.000Z',
    pendingChanges: { title: 'Later' },
  };
  const { _id: id } = await app.services.projects.create({});
  await app.rest('PUT', `/projects/${id}`, { token, body: optionalFields });
  // Visitors do not see this save.
  const unseen = { pendingChanges: { title: 'Even later' } };
  const { body } = await app.rest('PUT', `/projects/${id}`, { token, body: unseen });
  const project = z.record(z.string(), z.unknown()).parse(body);
  const described = Object(document.components.schemas.Project);
  expect(Object.keys(described.properties).toSorted()).toEqual(Object.keys(project).toSorted());
  // The slug, the figures and the publishing fields are left out of responses when they are empty.
  const optional = [...Object.keys(optionalFields), 'seenUpdatedAt'];
  const required = Object.keys(project).filter(name => !optional.includes(name));
  expect(described.required.toSorted()).toEqual(required.toSorted());
});

test('an unsupported method of each path returns 405 with the methods of the document', async () => {
  for (const [path, operations] of Object.entries(document.paths)) {
    const { status, headers } = await app.rest('PATCH', path.replace(/\{\w+\}/g, UNKNOWN_ID));
    const methods = Object.keys(operations).map(method => method.toUpperCase());
    const allowed = methods.includes('GET') ? ['HEAD', ...methods] : methods;
    const listed = headers.get('allow')?.split(', ').toSorted();
    expect({ path, status, listed }).toEqual({ path, status: 405, listed: allowed.toSorted() });
  }
});

test('anyone may read the document and cache it until it changes', async () => {
  const { status, headers } = await app.rest('GET', '/openapi.json');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('etag')).not.toBeNull();
});

test('the document names the owner and the address of the site as its contact', async () => {
  const named = await startAppForTest({ env: { publicUrl: 'https://ada.example' } });
  const { token } = await named.signIn();
  await named.rest('PUT', '/site', { token, body: JSON.stringify({ ownerName: 'Ada Example' }) });
  const { body } = await named.rest('GET', '/openapi.json');
  expect(Object(body).info.contact).toEqual({ name: 'Ada Example', url: 'https://ada.example' });
});

test('the document returns 503 as JSON while the database is not available', async () => {
  const get = () => Promise.reject(new AppError('SERVICE_UNAVAILABLE', 'The database is not available.'));
  const stopped = await startAppForTest({
    changeServices: services => ({ ...services, site: { ...services.site, get } }),
  });
  const { status, body } = await stopped.rest('GET', '/openapi.json');
  expect({ status, body }).toEqual({
    status: 503,
    body: { code: 'SERVICE_UNAVAILABLE', message: 'The database is not available.' },
  });
});
