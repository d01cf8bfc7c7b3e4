import { expect, test } from 'vitest';
import { z } from 'zod';
import type { RestOperation } from '../../src/server/api/rest-operations';
import { createRouteFinder, splitPath } from '../../src/server/http/rest-routes';

function operation(method: string, path: string): RestOperation {
  return {
    procedure: `${method} ${path}`,
    type: method === 'GET' ? 'query' : 'mutation',
    method,
    path,
    input: z.void(),
    output: z.void(),
    successStatus: 200,
    isOwnerOnly: false,
  };
}

// Parameters first, so that the order of definition cannot help.
const findRoute = createRouteFinder([
  operation('GET', '/projects/{id}'),
  operation('PUT', '/projects/{id}'),
  operation('DELETE', '/projects/{id}'),
  operation('GET', '/projects/categories'),
  operation('POST', '/projects/categories'),
  operation('GET', '/projects'),
  operation('GET', '/views/{kind}/{id}'),
  operation('GET', '/views/project/{id}'),
]);

function found(method: string, path: string): string {
  const match = findRoute(method, splitPath(path));
  return match.kind === 'found' ? match.operation.procedure : match.kind;
}

test('a fixed segment wins over a parameter', () => {
  expect(found('GET', '/projects/categories')).toBe('GET /projects/categories');
  expect(found('GET', '/projects/other')).toBe('GET /projects/{id}');
  expect(found('GET', '/views/project/7')).toBe('GET /views/project/{id}');
});

test('a parameter is handed over as it stands', () => {
  expect(findRoute('GET', ['projects', 'a/b c'])).toMatchObject({ kind: 'found', params: { id: 'a/b c' } });
});

test('a path that no operation has is unknown', () => {
  expect(found('GET', '/')).toBe('unknown');
  expect(found('GET', '/project')).toBe('unknown');
  expect(found('GET', '/projects/1/2')).toBe('unknown');
  expect(found('GET', '/Projects')).toBe('unknown');
});

test('a wrong method is answered with the allowed ones', () => {
  expect(findRoute('PATCH', ['projects', '7'])).toEqual({
    kind: 'other-method',
    allowed: ['GET', 'PUT', 'DELETE'],
  });
});

test('a method of the parameter’s path does not reach a fixed one', () => {
  expect(findRoute('DELETE', ['projects', 'categories'])).toEqual({
    kind: 'other-method',
    allowed: ['GET', 'POST'],
  });
});

test('HEAD is answered like GET', () => {
  expect(found('HEAD', '/projects')).toBe('GET /projects');
});

test('empty segments count for nothing', () => {
  expect(splitPath('/projects/')).toEqual(['projects']);
  expect(splitPath('//projects//7/')).toEqual(['projects', '7']);
  expect(splitPath('/')).toEqual([]);
});
