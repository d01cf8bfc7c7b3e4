import type { Database } from '#server/core/database/database';
import { toQuarter } from '#shared/time';
import type { CountedQuarter } from '#shared/view-buckets';
import { readDayParts } from './view-counts';

const QUARTERS_A_DAY = 96;

/** The cuts of the chart's days, the quarter of the site's first view, and the total number of views. */
type DaysRequest = { cuts: number[]; first: number; total: number };

/** The days before `until`, a midnight in UTC. */
type Cached = { key: string; until: number; parts: CountedQuarter[] };

/**
 * Reads the site's views in parts of days and caches past days, which no longer change. If the sum differs
 * from the total, as after a restore, it reads all days again.
 */
export function createDayCache(db: Database) {
  let cached: Cached | null = null;

  return async function readDays({ cuts, first, total }: DaysRequest): Promise<CountedQuarter[]> {
    const key = `${first} ${cuts.join(' ')}`;
    const past = cached?.key === key ? cached : { until: 0, parts: [] };
    let parts = [...past.parts, ...(await readDayParts(db, cuts, past.until))];
    if (past.until > 0 && sumViews(parts) !== total) parts = await readDayParts(db, cuts, 0);
    const now = toQuarter(new Date());
    const until = now - (now % QUARTERS_A_DAY);
    cached = { key, until, parts: parts.filter(({ quarter }) => quarter < until) };
    return parts;
  };
}

function sumViews(parts: CountedQuarter[]): number {
  return parts.reduce((sum, { views }) => sum + views, 0);
}
