import { expect, test } from 'vitest';
import { viewListInputSchema, viewSummaryInputSchema } from '#shared/contract/view';

const isTimeZone = (timeZone: unknown): boolean => viewSummaryInputSchema.safeParse({ timeZone }).success;

test('a time zone is a name in the IANA database, and a list of views has a valid limit, time and project', () => {
  const zones = ['UTC', 'Europe/Berlin', 'Asia/Kathmandu', 'America/Argentina/Buenos_Aires', 'Etc/GMT+3'];
  expect(zones.filter(zone => !isTimeZone(zone))).toEqual([]);
  expect(NO_ZONES.filter(isTimeZone)).toEqual([]);
  expect(NO_LISTS.filter(input => viewListInputSchema.safeParse(input).success)).toEqual([]);
});

const NO_ZONES = [
  ...['', 'Berlin', 'Europe/Nowhere', '+05:07', '../../etc/passwd', 'x'.repeat(101), 7, null, undefined],
];

const NO_LISTS = [
  ...[{ limit: 0 }, { limit: -1 }, { limit: 1.5 }, { projectId: 7 }],
  ...['yesterday', '2025-13-01T00:00:00Z', '2025-03-01T00:00:00'].map(since => ({ since })),
];
