import { IsNull, type SelectQueryBuilder } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { isId } from '#server/core/database/new-id';
import type { ViewListInput } from '#shared/contract/view';
import { type ViewRow, viewEntity } from './view-entities';

/** The page size, small enough not to delay other requests. */
const PAGE_ROWS = 2_000;

type RawRow = { id: string; timestamp: Date | string };

/**
 * Reads the timestamps of matching views page by page, oldest first, so that a million are never in memory at
 * once.
 */
export async function* readViewPages(
  db: Database,
  { projectId, since, limit = Number.POSITIVE_INFINITY }: ViewListInput,
): AsyncGenerator<string[]> {
  if (projectId !== undefined && !isId(projectId)) return;
  // Views recorded while reading are excluded, because the list of a busy site might never end.
  const until = new Date();
  let open = limit;
  let last: RawRow | undefined;
  while (open > 0) {
    const query = selectViews(db, projectId).andWhere('view.timestamp <= :until', { until });
    if (since !== undefined) query.andWhere('view.timestamp >= :since', { since: new Date(since) });
    if (last) continueAfter(query, last);
    const size = Math.min(PAGE_ROWS, open);
    const rows = await query.limit(size).getRawMany<RawRow>();
    if (rows.length > 0) yield rows.map(row => toTimestamp(row).toISOString());
    if (rows.length < size) return;
    open -= rows.length;
    last = rows.at(-1);
  }
}

function selectViews(db: Database, projectId: string | undefined): SelectQueryBuilder<ViewRow> {
  return db
    .read(viewEntity)
    .createQueryBuilder('view')
    .select('view.id', 'id')
    .addSelect('view.timestamp', 'timestamp')
    .where({ projectId: projectId ?? IsNull() })
    .orderBy('view.timestamp')
    .addOrderBy('view.id');
}

/** The first condition uses an index. The second separates views in the same millisecond. */
function continueAfter(query: SelectQueryBuilder<ViewRow>, row: RawRow): void {
  query
    .andWhere('view.timestamp >= :at', { at: toTimestamp(row) })
    .andWhere('(view.timestamp > :at OR view.id > :id)', { id: row.id });
}

/** Parses SQLite's timestamps, which are text in UTC without a zone. */
function toTimestamp({ timestamp }: RawRow): Date {
  return timestamp instanceof Date ? timestamp : new Date(`${timestamp.replace(' ', 'T')}Z`);
}
