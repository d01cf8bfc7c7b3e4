import { expect, test } from 'vitest';
import { chooseVersionsToPrune, type PrunableVersion } from '#server/features/versions/prune-versions';

const HOUR_MS = 60 * 60 * 1_000;
const NOW = 1_000_000 * HOUR_MS;

/** Creates versions with the given ages in hours, oldest first. */
function versions(ages: number[], isPublished = (_index: number) => true): PrunableVersion[] {
  return ages.map((age, index) => ({
    id: String(index),
    savedAt: new Date(NOW - age * HOUR_MS),
    isPublished: isPublished(index),
  }));
}

const countdown = (length: number) => Array.from({ length }, (_, index) => length - index);

test('no version is removed up to the limit, and the first and the newest twenty never', () => {
  expect(chooseVersionsToPrune(versions(countdown(100)), 100, NOW)).toEqual([]);
  const removed = chooseVersionsToPrune(versions(countdown(500)), 90, NOW);
  expect(removed).toHaveLength(410);
  expect(removed).not.toContain('0');
  expect(removed.filter(id => Number(id) >= 480)).toEqual([]);
});

test('older versions become sparser', () => {
  const all = versions(countdown(1_000));
  const removed = new Set(chooseVersionsToPrune(all, 90, NOW));
  const remaining = all.map(({ id }) => Number(id)).filter(id => !removed.has(String(id)));
  const older = remaining.filter(id => id < 500).length;
  const newer = remaining.filter(id => id >= 500).length;
  expect(older).toBeGreaterThan(3);
  expect(newer).toBeGreaterThan(3 * older);
});

test('versions that visitors never saw are removed first, oldest first', () => {
  const all = versions(countdown(30), index => index % 2 === 0 || index > 12);
  expect(chooseVersionsToPrune(all, 27, NOW)).toEqual(['1', '3', '5']);
});

test.each([
  ['set back', NOW - 2_000 * HOUR_MS],
  ['set forward', NOW + 100_000 * HOUR_MS],
])('a clock that is %s does not change the number of removed versions', (_name, now) => {
  expect(chooseVersionsToPrune(versions(countdown(100)), 90, now)).toHaveLength(10);
});

test('a version with an unknown date counts as old', () => {
  const [first, ...others] = versions(countdown(101));
  const all = first ? [{ ...first, savedAt: null }, ...others] : [];
  expect(chooseVersionsToPrune(all, 100, NOW)).toHaveLength(1);
});
