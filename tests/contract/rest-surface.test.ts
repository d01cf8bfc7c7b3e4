import { expect, test } from 'vitest';
import { listRestOperations } from '#server/api/rest-operations';
import { describeOperations, listSurface } from '../support/api-document/rest-surface';
import { createIdleRouter } from '../support/app/idle-router';
import { isCoreProcedure } from '../support/app/is-core-procedure';

/**
 * The operations that external tools rely on, listed in full by path so that a path, method, status or permission
 * never changes by accident.
 */
const SURFACE = {
  '/users/login': 'POST',
  '/auth/sign-in-link': 'POST',
  '/auth/refresh': 'POST',
  '/auth/check-token': 'POST',
  '/auth/logout': 'POST owner',
  '/auth/sessions': 'GET owner, DELETE owner',
  '/auth/sessions/{id}': 'DELETE owner',
  '/auth/owner': 'GET owner',
  '/auth/password': 'PUT owner',
  '/auth/email': 'PUT owner',
  '/projects': 'GET, POST owner 201, PUT owner, DELETE owner',
  '/projects/{id}': 'GET, PUT owner, DELETE owner',
  '/projects/order': 'PUT owner',
  '/projects/categories': 'GET, POST owner',
  '/projects/category-order': 'GET, PUT owner',
  '/projects/statuses': 'GET, POST owner',
  '/projects/skills': 'GET',
  '/notes': 'GET, POST owner 201',
  '/notes/{id}': 'GET, PUT owner, DELETE owner',
  '/pages': 'GET, POST owner 201',
  '/pages/{id}': 'GET, PUT owner, DELETE owner',
  '/skills': 'GET, POST owner',
  '/skills/{id}': 'PUT owner, DELETE owner',
  '/skills/suggestions': 'GET owner',
  '/views/total': 'GET',
  '/views/project/{id}': 'GET',
  '/views': 'GET owner, POST 201',
  '/contacts': 'POST 201, GET owner, DELETE owner',
  '/contacts/mark-read': 'PUT owner',
  '/contacts/mark-unread': 'PUT owner',
  '/timeline': 'GET, POST owner 201',
  '/timeline/versioned': 'GET owner',
  '/timeline/{id}': 'PUT owner, DELETE owner',
  '/timeline/reorder': 'PUT owner',
  '/upload': 'GET owner',
  '/upload/{filename}': 'DELETE owner',
  '/upload/uploads/{filename}': 'DELETE owner',
  '/resume': 'GET owner, DELETE owner',
  '/resume.json': 'GET',
  '/font/omitted-texts': 'GET owner',
  '/font/{filename}': 'DELETE owner',
  '/search': 'GET',
  '/sample': 'GET owner, DELETE owner',
  '/backup': 'GET owner',
  '/backup/file/{id}': 'DELETE owner',
  '/site': 'GET, PUT owner',
  '/setup': 'GET owner, PUT owner',
  '/versions/{id}': 'GET owner',
  '/versions/{id}/{number}': 'GET owner',
  '/versions/{id}/{number}/restore': 'POST owner',
  '/trash': 'GET owner, DELETE owner',
  '/trash/{id}/restore': 'POST owner',
  '/trash/projects/restore': 'POST owner',
  '/trash/{id}': 'DELETE owner',
};

test('the REST API serves exactly the listed operations of the core', () => {
  const operations = listRestOperations(createIdleRouter());
  const ofCore = operations.filter(({ procedure }) => isCoreProcedure(procedure));
  expect(describeOperations(ofCore)).toEqual(listSurface(SURFACE));
});
