import { type EntityManager, Not } from 'typeorm';
import type { Database } from '#server/core/database/database';
import type { CountedQuarter } from '#shared/view-buckets';
import { type ViewHourRow, viewHourEntity, viewTotalEntity, WHOLE_SITE } from './view-entities';

const QUARTERS_AN_HOUR = 4;
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

/**
 * Counts visits per UTC day since an hour. `cuts`, in quarters of an hour, split a day, so that few rows are
 * returned however old the site is.
 */
export async function readDayParts(db: Database, cuts: number[], since: number): Promise<CountedQuarter[]> {
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
