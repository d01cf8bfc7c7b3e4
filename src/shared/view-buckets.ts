import { createZoneClock, type LocalTime, startOfQuarter } from './time';

/** The views in one or more quarters of an hour, of which this is the first. */
export type CountedQuarter = { quarter: number; views: number };
type ViewBucket = { start: string; label: string; views: number };
/** The quarters in which the chart's buckets start, oldest first. */
type BucketPlan = { unit: 'hour' | 'day'; starts: number[] };

/**
 * The most days in a chart, about ten years. A view that a wrong clock dated much earlier would add a bucket
 * for every day since.
 */
const MAX_DAYS = 3_660;

type ZoneClock = (quarter: number) => LocalTime;

const QUARTERS_A_DAY = 96;
/** A local day is at most this much shorter than 24 hours, because clocks change by two hours at most. */
const SHORTEST_DAY_QUARTERS = QUARTERS_A_DAY - 8;

/**
 * Plans the buckets from the first view to now, in the zone's calendar and clock. They are hours if the first
 * view is today, and otherwise days. A day has 23 or 25 hours when the clocks change.
 */
export function planBuckets(earliest: number, now: number, timeZone: string): BucketPlan {
  const clock = createZoneClock(timeZone);
  const last = Math.max(earliest, now);
  const first = Math.max(earliest, last - MAX_DAYS * QUARTERS_A_DAY);
  const unit = clock(first).day === clock(last).day ? 'hour' : 'day';
  return { unit, starts: unit === 'hour' ? hourStarts(first, last, clock) : dayStarts(first, last, clock) };
}

/**
 * Fills the planned buckets with views, or 0 if there are none. Counts before the first bucket are ignored.
 */
export function fillBuckets(
  { unit, starts }: BucketPlan,
  counts: CountedQuarter[],
  timeZone: string,
): ViewBucket[] {
  const views = starts.map(() => 0);
  let bucket = -1;
  for (const counted of counts.toSorted((a, b) => a.quarter - b.quarter)) {
    while ((starts[bucket + 1] ?? Number.POSITIVE_INFINITY) <= counted.quarter) bucket += 1;
    if (bucket >= 0) views[bucket] = (views[bucket] ?? 0) + counted.views;
  }
  const label = createLabel(unit, timeZone);
  return starts.map((quarter, index) => {
    const start = startOfQuarter(quarter);
    return { start: start.toISOString(), label: label(start), views: views[index] ?? 0 };
  });
}

/**
 * Returns the quarters of a UTC day at which the plan's days start. All views between two of these belong to
 * the same bucket.
 */
export function dayCuts({ starts }: BucketPlan): number[] {
  return [...new Set(starts.map(start => start % QUARTERS_A_DAY))].sort((a, b) => a - b);
}

function hourStarts(first: number, last: number, clock: ZoneClock): number[] {
  let start = first;
  while (!startsHour(start, clock)) start -= 1;
  const starts = [start];
  for (let quarter = start + 1; quarter <= last; quarter += 1) {
    if (startsHour(quarter, clock)) starts.push(quarter);
  }
  return starts;
}

/** Returns true also if the clocks jump into another hour, because some zones change them by half an hour. */
function startsHour(quarter: number, clock: ZoneClock): boolean {
  const { hour, minute } = clock(quarter);
  return minute === 0 || clock(quarter - 1).hour !== hour;
}

function dayStarts(first: number, last: number, clock: ZoneClock): number[] {
  const starts: number[] = [];
  for (let start = startOfDay(first, clock); start <= last; start = nextDay(start, clock)) starts.push(start);
  return starts;
}

function startOfDay(quarter: number, clock: ZoneClock): number {
  const { day } = clock(quarter);
  let start = quarter;
  while (clock(start - 1).day === day) start -= 1;
  return start;
}

function nextDay(start: number, clock: ZoneClock): number {
  const { day } = clock(start);
  const usual = start + QUARTERS_A_DAY;
  const reached = clock(usual);
  if (reached.day > day && reached.hour === 0 && reached.minute === 0) return usual;
  let next = start + SHORTEST_DAY_QUARTERS;
  while (clock(next).day <= day) next += 1;
  return next;
}

/** Labels with hour and minute, or with short month and day. */
function createLabel(unit: BucketPlan['unit'], timeZone: string): (start: Date) => string {
  const format = new Intl.DateTimeFormat(
    'en-US',
    unit === 'hour'
      ? { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
      : { timeZone, month: 'short', day: 'numeric' },
  );
  return start => format.format(start);
}
