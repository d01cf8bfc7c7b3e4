import { describe, expect, test } from 'vitest';
import { toQuarter } from '#shared/time';
import { type CountedQuarter, dayCuts, fillBuckets, planBuckets } from '#shared/view-buckets';

/** Charts one view at each of the moments as seen at `now` in the time zone. */
function chart(timeZone: string, now: string, moments: string[]) {
  const counts: CountedQuarter[] = moments.map(moment => ({
    quarter: toQuarter(new Date(moment)),
    views: 1,
  }));
  const plan = planBuckets(
    Math.min(...counts.map(({ quarter }) => quarter)),
    toQuarter(new Date(now)),
    timeZone,
  );
  return { ...plan, buckets: fillBuckets(plan, counts, timeZone) };
}

function hoursBetween(starts: number[]): number[] {
  return starts.slice(1).map((start, index) => (start - (starts[index] ?? 0)) / 4);
}

describe('the chart of a site whose first view is from today', () => {
  test('has hours from that of the first view to the current one, including empty ones', () => {
    const { unit, buckets } = chart('UTC', '2025-05-06T12:10:00Z', [
      '2025-05-06T09:59:59Z',
      '2025-05-06T12:00:00Z',
      '2025-05-06T12:09:00Z',
    ]);
    expect(unit).toBe('hour');
    expect(buckets).toEqual([
      { start: '2025-05-06T09:00:00.000Z', label: '09:00', views: 1 },
      { start: '2025-05-06T10:00:00.000Z', label: '10:00', views: 0 },
      { start: '2025-05-06T11:00:00.000Z', label: '11:00', views: 0 },
      { start: '2025-05-06T12:00:00.000Z', label: '12:00', views: 2 },
    ]);
  });

  test('has one bucket in the first hour of the day in the time zone of the viewer', () => {
    expect(chart('UTC', '2025-05-06T00:00:00Z', ['2025-05-06T00:00:00Z'])).toMatchObject({
      unit: 'hour',
      buckets: [{ label: '00:00', views: 1 }],
    });
    const [now, first] = ['2025-05-06T01:00:00Z', ['2025-05-05T23:30:00Z']];
    expect(chart('Europe/Berlin', now, first).unit).toBe('hour');
    expect(chart('UTC', now, first).unit).toBe('day');
    expect(chart('Asia/Tokyo', now, first).unit).toBe('hour');
  });

  test('starts hours in Kathmandu at a quarter past the UTC hour', () => {
    const { unit, buckets } = chart('Asia/Kathmandu', '2025-05-05T20:20:00Z', [
      '2025-05-05T18:15:00Z',
      '2025-05-05T19:14:59Z',
      '2025-05-05T19:15:00Z',
    ]);
    expect(unit).toBe('hour');
    expect(buckets).toEqual([
      { start: '2025-05-05T18:15:00.000Z', label: '00:00', views: 2 },
      { start: '2025-05-05T19:15:00.000Z', label: '01:00', views: 1 },
      { start: '2025-05-05T20:15:00.000Z', label: '02:00', views: 0 },
    ]);
  });

  test('omits an hour that the clocks skip', () => {
    const { buckets } = chart('Europe/Berlin', '2025-03-30T21:59:00Z', ['2025-03-29T23:00:00Z']);
    expect(buckets).toHaveLength(23);
    expect(buckets.slice(0, 4).map(({ label }) => label)).toEqual(['00:00', '01:00', '03:00', '04:00']);
  });

  test('shows a repeated hour twice when clocks go back', () => {
    const { buckets } = chart('Europe/Berlin', '2025-10-26T22:59:00Z', [
      '2025-10-25T22:00:00Z',
      '2025-10-26T00:30:00Z',
      '2025-10-26T01:30:00Z',
      '2025-10-26T01:45:00Z',
    ]);
    expect(buckets).toHaveLength(25);
    expect(buckets.slice(1, 5)).toEqual([
      { start: '2025-10-25T23:00:00.000Z', label: '01:00', views: 0 },
      { start: '2025-10-26T00:00:00.000Z', label: '02:00', views: 1 },
      { start: '2025-10-26T01:00:00.000Z', label: '02:00', views: 2 },
      { start: '2025-10-26T02:00:00.000Z', label: '03:00', views: 0 },
    ]);
  });

  test('shows full hours if the clocks change by half an hour', () => {
    const { buckets } = chart('Australia/Lord_Howe', '2025-10-05T02:00:00Z', ['2025-10-04T14:00:00Z']);
    expect(buckets.slice(0, 4).map(({ label }) => label)).toEqual(['00:00', '01:00', '02:30', '03:00']);
  });
});

