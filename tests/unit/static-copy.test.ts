import { describe, expect, it, test } from 'vitest';
import { toSitePath } from '#client/lib/site-address';
import { withBase } from '#shared/base-path';
import { answerPath } from '#shared/static-copy';

describe('answerPath', () => {
  it('names a file for each procedure and input', () => {
    const inputs = [undefined, {}, { slug: 'a' }, { slug: 'b' }, { tag: 'a' }];
    const names = ['notes.view', 'pages.view'].flatMap(name => inputs.map(input => answerPath(name, input)));
    expect(new Set(names).size).toBe(names.length);
  });

  it('does not depend on the order of the fields', () => {
    expect(answerPath('notes.listPage', { tag: 'go', page: 2 })).toBe(
      answerPath('notes.listPage', { page: 2, tag: 'go' }),
    );
  });

  it('is a portable path, whatever the input', () => {
    for (const text of ['Go', '🎈'.repeat(1_000), '../..', 'con', '%2e'])
      expect(answerPath('notes.view', { slug: text })).toMatch(/^\/data\/notes\.view\/[a-z\d]{1,13}\.json$/);
  });
});

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
