import { expect, test } from 'vitest';
import { viewListInputSchema, viewSummaryInputSchema } from '../../src/shared/contract/view';

test.each(['UTC', 'Europe/Berlin', 'Asia/Kathmandu', 'America/Argentina/Buenos_Aires', 'Etc/GMT+3'])(
  '%s is a time zone',
  timeZone => {
    expect(viewSummaryInputSchema.safeParse({ timeZone }).success).toBe(true);
  },
);

test.each([
  '',
  'Berlin',
  'Europe/Nowhere',
  '+05:07',
  '../../etc/passwd',
  'x'.repeat(101),
  7,
  null,
  undefined,
])('%j is no time zone', timeZone => {
  expect(viewSummaryInputSchema.safeParse({ timeZone }).success).toBe(false);
});

test.each([
  { limit: 0 },
  { limit: -1 },
  { limit: 1.5 },
  { since: 'yesterday' },
  { since: '2025-13-01T00:00:00Z' },
  { since: '2025-03-01T00:00:00' },
  { projectId: 7 },
])('%j asks for no list', input => {
  expect(viewListInputSchema.safeParse(input).success).toBe(false);
});
