import { expect, test } from 'vitest';
import { listRestOperations } from '#server/api/rest-operations';
import { createIdleRouter } from '../support/idle-router';

/**
 * The operations that external tools rely on, listed in full so that a path, method, status or permission
 * never changes by accident. `owner` requires a token; the status is 200 unless 201 is given.
 */
const SURFACE = [
  'POST /users/login',
  'POST /auth/sign-in-link',
  'POST /auth/refresh',
  'POST /auth/check-token',
  'POST /auth/logout owner',
  'GET /auth/sessions owner',
  'DELETE /auth/sessions/{id} owner',
  'DELETE /auth/sessions owner',
  'GET /auth/owner owner',
  'PUT /auth/password owner',
  'PUT /auth/email owner',
  'GET /projects',
  'GET /projects/{id}',
  'POST /projects owner 201',
  'PUT /projects/{id} owner',
  'PUT /projects/order owner',
  'PUT /projects owner',
  'DELETE /projects owner',
  'DELETE /projects/{id} owner',
  'GET /projects/categories',
  'GET /projects/category-order',
  'PUT /projects/category-order owner',
  'GET /projects/statuses',
  'POST /projects/statuses owner',
  'POST /projects/categories owner',
  'GET /projects/skills',
  'GET /notes',
  'GET /notes/{id}',
  'POST /notes owner 201',
  'PUT /notes/{id} owner',
  'DELETE /notes/{id} owner',
  'GET /pages',
  'GET /pages/{id}',
  'POST /pages owner 201',
  'PUT /pages/{id} owner',
  'DELETE /pages/{id} owner',
  'GET /skills',
  'POST /skills owner',
  'PUT /skills/{id} owner',
  'DELETE /skills/{id} owner',
  'GET /skills/suggestions owner',
  'GET /views/total',
  'GET /views/project/{id}',
  'GET /views owner',
  'POST /views 201',
  'POST /contacts 201',
  'GET /contacts owner',
  'PUT /contacts/mark-read owner',
  'PUT /contacts/mark-unread owner',
  'DELETE /contacts owner',
  'GET /timeline',
  'GET /timeline/versioned owner',
  'POST /timeline owner 201',
  'PUT /timeline/{id} owner',
  'DELETE /timeline/{id} owner',
  'PUT /timeline/reorder owner',
  'GET /upload owner',
  'DELETE /upload/{filename} owner',
  'DELETE /upload/uploads/{filename} owner',
  'GET /resume owner',
  'DELETE /resume owner',
  'GET /resume.json',
  'GET /imports owner',
  'POST /imports/{id}/undo owner',
  'POST /imports/{id}/publish owner',
  'POST /imports/json-resume/plan owner',
  'POST /imports/json-resume owner 201',
  'GET /imports/github owner',
  'POST /imports/github/plan owner',
  'POST /imports/github owner 201',
  'POST /imports/github/refresh owner',
  'POST /imports/markdown/file/{id}/plan owner',
  'POST /imports/markdown/file/{id}/import owner 201',
  'DELETE /imports/markdown/file/{id} owner',
  'GET /search',
  'GET /sample owner',
  'DELETE /sample owner',
  'GET /backup owner',
  'GET /backup/file/{id}/import owner',
  'POST /backup/file/{id}/import owner',
  'GET /backup/import owner',
  'DELETE /backup/import owner',
  'DELETE /backup/file/{id} owner',
  'GET /static-copy owner',
  'POST /static-copy owner',
  'DELETE /static-copy owner',
  'GET /site',
  'PUT /site owner',
  'GET /setup owner',
  'PUT /setup owner',
  'GET /versions/{id} owner',
  'GET /versions/{id}/{number} owner',
  'POST /versions/{id}/{number}/restore owner',
  'GET /trash owner',
  'POST /trash/{id}/restore owner',
  'POST /trash/projects/restore owner',
  'DELETE /trash/{id} owner',
  'DELETE /trash owner',
];

const operations = listRestOperations(createIdleRouter()).map(
  ({ method, path, isOwnerOnly, successStatus }) =>
    [method, path, isOwnerOnly ? 'owner' : '', successStatus === 200 ? '' : successStatus]
      .filter(part => part !== '')
      .join(' '),
);

test('the REST API serves exactly the listed operations', () => {
  expect(operations.toSorted()).toEqual(SURFACE.toSorted());
});

test('no two procedures share a method and path', () => {
  const endpoints = operations.map(line => line.split(' ').slice(0, 2).join(' '));
  expect(endpoints).toEqual([...new Set(endpoints)]);
});
