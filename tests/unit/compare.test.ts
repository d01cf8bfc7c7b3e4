import { expect, test } from 'vitest';
import { compareKeys, compareNames } from '#shared/compare';

test('names sort as in English, without regard to case', () => {
  expect(['Zig', 'rust', 'Öl', 'SQL', 'Ada', 'Ångström'].sort(compareNames)).toEqual([
    'Ada',
    'Ångström',
    'Öl',
    'rust',
    'SQL',
    'Zig',
  ]);
});

test('IDs, paths and dates sort by their characters, and only equal ones compare as equal', () => {
  const paths = ['b.md', 'a/b.md', 'B.md', 'a-b.md', 'Caf\u00e9.md', 'Cafe\u0301.md'];
  expect(paths.sort(compareKeys)).toEqual([
    'B.md',
    'Cafe\u0301.md',
    'Caf\u00e9.md',
    'a-b.md',
    'a/b.md',
    'b.md',
  ]);
  const dates = ['2025-11-20T00:00:00.000Z', '', '2025-02-01T00:00:00.000Z'];
  expect(dates.sort(compareKeys)).toEqual(['', '2025-02-01T00:00:00.000Z', '2025-11-20T00:00:00.000Z']);
  expect(compareKeys('a', 'a')).toBe(0);
});
