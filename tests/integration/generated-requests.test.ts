import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createOpenApiDocument } from '#server/api/openapi';
import { CATEGORY_REQUIRED } from '#shared/contract/project';
import { END_RULE } from '#shared/contract/timeline-element';
import { LINK_FAILED, LOGIN_FAILED } from '#shared/credentials';
import { LINK_RULE, WEB_LINK_RULE } from '#shared/safe-link';
import { END_BEFORE_START, TITLE_REPEATED } from '#shared/timeline';
import { type JsonOperation, listJsonOperations } from '../support/api-document/document-operations';
import { createSchemaCheck } from '../support/api-document/document-schemas';
import {
  type GeneratedRequest,
  type RequestPart,
  toChangedRequests,
  toRequests,
  toUrl,
} from '../support/api-document/generated-request';
import { createIdleRouter } from '../support/app/idle-router';
import { startAppForFile } from '../support/app/managed-app';
import type { RestAnswer } from '../support/app/start-app';
import { createTokenFor } from '../support/bad-input/token-for';
import { dumpTables } from '../support/database/dump-tables';
import { runs } from '../support/property-runs';

// Generates requests from the schemas of the OpenAPI document. startApp compares every answer with the document.

const document = createOpenApiDocument(createIdleRouter(), '1.0.0');
const checkSchema = createSchemaCheck(document);
const operations = listJsonOperations(document).map((operation): [string, JsonOperation] => [
  operation.title,
  operation,
]);

/** The messages of rules that a JSON Schema cannot express. */
const OTHER_RULES = [
  LINK_FAILED,
  LOGIN_FAILED,
  'Current password is incorrect',
  LINK_RULE,
  WEB_LINK_RULE,
  TITLE_REPEATED,
  END_BEFORE_START,
  END_RULE,
  CATEGORY_REQUIRED,
  'Used by two skills',
  'Must belong to an element',
];
/** The beginnings of messages that quote the request. */
const OTHER_BEGINNINGS = [
  'There is no project ',
  'There is no category ',
  'This address is already used by ',
  'This file is not ',
  'Must be at most 9,007,199,254,740,991',
  'Must be at least -9,007,199,254,740,991',
];
/** The ends of messages that quote the request. */
const OTHER_ENDS = [' is listed twice'];

const app = await startAppForFile();

const tokenFor = createTokenFor(() => app.signIn());

const getToken = ({ path }: JsonOperation) => tokenFor(path.startsWith('/auth/') ? 'auth.' : '');

async function send(
  operation: JsonOperation,
  { parameters, body }: GeneratedRequest,
  knownToken?: string,
): Promise<RestAnswer> {
  const token = operation.isOwnerOnly ? (knownToken ?? (await getToken(operation))) : undefined;
  return app.rest(operation.method, toUrl(operation, { parameters, body }), {
    ...(token === undefined ? {} : { token }),
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
}

/** Creates a record of each kind for an operation that has the ID of a record. */
async function listIds({ parameters }: JsonOperation): Promise<string[]> {
  if (!parameters.some(({ name }) => name === 'id')) return [];
  const { projects, notes, pages, timeline, contacts } = app.services;
  const created = await Promise.all([
    projects.create({}),
    notes.create({}),
    pages.create({}),
    timeline.create({}),
  ]);
  const message = await contacts.send({ name: 'Ada', email: 'a@b', message: 'Hello' });
  const { skills } = await app.services.skills.saveList([]);
  return [...created, message, ...skills].map(({ _id }) => _id);
}

function isOtherRule(message: string): boolean {
  return (
    OTHER_RULES.includes(message) ||
    OTHER_BEGINNINGS.some(beginning => message.startsWith(beginning)) ||
    OTHER_ENDS.some(end => message.endsWith(end))
  );
}

function listMessages(body: unknown): string[] {
  const { message, issues } = Object(body);
  return Array.isArray(issues) ? issues.map(issue => String(Object(issue).message)) : [String(message)];
}

/** All requests of an operation without input are the same. */
function countRuns({ parameters, body }: JsonOperation): number {
  return parameters.length === 0 && body === null ? 1 : 15;
}

describe.each(operations)('%s', (_title, operation) => {
  test('accepts requests that the document allows', async () => {
    await fc.assert(
      fc.asyncProperty(toRequests(document, operation, await listIds(operation)), async request => {
        const { status, body } = await send(operation, request);
        expect([500, 503]).not.toContain(status);
        if (status === 400) expect(listMessages(body).filter(message => !isOtherRule(message))).toEqual([]);
      }),
      runs(countRuns(operation)),
    );
  });
});

describe.each(operations.filter(([, operation]) => countRuns(operation) > 1))('%s', (_title, operation) => {
  test('refuses requests that the document does not allow, names the field and changes nothing', async () => {
    const requests = toChangedRequests(document, operation, await listIds(operation));
    const token = operation.isOwnerOnly ? await getToken(operation) : undefined;
    const before = await dumpTables(app);
    await fc.assert(
      fc.asyncProperty(requests, async ({ request, changed }) => {
        fc.pre(changed !== null && !isAllowed(operation, request, changed));
        const { status, body } = await send(operation, request, token);
        expect(status).toBe(400);
        const field = 'path' in changed ? changed.path[0] : changed.parameter.name;
        if (field === undefined) return;
        const issues: { path: unknown[] }[] = Object(body).issues;
        expect(issues.map(({ path }) => path[0])).toContain(field);
      }),
      runs(15),
    );
    expect(await dumpTables(app)).toEqual(before);
  });
});

function isAllowed({ body }: JsonOperation, request: GeneratedRequest, changed: RequestPart): boolean {
  if ('path' in changed) {
    // A missing field is left out of the JSON text.
    const sent = request.body === undefined ? undefined : JSON.parse(JSON.stringify(request.body));
    return body === null || checkSchema(body.pointer, sent) === null;
  }
  const { name, schema, pointer } = changed.parameter;
  const text = String(request.parameters[name]);
  const value = Object(schema).type === 'integer' && /^-?\d+$/.test(text) ? Number(text) : text;
  return checkSchema(pointer, value) === null;
}