describe('the chart of a site whose first view is older', () => {
  test('has days from that of the first view to today, including empty ones', () => {
    const { unit, buckets } = chart('UTC', '2025-03-02T00:00:00Z', [
      '2025-02-27T23:59:59Z',
      '2025-02-28T00:00:00Z',
      '2025-02-28T12:00:00Z',
    ]);
    expect(unit).toBe('day');
    expect(buckets).toEqual([
      { start: '2025-02-27T00:00:00.000Z', label: 'Feb 27', views: 1 },
      { start: '2025-02-28T00:00:00.000Z', label: 'Feb 28', views: 2 },
      { start: '2025-03-01T00:00:00.000Z', label: 'Mar 1', views: 0 },
      { start: '2025-03-02T00:00:00.000Z', label: 'Mar 2', views: 0 },
    ]);
  });

  test.each([
    ['at the start of summer time', 'Europe/Berlin', '2025-03-29', '2025-03-31T12:00:00Z', [24, 23]],
    ['that starts at one o’clock', 'Africa/Cairo', '2025-04-24', '2025-04-26T12:00:00Z', [24, 23]],
    ['shorter by half an hour', 'Australia/Lord_Howe', '2025-10-04', '2025-10-06T12:00:00Z', [24, 23.5]],
    ['that repeats midnight', 'America/Havana', '2025-11-01', '2025-11-03T12:00:00Z', [24, 25]],
  ])('gives a day %s in %s its correct length', (_title, timeZone, first, now, hours) => {
    const { starts } = chart(timeZone, now, [`${first}T12:00:00Z`]);
    expect(hoursBetween(starts)).toEqual(hours);
  });

  test('omits a day that a time zone skipped, and counts every view of a year once', () => {
    const { buckets } = chart('Pacific/Apia', '2011-12-31T12:00:00Z', ['2011-12-29T12:00:00Z']);
    expect(buckets.map(({ label }) => label)).toEqual(['Dec 29', 'Dec 31', 'Jan 1']);
    const first = toQuarter(new Date('2023-01-01T00:00:00Z'));
    const counts = Array.from({ length: 96 * 400 }, (_, index) => ({ quarter: first + index, views: 1 }));
    for (const timeZone of ['Asia/Kathmandu', 'America/St_Johns', 'Pacific/Chatham', 'Africa/Casablanca']) {
      const plan = planBuckets(first, first + counts.length - 1, timeZone);
      const buckets = fillBuckets(plan, counts, timeZone);
      expect(buckets.reduce((sum, { views }) => sum + views, 0)).toBe(counts.length);
      const middle = buckets.slice(1, -1);
      const lengths = hoursBetween(plan.starts).slice(1);
      expect(middle.map(({ views }) => views / 4)).toEqual(lengths);
    }
  });
});

test('a view dated in the future by a fast clock has a bucket', () => {
  const { buckets } = chart('UTC', '2025-05-06T12:10:00Z', ['2025-05-06T13:00:00Z']);
  expect(buckets).toEqual([{ start: '2025-05-06T13:00:00.000Z', label: '13:00', views: 1 }]);
});

test('a view that a wrong clock dated decades ago does not add a bucket for every day since', () => {
  const moments = ['1970-01-01T00:00:00Z', '2025-05-05T12:00:00Z', '2025-05-06T12:00:00Z'];
  const { unit, buckets } = chart('Europe/Berlin', '2025-05-06T12:10:00Z', moments);
  expect(unit).toBe('day');
  expect(buckets.length).toBeLessThan(3_700);
  expect(buckets.slice(-2).map(({ views }) => views)).toEqual([1, 1]);
  expect(buckets.reduce((sum, { views }) => sum + views, 0)).toBe(2);
});

test('the order of view counts does not matter', () => {
  const moments = ['2025-05-06T12:00:00Z', '2025-05-04T12:00:00Z', '2025-05-05T12:00:00Z'];
  const { buckets } = chart('UTC', '2025-05-06T12:10:00Z', moments);
  expect(buckets.map(({ views }) => views)).toEqual([1, 1, 1]);
});

test('days are split at the UTC time of their start for each offset of the time zone', () => {
  const year = (timeZone: string) =>
    dayCuts(
      planBuckets(
        toQuarter(new Date('2025-01-01T12:00:00Z')),
        toQuarter(new Date('2025-12-31T12:00:00Z')),
        timeZone,
      ),
    );
  expect(year('UTC')).toEqual([0]);
  expect(year('Asia/Kathmandu')).toEqual([73]);
  expect(year('America/New_York')).toEqual([16, 20]);
});
