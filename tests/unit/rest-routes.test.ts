import { expect, test } from 'vitest';
import { z } from 'zod';
import type { RestOperation } from '#server/api/rest-operations';
import { createRouteFinder, splitPath } from '#server/http/rest-routes';

function createOperation(procedure: string): RestOperation {
  const [method = '', path = ''] = procedure.split(' ');
  const type = method === 'GET' ? 'query' : 'mutation';
  return {
    procedure,
    type,
    method,
    path,
    input: z.void(),
    output: z.void(),
    successStatus: 200,
    isOwnerOnly: false,
  };
}

// Paths with parameters come first, so that the test does not depend on the order of definition.
const findRoute = createRouteFinder(
  [
    'GET /projects/{id}',
    'PUT /projects/{id}',
    'DELETE /projects/{id}',
    'GET /projects/categories',
    'POST /projects/categories',
    'GET /projects',
    'GET /views/{kind}/{id}',
    'GET /views/project/{id}',
  ].map(createOperation),
);

function findProcedure(method: string, path: string): string {
  const match = findRoute(method, splitPath(path));
  return match.kind === 'found' ? match.operation.procedure : match.kind;
}

test('a fixed path segment takes precedence over a parameter, and HEAD is routed like GET', () => {
  expect(findProcedure('GET', '/projects/categories')).toBe('GET /projects/categories');
  expect(findProcedure('GET', '/projects/other')).toBe('GET /projects/{id}');
  expect(findProcedure('GET', '/views/project/7')).toBe('GET /views/project/{id}');
  expect(findProcedure('HEAD', '/projects')).toBe('GET /projects');
});

test('a path parameter is passed on unchanged, and a path without an operation or with empty segments is unknown', () => {
  expect(findRoute('GET', ['projects', 'a/b c'])).toMatchObject({ kind: 'found', params: { id: 'a/b c' } });
  expect(findProcedure('GET', '/')).toBe('unknown');
  expect(findProcedure('GET', '/project')).toBe('unknown');
  expect(findProcedure('GET', '/projects/1/2')).toBe('unknown');
  expect(findProcedure('GET', '/Projects')).toBe('unknown');
  expect(splitPath('/projects/')).toEqual(['projects']);
  expect(splitPath('//projects//7/')).toEqual(['projects', '7']);
  expect(splitPath('/')).toEqual([]);
});

test('an unsupported method returns the allowed methods of its own path', () => {
  const other = (...allowed: string[]) => ({ kind: 'other-method', allowed });
  expect(findRoute('PATCH', ['projects', '7'])).toEqual(other('GET', 'PUT', 'DELETE'));
  expect(findRoute('DELETE', ['projects', 'categories'])).toEqual(other('GET', 'POST'));
});
