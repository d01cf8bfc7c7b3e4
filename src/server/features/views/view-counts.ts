import { type EntityManager, Not } from 'typeorm';
import type { CountedQuarter } from '../../../shared/view-buckets';
import type { Database } from '../../core/database';
import { viewCountEntity, viewTotalEntity, WHOLE_SITE } from './view-entities';

/** Counts one visit in the transaction that stores it. */
export async function countView(manager: EntityManager, projectKey: string, quarter: number): Promise<void> {
  await countOne(manager, 'view_count', { projectKey, quarter });
  await countOne(manager, 'view_total', { projectKey });
}

export async function readTotal(db: Database, projectKey: string): Promise<number> {
  const row = await db.read(viewTotalEntity).findOneBy({ projectKey });
  return row?.projectKey === projectKey ? row.views : 0;
}

export async function readProjectTotals(db: Database): Promise<Record<string, number>> {
  const rows = await db.read(viewTotalEntity).findBy({ projectKey: Not(WHOLE_SITE) });
  return Object.fromEntries(rows.map(({ projectKey, views }) => [projectKey, views]));
}

/** The quarter of the first visit to the site; null before there was any. */
export async function readFirstQuarter(db: Database): Promise<number | null> {
  return db.read(viewCountEntity).minimum('quarter', { projectKey: WHOLE_SITE });
}

/** Visits to the site in each quarter that has any. */
export function readQuarters(db: Database): Promise<CountedQuarter[]> {
  return db
    .read(viewCountEntity)
    .find({ select: { quarter: true, views: true }, where: { projectKey: WHOLE_SITE } });
}

/**
 * Visits to the site, each day of UTC summed between the cuts (in quarters from its midnight), so that few rows leave
 * the database however long the site has been there.
 */
export async function readDayParts(db: Database, cuts: number[]): Promise<CountedQuarter[]> {
  const passedCuts = cuts.map(cut => `(count.quarter % 96 >= ${cut})`);
  const rows = await db
    .read(viewCountEntity)
    .createQueryBuilder('count')
    .select('MIN(count.quarter)', 'first')
    .addSelect('SUM(count.views)', 'views')
    .where('count.projectKey = :site', { site: WHOLE_SITE })
    // One number for each part, its day and the cuts passed in it: two would take the database longer.
    .groupBy(['count.quarter - count.quarter % 96', ...passedCuts].join(' + '))
    .getRawMany<{ first: number; views: number | string }>();
  return rows.map(({ first, views }) => ({ quarter: first, views: Number(views) }));
}

/** Adds one, making the row where it is missing: one statement, so that no other process can come in between. */
async function countOne(
  manager: EntityManager,
  table: string,
  key: Record<string, string | number>,
): Promise<void> {
  const names = Object.keys(key);
  const onConflict =
    manager.connection.options.type === 'better-sqlite3'
      ? 'ON CONFLICT DO UPDATE SET'
      : 'ON DUPLICATE KEY UPDATE';
  await manager.query(
    `INSERT INTO ${table} (${names.join(', ')}, views) VALUES (${names.map(() => '?').join(', ')}, 1) ${onConflict} views = views + 1`,
    Object.values(key),
  );
}
