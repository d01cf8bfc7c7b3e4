import { expect, test } from 'vitest';
import { datedPlan } from '#server/core/content/publishing-plan';
import { freeSlug } from '#server/core/content/slugs';
import { readingMinutes } from '#server/features/posts/post-service';
import { isSlug } from '#shared/slug';

const NOW = new Date('2025-06-01T12:00:00.000Z');
const PAST = new Date('2024-01-01T00:00:00.000Z');
const FUTURE = new Date('2026-01-01T00:00:00.000Z');

test.each([
  ['', 1],
  ['one two', 1],
  ['word '.repeat(220 * 3), 3],
  ['```js\nconst x = 1;\n```\n'.repeat(110), 2],
  ['水は上がる。'.repeat(220), 3],
])('the text %j takes %i minutes to read', (text, minutes) => expect(readingMinutes(text)).toBe(minutes));

test('the reading time of a long text is computed within half a second', () => {
  const startedAt = performance.now();
  readingMinutes('words, and more '.repeat(6_250));
  expect(performance.now() - startedAt).toBeLessThan(500);
});

test.each([
  ['an item that is published immediately', null, null, {}, NOW],
  ['an item that is published with an earlier date', null, null, { publishAt: PAST.toISOString() }, PAST],
  ['a scheduled item that is published now', null, FUTURE, { publishAt: null }, NOW],
  ['an item that is published again', true, PAST, { draft: false, publishAt: null }, PAST],
  ['an item that gets another date', true, PAST, { draft: false, publishAt: NOW.toISOString() }, NOW],
  ['an unpublished item', null, PAST, { draft: true, publishAt: null }, PAST],
  ['a draft whose schedule is removed', true, FUTURE, { publishAt: null }, null],
  ['an unchanged item', null, FUTURE, {}, FUTURE],
] as const)('the publication date of %s is correct', (_title, draft, publishAt, input, expected) => {
  expect(datedPlan({ draft, publishAt }, input, NOW).publishAt).toEqual(expected);
});

test('a used slug gets the first free number and remains valid', () => {
  expect(freeSlug('tide', new Set())).toBe('tide');
  expect(freeSlug('tide', new Set(['tide', 'tide-2']))).toBe('tide-3');
  const long = `${'a'.repeat(61)}-bc`;
  const free = freeSlug(long, new Set([long]));
  expect(free).toBe(`${'a'.repeat(61)}-2`);
  expect(isSlug(free)).toBe(true);
});
