import { expect, test } from 'vitest';
import { datedPlan } from '../../src/server/core/published-rows';
import { freeSlug } from '../../src/server/core/slugs';
import { readingMinutes } from '../../src/server/features/posts/reading-minutes';
import { isSlug } from '../../src/shared/slug';

const NOW = new Date('2025-06-01T12:00:00.000Z');
const PAST = new Date('2024-01-01T00:00:00.000Z');
const FUTURE = new Date('2026-01-01T00:00:00.000Z');

test.each([
  ['', 1],
  ['one two', 1],
  ['word '.repeat(220 * 3), 3],
  ['```js\nconst x = 1;\n```\n'.repeat(110), 2],
  ['水は上がる。'.repeat(220), 3],
])('%j takes %i minutes', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});

test('a long text is counted in time', () => {
  const startedAt = performance.now();
  readingMinutes('words, and more '.repeat(6_250));
  expect(performance.now() - startedAt).toBeLessThan(500);
});

test.each([
  ['published at once', null, null, {}, NOW],
  ['published with a date of before', null, null, { publishAt: PAST.toISOString() }, PAST],
  ['published now instead of planned', null, FUTURE, { publishAt: null }, NOW],
  ['published again', true, PAST, { draft: false, publishAt: null }, PAST],
  ['published again with a date', true, PAST, { draft: false, publishAt: NOW.toISOString() }, NOW],
  ['taken back', null, PAST, { draft: true, publishAt: null }, PAST],
  ['a draft that is planned no more', true, FUTURE, { publishAt: null }, null],
  ['left alone', null, FUTURE, {}, FUTURE],
] as const)('what is %s', (_what, draft, publishAt, said, expected) => {
  expect(datedPlan({ draft, publishAt }, said, NOW).publishAt).toEqual(expected);
});

test('a taken slug gets the first free number, and stays a slug', () => {
  expect(freeSlug('tide', new Set())).toBe('tide');
  expect(freeSlug('tide', new Set(['tide', 'tide-2']))).toBe('tide-3');
  const long = `${'a'.repeat(61)}-bc`;
  const free = freeSlug(long, new Set([long]));
  expect(free).toBe(`${'a'.repeat(61)}-2`);
  expect(isSlug(free)).toBe(true);
});
