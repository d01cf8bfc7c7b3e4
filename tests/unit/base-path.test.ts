import { expect, test } from 'vitest';
import { toSitePath } from '#client/lib/site-address';
import { withBase } from '#shared/base-path';

test('an address of the site is put below the base path, and others stay', () => {
  const others = [
    '',
    '#contact',
    '//host.example/a',
    'https://host.example/a',
    'mailto:a@b.example',
    'a.png',
  ];
  const found = ['/', '/about?view=list', ...others].map(address => withBase('/work', address));
  expect(found).toEqual(['/work/', '/work/about?view=list', ...others]);
  expect(withBase('', '/about')).toBe('/about');
});

test.each([
  ['/work', '/work', '/'],
  ['/work', '/work/', '/'],
  ['/work', '/work/about/', '/about'],
  ['/work', '/work/projects/a', '/projects/a'],
  ['/work', '/worker', '/worker'],
  ['/work', '/work/about//', '/about//'],
  ['', '/', '/'],
  ['', '/about/', '/about'],
  ['', '/about', '/about'],
])('with the base path "%s", the path of the page at %s is %s', (base, pathname, path) => {
  expect(toSitePath(pathname, base)).toBe(path);
});
