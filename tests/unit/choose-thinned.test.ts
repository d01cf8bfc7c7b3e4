import { expect, test } from 'vitest';
import { type Aged, chooseThinned } from '../../src/server/features/versions/choose-thinned';

const HOUR_MS = 60 * 60 * 1_000;
const NOW = 1_000_000 * HOUR_MS;

/** Oldest first, with these ages in hours. */
function versions(ages: number[], isPublished = (_index: number) => true): Aged[] {
  return ages.map((age, index) => ({
    id: String(index),
    savedAt: new Date(NOW - age * HOUR_MS),
    isPublished: isPublished(index),
  }));
}

const countdown = (length: number) => Array.from({ length }, (_, index) => length - index);

test('as many as there may be are all kept', () => {
  expect(chooseThinned(versions(countdown(100)), 100, NOW)).toEqual([]);
});

test('the first, and the newest twenty, are never thinned', () => {
  const gone = chooseThinned(versions(countdown(500)), 90, NOW);
  expect(gone).toHaveLength(410);
  expect(gone).not.toContain('0');
  expect(gone.filter(id => Number(id) >= 480)).toEqual([]);
});

test('with age they become fewer', () => {
  const all = versions(countdown(1_000));
  const gone = new Set(chooseThinned(all, 90, NOW));
  const left = all.map(({ id }) => Number(id)).filter(id => !gone.has(String(id)));
  const older = left.filter(id => id < 500).length;
  const newer = left.filter(id => id >= 500).length;
  expect(older).toBeGreaterThan(3);
  expect(newer).toBeGreaterThan(3 * older);
});

test('those that visitors never saw go first, the oldest before the others', () => {
  const all = versions(countdown(30), index => index % 2 === 0 || index > 12);
  expect(chooseThinned(all, 27, NOW)).toEqual(['1', '3', '5']);
});

test.each([
  ['set back', NOW - 2_000 * HOUR_MS],
  ['set forward', NOW + 100_000 * HOUR_MS],
])('a clock that is %s thins as many', (_name, now) => {
  expect(chooseThinned(versions(countdown(100)), 90, now)).toHaveLength(10);
});

test('one whose moment is unknown counts as old', () => {
  const [first, ...others] = versions(countdown(101));
  const all = first ? [{ ...first, savedAt: null }, ...others] : [];
  expect(chooseThinned(all, 100, NOW)).toHaveLength(1);
});
