import type { ObjectLiteral } from 'typeorm';
import { createRowReader } from '#server/core/archive/row-schema';
import { type ArchiveRow, listColumns } from '#server/core/archive/table-rows';
import type { ContentTable, ListVersion } from '#server/core/content/content-kind';
import { bumpRevision } from '#server/core/content/revision';
import type { Entity } from '#server/core/database/entity';
import type { ImportContext } from './import-context';
import { getPrimaryKey, type RowChange, type TableChanges } from './plan-rows';

type Context = Pick<ImportContext, 'manager' | 'tables' | 'history' | 'takeFromTrash'>;
type Stored = { before: ObjectLiteral | null; after: ObjectLiteral | null };

/** Stores the row changes of an import or its undo in the given order, each with a version as for a save. */
export async function applyRows(context: Context, planned: TableChanges[]): Promise<void> {
  await holdLists(context);
  for (const changes of planned) await applyTable(context, changes);
}

/** Sorts tables into the order in which their rows can be stored. */
export function sortForStoring(planned: TableChanges[]): TableChanges[] {
  const rank = ({ table }: TableChanges) => (table.imports.comesFirst ? 0 : 1);
  return planned.toSorted((a, b) => rank(a) - rank(b));
}

/** Advances the revisions first, which blocks other writes to these lists. */
async function holdLists({ manager, tables }: Context): Promise<void> {
  const lists = new Map(tables.map(({ entity }) => [entity.revision, entity]));
  for (const [list, entity] of lists) if (list !== null) await bumpRevision(manager, entity);
}

async function applyTable(context: Context, { table, changes }: TableChanges): Promise<void> {
  if (changes.length === 0) return;
  const { entity, imports, version } = table;
  const list = typeof version === 'object' ? version : null;
  const before = list && (await readList(context, entity));
  for (const change of changes) {
    const stored = await storeRow(context, table, change);
    if (stored) await recordVersion(context, table, stored);
  }
  if (imports.isOrdered) await closeGaps(context, entity, changes);
  await imports.check?.(context.manager);
  if (list && before) await recordList(context, entity, list, before);
}

async function storeRow(context: Context, table: ContentTable, change: RowChange): Promise<Stored | null> {
  const { manager } = context;
  const { entity, imports } = table;
  const [before, after] = [readRow(entity, change.before), readRow(entity, change.after)];
  const key = getPrimaryKey(entity);
  if (!after) {
    if (before && imports.remove) await imports.remove(manager, before);
    else if (before) await manager.delete(entity, { [key]: before[key] });
    return { before, after };
  }
  const saved = 'updatedAt' in after && before ? { ...after, updatedAt: new Date() } : after;
  const row = (await imports.derive?.(manager, saved, before)) ?? saved;
  if (before) {
    const { [key]: _key, ...columns } = row;
    await manager.update(entity, { [key]: before[key] }, columns);
    return { before, after: row };
  }
  const trashed = await context.takeFromTrash(manager, String(row[key]));
  await manager.insert(entity, row);
  return { before: trashed, after: row };
}

/** Converts a validated row of a backup into a row of the database. */
function readRow(entity: Entity, row: ArchiveRow | null): ObjectLiteral | null {
  if (!row) return null;
  const result = createRowReader(entity)(row);
  if ('data' in result) return result.data;
  throw new Error(`A row of ${entity.options.name} cannot be read: ${result.issues[0]?.message}`);
}

async function recordVersion(
  { manager, history }: Context,
  { entity, version }: ContentTable,
  { before, after }: Stored,
): Promise<void> {
  const row = after ?? before;
  if (typeof version !== 'function' || !row) return;
  const toState = (each: ObjectLiteral | null) => each && version(withoutUnread(entity, each));
  const { kind } = version(row);
  await history.record(manager, { kind, id: String(row.id), before: toState(before), after: toState(after) });
}

/** Columns with select: false are not versioned. */
function withoutUnread(entity: Entity, row: ObjectLiteral): ObjectLiteral {
  const unread = new Set(
    listColumns(entity).flatMap(([name, { select }]) => (select === false ? [name] : [])),
  );
  return Object.fromEntries(Object.entries(row).filter(([name]) => !unread.has(name)));
}

function readList({ manager }: Context, entity: Entity): Promise<ObjectLiteral[]> {
  return manager.find(entity, { order: { position: 'ASC', id: 'ASC' } });
}

async function recordList(
  context: Context,
  entity: Entity,
  { kind, id, name }: ListVersion,
  before: ObjectLiteral[],
): Promise<void> {
  const toState = (rows: ObjectLiteral[]) => ({ name, fields: { rows } });
  const after = await readList(context, entity);
  await context.history.record(context.manager, { kind, id, before: toState(before), after: toState(after) });
}

/** Renumbers the rows. An added row comes before a stored one with the same position. */
async function closeGaps({ manager }: Context, entity: Entity, changes: RowChange[]): Promise<void> {
  const added = new Set(changes.filter(({ before }) => !before).map(({ after }) => after?.id));
  const rows = await manager.find(entity, { select: { id: true, position: true }, order: { id: 'ASC' } });
  const rank = (row: ObjectLiteral) => (added.has(row.id) ? 0 : 1);
  rows.sort((a, b) => a.position - b.position || rank(a) - rank(b));
  for (const [position, { id, position: stored }] of rows.entries())
    if (position !== stored) await manager.update(entity, { id }, { position });
}
