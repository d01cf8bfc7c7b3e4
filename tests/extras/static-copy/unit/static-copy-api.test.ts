import { expect, test } from 'vitest';
import { listRestOperations } from '#server/api/rest-operations';
import { describeApi } from '#server/describe-api';
import { extras } from '#server/extras/extras';
import { describeOperations, listSurface } from '#tests/support/api-document/rest-surface';
import { createIdleRouter } from '#tests/support/app/idle-router';
import { listProcedures } from '#tests/support/app/list-procedures';

const router = createIdleRouter();
const document = describeApi(router, extras);
const operations = listRestOperations(router).filter(({ procedure }) => procedure.startsWith('staticCopy.'));

test('the REST API serves exactly the listed operations of static copies', () => {
  const surface = { '/static-copy': 'GET owner, POST owner, DELETE owner' };
  expect(describeOperations(operations)).toEqual(listSurface(surface));
});

test('only the owner may call the procedures of static copies', () => {
  const procedures = listProcedures(router).filter(({ name }) => name.startsWith('staticCopy.'));
  expect(procedures.length).toBeGreaterThan(0);
  expect(procedures.filter(({ isOwnerOnly }) => !isOwnerOnly)).toEqual([]);
});

test('the API reference describes conflicts', () => {
  const { post } = document.paths?.['/static-copy'] ?? {};
  expect(Object.keys(post?.responses ?? {})).toContain('409');
});

test('the API reference describes the download of the copy', () => {
  const { operationId, security, responses } = Object(document.paths?.['/static-copy/file']?.post);
  expect({ operationId, security }).toEqual({
    operationId: 'staticCopy-download',
    security: [{ authToken: [] }],
  });
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '401', '404', '413', '429']));
});
