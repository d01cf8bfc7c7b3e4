import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createAppRouter } from '../../src/server/api/app-router';
import { listProcedures } from '../../src/server/api/list-procedures';
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

/** Described by hand: they take files, or answer one. */
const OF_FILES = [
  'POST /upload',
  'POST /resume',
  'POST /backup',
  'POST /backup/file',
  'POST /imports/markdown/file',
  'POST /backup/file/{id}/restore',
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

/** Every operation of the document that is a procedure, with its path. */
function operations() {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .map(([name, operation]) => ({ method: name.toUpperCase(), operation }))
      .filter(({ method }) => !OF_FILES.includes(`${method} ${path}`))
      .map(({ method, operation }) => ({ path, method, ...operationSchema.parse(operation) })),
  );
}

/** What the procedures themselves say. */
function procedures() {
  return listProcedures(createAppRouter(app.services)).flatMap(({ meta = {} }) => {
    const { openapi, successStatus = 200, access } = meta;
    if (!openapi) return [];
    return [{ ...openapi, successStatus, isOwnerOnly: access === 'owner' }];
  });
}

function operationOf(path: string, method: string) {
  const operation = document.paths[path]?.[method];
  if (!operation) throw new Error(`${method} ${path} is not in the document`);
  return operationSchema.parse(operation);
}

test('the document is OpenAPI 3.1 and says what it describes and where', () => {
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

test('every procedure with a REST path is in the document exactly once, and nothing else is', () => {
  const described = operations().map(({ method, path }) => `${method} ${path}`);
  const defined = procedures().map(({ method, path }) => `${method} ${path}`);
  expect(described.toSorted()).toEqual(defined.toSorted());
  expect(new Set(described).size).toBe(described.length);
  const ids = operations().map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the operations of signing in and of projects are there', () => {
  const rows = operations().map(({ method, path }) => `${method} ${path}`);
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

test('a token is asked for where only the owner may call, and only there', async () => {
  for (const { path, method, isOwnerOnly } of procedures()) {
    const { security, responses } = operationOf(path, method.toLowerCase());
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

test('the server refuses without a token exactly what the document protects', async () => {
  for (const { path, method, security } of operations()) {
    const { status } = await app.rest(method, path.replace('{id}', UNKNOWN_ID));
    expect({ path, method, isRefused: status === 401 }).toEqual({
      path,
      method,
      isRefused: security.length > 0,
    });
  }
});

test('each operation has one success: the status that the server answers', () => {
  for (const { path, method, successStatus } of procedures()) {
    const { responses } = operationOf(path, method.toLowerCase());
    const successes = Object.keys(responses).filter(status => status.startsWith('2'));
    expect({ path, method, successes }).toEqual({ path, method, successes: [String(successStatus)] });
  }
  expect(Object.keys(operationOf('/projects', 'post').responses)).toContain('201');
  expect(Object.keys(operationOf('/projects/categories', 'post').responses)).toContain('200');
});

test('parameters are those of the path, all of them; DELETE and PUT leave none in the query', () => {
  for (const { path, method, parameters } of operations()) {
    const ofPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const described = parameters.filter(parameter => parameter.in === 'path');
    expect({ path, names: described.map(({ name }) => name) }).toEqual({ path, names: ofPath });
    expect(described.every(({ required }) => required)).toBe(true);
    if (method !== 'GET') expect(parameters).toHaveLength(ofPath.length);
  }
});

test('a body is described where one is read', () => {
  expect(operationOf('/projects', 'get').requestBody).toBeUndefined();
  expect(operationOf('/projects/{id}', 'delete').requestBody).toBeUndefined();
  expect(operationOf('/auth/check-token', 'post').requestBody).toBeUndefined();
  const update = operationOf('/projects/{id}', 'put').requestBody?.content['application/json'].schema;
  expect(update).toEqual({ $ref: '#/components/schemas/ProjectUpdate' });
  const properties = Object.keys(Object(document.components.schemas.ProjectUpdate?.properties));
  expect(properties).toEqual(expect.arrayContaining(['title', 'featured', 'media', 'expectedUpdatedAt']));
  expect(properties).not.toContain('id');
});

test('every $ref leads to something', () => {
  const refs = [...JSON.stringify(raw).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref ?? '');
  expect(refs.length).toBeGreaterThan(0);
  for (const ref of new Set(refs)) {
    expect(ref).toMatch(/^#\//);
    const target = ref
      .slice(2)
      .split('/')
      .reduce<unknown>((value, key) => Object(value)[key.replaceAll('~1', '/').replaceAll('~0', '~')], raw);
    expect({ ref, isThere: target !== undefined }).toEqual({ ref, isThere: true });
  }
});

test('an error is described with everything that its body has', async () => {
  const { token } = await app.signIn();
  const { body } = await app.rest('POST', '/projects', { token, body: { skills: [7] } });
  const { issues, ...rest } = Object(Object(document.components.schemas.Error).properties);
  expect(Object.keys({ issues, ...rest }).toSorted()).toEqual(Object.keys(Object(body)).toSorted());
  expect(Object.keys(issues.items.properties).toSorted()).toEqual(
    Object.keys(Object(body).issues[0]).toSorted(),
  );
});

test('each failure is described in one place, with the body of every failure', () => {
  const { responses } = operationOf('/projects/{id}', 'put');
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
  const { NotModified: _unchanged, ...described } = document.components.responses;
  for (const response of Object.values(described)) {
    const { content } = bodySchema.parse(response);
    expect(content['application/json'].schema).toEqual({ $ref: '#/components/schemas/Error' });
  }
});

test('a limit is described with the header that says how long it lasts', () => {
  expect(Object.keys(operationOf('/contacts', 'post').responses)).toContain('429');
  expect(Object(document.components.responses.TooManyRequests).headers).toHaveProperty('Retry-After');
});

test('a project is described with exactly the fields that it is answered with', async () => {
  const { token } = await app.signIn();
  const drafted = {
    slug: 'described',
    keyFigures: [{ value: '14', label: 'scales' }],
    metaTitle: 'Described',
    metaDescription: 'In other words.',
    draft: true,
    publishAt: '2099-01-01T00:00:00.000Z',
    pendingChanges: { title: 'Later' },
  };
  const { _id: id } = await app.services.projects.create({});
  const { body } = await app.rest('PUT', `/projects/${id}`, { token, body: drafted });
  const project = z.record(z.string(), z.unknown()).parse(body);
  const described = Object(document.components.schemas.Project);
  expect(Object.keys(described.properties).toSorted()).toEqual(Object.keys(project).toSorted());
  // An address, figures, and to the owner what tells of publishing, are there only where there is something to tell.
  const always = Object.keys(project).filter(name => !(name in drafted));
  expect(described.required.toSorted()).toEqual(always.toSorted());
});

test('the document may be read by anyone and kept while it is unchanged', async () => {
  const { status, headers } = await app.rest('GET', '/openapi.json');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('etag')).not.toBeNull();
});
