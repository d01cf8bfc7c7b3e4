import { createHash } from 'node:crypto';
import type { Entity } from '../../core/entity';
import { type BackupRow, columnsOf } from './table-rows';

/** How the rows of a table are told apart and compared when they come from elsewhere. */
export type ImportRule = {
  /** What two rows have in common that stand for the same, besides their id: null for a row that has nothing such. */
  keyOf?(row: BackupRow): string | null;
  /** Columns that are a matter of the place: what is here already keeps its own. */
  local: ReadonlySet<string>;
  /** What is here already is never changed. */
  onlyAdds?: boolean;
};

/** What an import makes of one row. */
export type RowChange = {
  /** Null: it is new. */
  before: BackupRow | null;
  /** Null: it goes, as when an import is undone. */
  after: BackupRow | null;
};
export type TableChanges = { entity: Entity; changes: RowChange[]; same: number };

/** Compares the rows of a table that come with those that are here. What is here and does not come stays as it is. */
export function planTable(
  entity: Entity,
  stored: BackupRow[],
  incoming: BackupRow[],
  rule: ImportRule,
): TableChanges {
  const key = primaryKeyOf(entity);
  const byId = new Map(stored.map(row => [row[key], row]));
  const byKey = new Map(stored.flatMap(row => keyed(rule, row)));
  const changes: RowChange[] = [];
  let same = 0;
  for (const row of incoming) {
    const before = byId.get(row[key]) ?? keyed(rule, row).map(([name]) => byKey.get(name))[0] ?? null;
    const after = before
      ? { ...before, ...comparedColumns(entity, rule, row) }
      : freeOfTaken(entity, row, stored);
    if (before && (rule.onlyAdds || digestOf(entity, rule, before) === digestOf(entity, rule, after)))
      same += 1;
    else changes.push({ before, after });
  }
  return { entity, changes, same };
}

/** What a row says where it counts: two rows with the same are the same to an import. */
export function digestOf(entity: Entity, rule: ImportRule, row: BackupRow): string {
  return createHash('sha256')
    .update(JSON.stringify(comparedColumns(entity, rule, row)))
    .digest('hex');
}

/** The columns that differ, as their names. */
export function changedColumns(entity: Entity, rule: ImportRule, { before, after }: RowChange): string[] {
  if (!before || !after) return [];
  return comparedNames(entity, rule).filter(
    name => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
}

export function primaryKeyOf(entity: Entity): string {
  const [key = 'id'] = columnsOf(entity).flatMap(([name, { primary }]) => (primary ? [name] : []));
  return key;
}

function comparedNames(entity: Entity, { local }: ImportRule): string[] {
  return columnsOf(entity).flatMap(([name, { primary }]) => (primary || local.has(name) ? [] : [name]));
}

/** What an import changes of a row. */
export function comparedColumns(entity: Entity, rule: ImportRule, row: BackupRow): BackupRow {
  return Object.fromEntries(comparedNames(entity, rule).map(name => [name, row[name] ?? null]));
}

function keyed({ keyOf }: ImportRule, row: BackupRow): [string, BackupRow][] {
  const name = keyOf?.(row) ?? null;
  return name === null ? [] : [[name, row]];
}

/** What may be empty and must be its own, such as an address, a new row has only where nobody here has it. */
function freeOfTaken(entity: Entity, row: BackupRow, stored: BackupRow[]): BackupRow {
  const columns = new Map(columnsOf(entity));
  const own = (entity.options.indices ?? []).flatMap(({ unique, columns: names }) =>
    unique && Array.isArray(names) && names.length === 1 ? names : [],
  );
  const taken = own.filter(
    name =>
      columns.get(name)?.nullable && stored.some(other => other[name] !== null && other[name] === row[name]),
  );
  return { ...row, ...Object.fromEntries(taken.map(name => [name, null])) };
}
