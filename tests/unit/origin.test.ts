import { describe, expect, test } from 'vitest';
import { ownerPaths } from '#client/lib/owner-paths';
import { isAdminPath, isSitePath } from '#client/lib/paths';
import { findOrigin } from '#client/lib/session/origin';

const FOREIGN_PATHS = [
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
];

test('a return path after sign-in belongs to this site', () => {
  const sitePaths = ['/', '/projects', '/admin/inbox?message=1#top', '/%2F%2Fexample.com', '/a//b'];
  expect(sitePaths.filter(path => !isSitePath(path))).toEqual([]);
  expect(FOREIGN_PATHS.filter(isSitePath)).toEqual([]);
});

describe('the stored return path', () => {
  test('is read from a history entry', () => expect(findOrigin({ from: '/projects' })).toBe('/projects'));

  test('is null if the history entry has no path of this site', () => {
    const others = [{}, { from: 7 }, { from: 'https://example.com' }, { from: '//x' }];
    const states = [null, undefined, 'text', ...others];
    expect(states.filter(state => findOrigin(state) !== null)).toEqual([]);
  });
});

test('an ID is encoded in its path, and only paths below /admin/ belong to the owner', () => {
  expect(ownerPaths.projectEdit('a/b?c')).toBe('/admin/projects/a%2Fb%3Fc');
  expect(ownerPaths.projectEdit('ü')).toBe('/admin/projects/%C3%BC');
  expect(isAdminPath('/admin/dashboard')).toBe(true);
  expect(isAdminPath('/administration')).toBe(false);
  expect(isAdminPath('/projects/admin/')).toBe(false);
});
