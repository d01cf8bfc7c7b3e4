import { expect, test } from 'vitest';
import { createRowReader } from '#server/core/archive/row-schema';
import { projectSlugs } from '#server/features/projects/project-entity';
import { slugSchema } from '#shared/contract/common';
import { isSlug, proposeSlug, SLUG_MAX_LENGTH, SLUG_RULE } from '#shared/slug';

test.each([
  ['Tide table', 'tide-table'],
  ['  What’s new in C++ 23?  ', 'whats-new-in-c-23'],
  ["L'été à Málaga", 'lete-a-malaga'],
  ['Straße über Łódź – Ærø', 'strasse-uber-lodz-aero'],
  ['Ｗｉｄｅ ﬁle № ²', 'wide-file-no-2'],
  ['Часы с кукушкой', 'часы-с-кукушкой'],
  ['Ώρα Ελλάδας', 'ώρα-ελλάδας'],
  ['日本語の本 2', '日本語の本-2'],
  ['한국어', '한국어'],
  ['हिन्दी किताब', 'हिन्दी-किताब'],
  ['İstanbul', 'istanbul'],
  ['🚀 !!!', ''],
  ['', ''],
  ['018f2b6c-7d1a-7c3e-8f00-1234567890ab', ''],
])('the title "%s" gets the slug "%s"', (title, slug) => {
  expect(proposeSlug(title)).toBe(slug);
  if (slug !== '') expect(isSlug(slug)).toBe(true);
});

test('a proposed slug ends after a complete word if it can, and a typed one is normalized or rejected', () => {
  const words = proposeSlug('seven letters '.repeat(20));
  expect(words.length).toBeLessThanOrEqual(SLUG_MAX_LENGTH);
  expect(words).toMatch(/(seven|letters)$/);
  expect(proposeSlug('a'.repeat(1_000))).toBe('a'.repeat(SLUG_MAX_LENGTH));
  const astral = proposeSlug('𝒳'.repeat(50) + '𐐀'.repeat(50));
  expect(isSlug(astral)).toBe(true);
  expect(slugSchema.parse('  Tide-Table ')).toBe('tide-table');
  expect(slugSchema.parse('cafe\u0301')).toBe('café');
  const { error } = slugSchema.safeParse('018F2B6C-7d1a-7c3e-8f00-1234567890ab');
  expect(error?.issues.map(({ message }) => message)).toEqual([SLUG_RULE]);
});

test.each([
  'Tide',
  'tide table',
  '-tide',
  'tide-',
  'tide--table',
  'tide_table',
  'tide/table',
  'a.b',
  '..',
  '',
  'tide%20',
  'é'.normalize('NFD'),
  '\u0301a',
  'a'.repeat(SLUG_MAX_LENGTH + 1),
  '018f2b6c-7d1a-7c3e-8f00-1234567890ab',
  '018f2b6c7d1a7c3e8f001234567890ab',
])('"%s" is not a valid slug', text => expect(isSlug(text)).toBe(false));

test('a backup has as former addresses slugs and paths, and no path that browsers shorten', () => {
  const read = createRowReader(projectSlugs.entity);
  const readSlug = (slug: string) => read({ slug, projectId: '018f2b6c-7d1a-7c3e-8f00-1234567890ab' });
  for (const slug of ['tide', '/2021/05/tide.html', '/.b/..c/d.', '/...'])
    expect(readSlug(slug)).toMatchObject({ data: { slug } });
  for (const slug of ['/a/../b', '/a/.', '/..', '/./a', '/a/', '//a', 'a b', ''])
    expect(readSlug(slug)).toMatchObject({
      issues: [
        {
          message:
            'must be a slug or a path such as /2021/05/tide, of at most 64 characters, without . and ..',
        },
      ],
    });
});
