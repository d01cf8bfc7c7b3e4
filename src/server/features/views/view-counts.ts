import { type EntityManager, Not } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { toQuarter } from '#shared/time';
import type { CountedQuarter } from '#shared/view-buckets';
import { type ViewHourRow, viewHourEntity, viewTotalEntity, WHOLE_SITE } from './view-entities';

const QUARTERS_AN_HOUR = 4;
const QUARTERS_A_DAY = 96;
const QUARTERS = ['quarter0', 'quarter1', 'quarter2', 'quarter3'] as const;

/** Counts a visit in the transaction that stores it. */
export async function countView(manager: EntityManager, projectKey: string, quarter: number): Promise<void> {
  const hour = Math.floor(quarter / QUARTERS_AN_HOUR);
  await addOne(manager, 'view_hour', { projectKey, hour }, [...QUARTERS], quarter % QUARTERS_AN_HOUR);
  await addOne(manager, 'view_total', { projectKey }, ['views'], 0);
}

export async function readTotal(db: Database, projectKey: string): Promise<number> {
  const row = await db.read(viewTotalEntity).findOneBy({ projectKey });
  return row?.projectKey === projectKey ? row.views : 0;
}

export async function readProjectTotals(db: Database): Promise<Record<string, number>> {
  const rows = await db.read(viewTotalEntity).findBy({ projectKey: Not(WHOLE_SITE) });
  return Object.fromEntries(rows.map(({ projectKey, views }) => [projectKey, views]));
}

/** Returns the quarter of the first visit to the site, or null if there is none. */
export async function readFirstQuarter(db: Database): Promise<number | null> {
  const hours = await db
    .read(viewHourEntity)
    .find({ where: { projectKey: WHOLE_SITE }, order: { hour: 'ASC' }, take: 1 });
  return hours.flatMap(toQuarters)[0]?.quarter ?? null;
}

export async function readQuarters(db: Database): Promise<CountedQuarter[]> {
  const hours = await db.read(viewHourEntity).findBy({ projectKey: WHOLE_SITE });
  return hours.flatMap(toQuarters);
}

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

/**
 * Counts visits per UTC day since an hour. `cuts`, in quarters of an hour, split a day, so that few rows are
 * returned however old the site is.
 */
async function readDayParts(db: Database, cuts: number[], since: number): Promise<CountedQuarter[]> {
  // An hour with a cut inside is returned quarter by quarter.
  const dividedHours = new Set(cuts.filter(cut => cut % QUARTERS_AN_HOUR > 0).map(toHour));
  const starts = new Set([...cuts.map(toHour), ...[...dividedHours].map(hour => hour + 1)]);
  const passed = [...starts].map(start => `(count.hour % 24 >= ${start})`);
  const rows = await db
    .read(viewHourEntity)
    .createQueryBuilder('count')
    .select('MIN(count.hour)', 'hour')
    .addSelect(QUARTERS.map(name => `SUM(count.${name}) AS ${name}`))
    .where('count.projectKey = :site AND count.hour >= :hour', { site: WHOLE_SITE, hour: toHour(since) })
    // One number per part, made from its day and the cuts passed, because grouping by two columns would be
    // slower.
    .groupBy(['count.hour - count.hour % 24', ...passed].join(' + '))
    .getRawMany<Record<'hour' | (typeof QUARTERS)[number], number | string>>();
  return rows.flatMap(row => {
    const [hour, ...views] = [row.hour, ...QUARTERS.map(name => row[name])].map(Number);
    const counted = { hour: hour ?? 0, views };
    return dividedHours.has(counted.hour % 24) ? divide(counted) : [summed(counted)];
  });
}

type CountedHour = { hour: number; views: number[] };

function toQuarters({ hour, ...row }: ViewHourRow): CountedQuarter[] {
  return divide({ hour, views: QUARTERS.map(name => row[name]) }).filter(({ views }) => views > 0);
}

function divide({ hour, views }: CountedHour): CountedQuarter[] {
  return views.map((count, index) => ({ quarter: hour * QUARTERS_AN_HOUR + index, views: count }));
}

function summed({ hour, views }: CountedHour): CountedQuarter {
  return { quarter: hour * QUARTERS_AN_HOUR, views: views.reduce((sum, count) => sum + count, 0) };
}

function toHour(quarter: number): number {
  return Math.floor(quarter / QUARTERS_AN_HOUR);
}

/**
 * Adds one to the counter at `index` of the row with this key, and inserts the row if it is missing. It is a
 * single statement, so that no other process can interfere.
 */
async function addOne(
  manager: EntityManager,
  table: string,
  key: Record<string, string | number>,
  counters: string[],
  index: number,
): Promise<void> {
  const columns = [...Object.keys(key), ...counters];
  const values = [...Object.values(key), ...counters.map((_, position) => (position === index ? 1 : 0))];
  const onConflict =
    manager.connection.options.type === 'better-sqlite3'
      ? 'ON CONFLICT DO UPDATE SET'
      : 'ON DUPLICATE KEY UPDATE';
  await manager.query(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})
     ${onConflict} ${counters[index]} = ${counters[index]} + 1`,
    values,
  );
}
