import { expect, test } from 'vitest';
import { endsBeforeStart, formatYears, isEndDate } from '#shared/timeline';

test.each(['0000', '2023', '2023-06', '2024-02-29'])('%j is a valid end date', text => {
  expect(isEndDate(text)).toBe(true);
});

test.each(['', '23', '2023-6', '2023-13', '2023-02-29', '2023-06-31', '2023-06-01T00:00', ' 2023', '-023'])(
  '%j is not a valid end date',
  text => expect(isEndDate(text)).toBe(false),
);

test('an end date in the year of the start is not before it, and years are a range if they differ', () => {
  expect(endsBeforeStart({ year: 2023, endDate: '2023-01' })).toBe(false);
  expect(endsBeforeStart({ year: 2023, endDate: '2022-12-31' })).toBe(true);
  expect(endsBeforeStart({ year: 2023, endDate: null })).toBe(false);
  expect(endsBeforeStart({ year: -500, endDate: '0000' })).toBe(false);
  expect(formatYears({ year: 2019 })).toBe('2019');
  expect(formatYears({ year: 2019, endDate: '2019-12' })).toBe('2019');
  expect(formatYears({ year: 2019, endDate: '2021-06-30' })).toBe('2019–2021');
});
