import { IsNull, type SelectQueryBuilder } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { isId } from '#server/core/database/new-id';
import type { ViewListInput } from '#shared/contract/view';
import { type ViewRow, viewEntity } from './view-entities';

/** Few enough that other requests do not wait for a page to be read. */
const PAGE_ROWS = 2_000;

type RawRow = { id: string; timestamp: Date | string };

/** The timestamps of the views asked for, oldest first, a page at a time: a million are never in memory together. */
export async function* readViewPages(
  db: Database,
  { projectId, since, limit = Number.POSITIVE_INFINITY }: ViewListInput,
): AsyncGenerator<string[]> {
  if (projectId !== undefined && !isId(projectId)) return;
  // What is recorded while the list is read is left out, or the list of a busy site might never end.
  const until = new Date();
  let open = limit;
  let last: RawRow | undefined;
  while (open > 0) {
    const query = selectViews(db, projectId).andWhere('view.timestamp <= :until', { until });
    if (since !== undefined) query.andWhere('view.timestamp >= :since', { since: new Date(since) });
    if (last) continueAfter(query, last);
    const size = Math.min(PAGE_ROWS, open);
    const rows = await query.limit(size).getRawMany<RawRow>();
    if (rows.length > 0) yield rows.map(row => timestampOf(row).toISOString());
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

/** The first condition is one that an index serves; the second tells views of the same millisecond apart. */
function continueAfter(query: SelectQueryBuilder<ViewRow>, row: RawRow): void {
  query
    .andWhere('view.timestamp >= :at', { at: timestampOf(row) })
    .andWhere('(view.timestamp > :at OR view.id > :id)', { id: row.id });
}

/** SQLite stores timestamps as text, in UTC without saying so. */
function timestampOf({ timestamp }: RawRow): Date {
  return timestamp instanceof Date ? timestamp : new Date(`${timestamp.replace(' ', 'T')}Z`);
}
