import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { type ArchiveRow, listColumns, readRows } from '#server/core/archive/table-rows';
import type { ContentTable, ImportRule } from '#server/core/content/content-kind';
import type { Entity } from '#server/core/database/entity';
import type { ContentImportPlan } from '#shared/contract/content-import';
import { mapInSlices } from '#shared/map-in-slices';

/** The rows to import, by table name. */
export type IncomingRows = ReadonlyMap<string, ArchiveRow[]>;

export type RowChange = {
  /** Null for a new row. */
  before: ArchiveRow | null;
  /** Null for a row to delete, as when an import is undone. */
  after: ArchiveRow | null;
};
export type TableChanges = { table: ContentTable; changes: RowChange[]; same: number };

/** Plans the import of these rows, table by table. */
export async function planRows(
  manager: EntityManager,
  tables: readonly ContentTable[],
  incoming: IncomingRows,
): Promise<TableChanges[]> {
  const plans: TableChanges[] = [];
  for (const table of tables) {
    const stored = await readTable(manager, table.entity);
    plans.push(await planTable(table, stored, incoming.get(table.entity.options.name) ?? []));
  }
  return plans;
}

export async function readTable(manager: EntityManager, entity: Entity): Promise<ArchiveRow[]> {
  const rows: ArchiveRow[] = [];
  for await (const row of readRows(manager, entity)) rows.push(row);
  return rows;
}

/**
 * Compares the incoming rows of a table with the stored ones. Stored rows that are not in the import stay
 * unchanged.
 */
export async function planTable(
  table: ContentTable,
  stored: ArchiveRow[],
  incoming: ArchiveRow[],
): Promise<TableChanges> {
  const { entity, imports: rule } = table;
  const key = getPrimaryKey(entity);
  const byId = new Map(stored.map(row => [row[key], row]));
  const byKey = new Map(stored.flatMap(row => keyed(rule, row)));
  const clearTaken = createTakenFilter(entity, stored);
  const changes: RowChange[] = [];
  let same = 0;
  await mapInSlices(incoming, row => {
    const before = byId.get(row[key]) ?? keyed(rule, row).map(([name]) => byKey.get(name))[0] ?? null;
    const after = before ? { ...before, ...comparedColumns(table, row) } : clearTaken(row);
    if (before && (rule.onlyAdds || digestRow(table, before) === digestRow(table, after))) same += 1;
    else changes.push({ before, after });
  });
  return { table, changes, same };
}

/** Returns a digest of the columns that an import compares. Rows with equal digests are the same to it. */
export function digestRow(table: ContentTable, row: ArchiveRow): string {
  return createHash('sha256')
    .update(JSON.stringify(comparedColumns(table, row)))
    .digest('hex');
}

/** A plan lists at most this many items of a kind. */
const MAX_ITEMS = 100;

/** Presents the plan of an import for the owner's decision. */
export function presentRows(planned: TableChanges[]): ContentImportPlan {
  const kinds = planned.map(({ table, changes, same }) => {
    const added = changes.filter(({ before }) => !before).length;
    const items = changes.slice(0, MAX_ITEMS).map(change => {
      const { title, name, type } = change.after ?? {};
      const isNew = change.before === null;
      return { name: String(title || name || type || ''), isNew, fields: listChangedColumns(table, change) };
    });
    return { kind: table.entity.options.name, added, changed: changes.length - added, same, items };
  });
  return { kinds: kinds.filter(({ added, changed, same }) => added + changed + same > 0) };
}

/** Returns the names of the columns that differ. */
export function listChangedColumns(table: ContentTable, { before, after }: RowChange): string[] {
  if (!before || !after) return [];
  return comparedNames(table).filter(name => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

export function getPrimaryKey(entity: Entity): string {
  const [key = 'id'] = listColumns(entity).flatMap(([name, { primary }]) => (primary ? [name] : []));
  return key;
}

/** Columns that belong to each site and are never imported. */
const LOCAL_COLUMNS = ['createdAt', 'updatedAt', 'draft', 'publishAt', 'pendingChanges', 'position'];

/**
 * Lists the columns that an import compares. Private columns are empty in every export, so they stay
 * unchanged.
 */
function comparedNames({ entity, imports }: ContentTable): string[] {
  const exported = new Set([...entity.exported, ...entity.exportedWithDrafts]);
  const local = new Set([...LOCAL_COLUMNS, ...(imports.local ?? [])]);
  return listColumns(entity).flatMap(([name, { primary }]) =>
    exported.has(name) && !primary && !local.has(name) ? [name] : [],
  );
}

/** Picks the columns of a row that an import may change. */
export function comparedColumns(table: ContentTable, row: ArchiveRow): ArchiveRow {
  return Object.fromEntries(comparedNames(table).map(name => [name, row[name] ?? null]));
}

function keyed({ getKey }: ImportRule, row: ArchiveRow): [string, ArchiveRow][] {
  const name = getKey?.(row) ?? null;
  return name === null ? [] : [[name, row]];
}

/**
 * Returns a function that clears optional unique columns of a new row, such as the slug, whose values are
 * already in use here.
 */
function createTakenFilter(entity: Entity, stored: ArchiveRow[]): (row: ArchiveRow) => ArchiveRow {
  const columns = new Map(listColumns(entity));
  const unique = (entity.options.indices ?? []).flatMap(({ unique: isUnique, columns: names }) =>
    isUnique && Array.isArray(names) && names.length === 1 ? names : [],
  );
  const optional = unique.filter(name => columns.get(name)?.nullable);
  const taken = optional.map(
    name => [name, new Set<unknown>(stored.map(row => row[name]).filter(value => value !== null))] as const,
  );
  return row => {
    const cleared = taken.filter(([name, values]) => values.has(row[name]));
    return { ...row, ...Object.fromEntries(cleared.map(([name]) => [name, null])) };
  };
}
