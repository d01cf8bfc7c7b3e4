import { expect, test } from 'vitest';
import { listRestOperations } from '#server/api/rest-operations';
import { describeApi } from '#server/describe-api';
import { extras } from '#server/extras/extras';
import { describeOperations, listSurface } from '#tests/support/api-document/rest-surface';
import { createIdleRouter } from '#tests/support/app/idle-router';
import { listProcedures } from '#tests/support/app/list-procedures';

/** The operations that external tools rely on, as in tests/contract/rest-surface.test.ts. */
const SURFACE = {
  '/imports': 'GET owner',
  '/imports/{id}/undo': 'POST owner',
  '/imports/{id}/publish': 'POST owner',
  '/imports/json-resume/plan': 'POST owner',
  '/imports/json-resume': 'POST owner 201',
  '/imports/github': 'GET owner, POST owner 201',
  '/imports/github/plan': 'POST owner',
  '/imports/github/refresh': 'POST owner',
  '/imports/markdown/file/{id}/plan': 'POST owner',
  '/imports/markdown/file/{id}/import': 'POST owner 201',
  '/imports/markdown/file/{id}': 'DELETE owner',
};

const router = createIdleRouter();
const document = describeApi(router, extras);
const operations = listRestOperations(router).filter(({ procedure }) => procedure.startsWith('imports.'));

test('the REST API serves exactly the listed operations of imports', () => {
  expect(describeOperations(operations)).toEqual(listSurface(SURFACE));
});

test('only the owner may call the procedures of imports', () => {
  const procedures = listProcedures(router).filter(({ name }) => name.startsWith('imports.'));
  expect(procedures.length).toBeGreaterThan(0);
  expect(procedures.filter(({ isOwnerOnly }) => !isOwnerOnly)).toEqual([]);
});

test('the operations of imports document conflicts and rate limits', () => {
  const listWith = (status: string) =>
    operations
      .filter(({ method, path }) => status in Object(document.paths?.[path])[method.toLowerCase()].responses)
      .map(({ method, path }) => `${method} ${path}`);
  expect(listWith('409')).toEqual(['POST /imports/{id}/undo', 'POST /imports/{id}/publish']);
  expect(listWith('429')).toEqual([
    'POST /imports/github/plan',
    'POST /imports/github',
    'POST /imports/github/refresh',
  ]);
});

test('the API reference describes the upload of Markdown files', () => {
  const { operationId, security, responses } = Object(document.paths?.['/imports/markdown/file']?.post);
  expect({ operationId, security }).toEqual({
    operationId: 'imports-receiveMarkdown',
    security: [{ authToken: [] }],
  });
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(['201', '401', '415']));
});
