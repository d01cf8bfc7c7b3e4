import type { CountedQuarter } from '../../../shared/view-buckets';
import { quarterOf } from '../../../shared/zone-clock';
import type { Database } from '../../core/database';
import { readDayParts } from './view-counts';

const QUARTERS_A_DAY = 96;

/** What a chart asks for: where its days are cut, and of the site how many views it has, the first of them in which quarter. */
type Asked = { cuts: number[]; first: number; total: number };

/** Of the days before `until`, a midnight of UTC. */
type Past = { key: string; until: number; parts: CountedQuarter[] };

/**
 * Reads the site's views by parts of days. Past days are read once: nothing is counted in them any more. After a restore
 * they do not add up to the total with the others, and all are read again.
 */
export function createDayReader(db: Database) {
  let past: Past | null = null;

  return async function readDays({ cuts, first, total }: Asked): Promise<CountedQuarter[]> {
    const key = `${first} ${cuts.join(' ')}`;
    const known = past?.key === key ? past : { until: 0, parts: [] };
    let parts = [...known.parts, ...(await readDayParts(db, cuts, known.until))];
    if (known.until > 0 && sumOf(parts) !== total) parts = await readDayParts(db, cuts, 0);
    const now = quarterOf(new Date());
    const until = now - (now % QUARTERS_A_DAY);
    past = { key, until, parts: parts.filter(({ quarter }) => quarter < until) };
    return parts;
  };
}

function sumOf(parts: CountedQuarter[]): number {
  return parts.reduce((sum, { views }) => sum + views, 0);
}
