import { describe, expect, test } from 'vitest';
import { isAdminPath, isSitePath, paths } from '../../src/client/lib/paths';
import { originOf } from '../../src/client/lib/session/origin';

describe('a path to return to', () => {
  test.each(['/', '/projects', '/admin/inbox?message=1#top', '/%2F%2Fexample.com', '/a//b'])(
    '%j is one of this site',
    path => expect(isSitePath(path)).toBe(true),
  );

  test.each([
    '',
    'projects',
    '//example.com',
    '/\\example.com',
    '/\t/example.com',
    '/\n\\example.com',
    'https://example.com',
    'javascript:alert(1)',
    ' /projects',
    null,
    7,
    { toString: () => '/' },
  ])('%j is not one of this site', path => expect(isSitePath(path)).toBe(false));
});

describe('the remembered origin', () => {
  test('is read from a history entry', () => {
    expect(originOf({ from: '/projects' })).toBe('/projects');
  });

  test.each([null, undefined, 'text', {}, { from: 7 }, { from: 'https://example.com' }, { from: '//x' }])(
    'is nothing for %j',
    state => expect(originOf(state)).toBeNull(),
  );
});

test('an id is encoded into its address', () => {
  expect(paths.project('a/b?c')).toBe('/projects/a%2Fb%3Fc');
  expect(paths.projectEdit('ü')).toBe('/admin/projects/%C3%BC');
});

test('only what lies below /admin/ is the owner’s', () => {
  expect(isAdminPath('/admin/dashboard')).toBe(true);
  expect(isAdminPath('/administration')).toBe(false);
  expect(isAdminPath('/projects/admin/')).toBe(false);
});
