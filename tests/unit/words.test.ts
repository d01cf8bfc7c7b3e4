import { expect, test } from 'vitest';
import { statusLabel } from '#shared/publishing';
import { capitalize, normalizeText } from '#shared/text';
import { yearsOfExperience } from '#shared/time';

test.each([
  ['wip', 'In Progress'],
  ['completed', 'Completed'],
  ['on hold', 'On hold'],
  ['', ''],
])('the status %j has the label %j', (status, label) => expect(statusLabel(status)).toBe(label));

test.each([
  ['image', 'Image'],
  ['Élan', 'Élan'],
  ['élan', 'Élan'],
  ['', ''],
])('%j is capitalized as %j', (text, capitalized) => expect(capitalize(text)).toBe(capitalized));

test.each([
  ['2020-03-01', '2020-03-01', 0],
  ['2020-03-01', '2021-03-01', 1],
  ['2020-03-01', '2024-09-01', 4.5],
  ['2020-03-01', '2025-11-20', 5.7],
  ['2030-01-01', '2025-01-01', 0],
])('the experience from %s to %s is %d years', (start, now, years) => {
  expect(yearsOfExperience(start, Date.parse(now))).toBe(years);
});

test('equal texts are equal once normalized, with at most 30 combining marks in a row', () => {
  expect(normalizeText('e\u0301te\u0301')).toBe('été');
  expect(normalizeText(`z${'\u0327\u0301'.repeat(50_000)} te\u0301`)).toMatch(/^ź\p{M}{29} té$/u);
});
