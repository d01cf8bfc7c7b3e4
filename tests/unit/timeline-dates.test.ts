import { expect, test } from 'vitest';
import { endsBeforeStart, formatYears } from '#shared/timeline';

test('an end date in the year of the start is not before it, and years are a range if they differ', () => {
  expect(endsBeforeStart({ year: 2023, endDate: '2023-01' })).toBe(false);
  expect(endsBeforeStart({ year: 2023, endDate: '2022-12-31' })).toBe(true);
  expect(endsBeforeStart({ year: 2023, endDate: null })).toBe(false);
  expect(endsBeforeStart({ year: -500, endDate: '0000' })).toBe(false);
  expect(formatYears({ year: 2019 })).toBe('2019');
  expect(formatYears({ year: 2019, endDate: '2019-12' })).toBe('2019');
  expect(formatYears({ year: 2019, endDate: '2021-06-30' })).toBe('2019–2021');
});

test('work without an end has the year since which it goes on', () => {
  expect(formatYears({ year: 2019, kind: 'work', endDate: null })).toBe('Since 2019');
  expect(formatYears({ year: 2019, kind: 'work', endDate: '2021' })).toBe('2019–2021');
  expect(formatYears({ year: 2019, kind: 'education' })).toBe('2019');
});
