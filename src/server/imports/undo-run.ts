import { CONTENT_KIND_NAMES } from '../../shared/content-kinds';
import type { ImportUndone } from '../../shared/contract/import';
import { applyRows, inStoringOrder } from './apply-rows';
import { type ImportContext, latestVersion, targetOf } from './import-context';
import {
  forgetImportOfRows,
  type ImportedThing,
  type ImportRunRow,
  importedRowEntity,
  importRunEntity,
} from './import-run';
import {
  comparedColumns,
  digestOf,
  primaryKeyOf,
  type RowChange,
  readTable,
  type TableChanges,
} from './plan-rows';

/**
 * Takes back what an import has made and changed, within the caller's transaction. What was changed since stays, and what
 * is gone already is left alone.
 */
export async function undoRun(context: ImportContext, { id, things }: ImportRunRow): Promise<ImportUndone> {
  if (things.length === 0) return undoRows(context);
  await context.manager.update(importRunEntity, { id }, { undoneAt: new Date() });
  return undoThings(context, things);
}

async function undoThings(context: ImportContext, things: ImportedThing[]): Promise<ImportUndone> {
  const undone: ImportUndone = { removed: 0, restored: 0, kept: 0 };
  // What goes frees its address.
  for (const kind of CONTENT_KIND_NAMES) {
    const made = things.filter(thing => thing.kind === kind && thing.number === null);
    if (made.length === 0) continue;
    const target = targetOf(context, kind);
    if (target.form !== 'single') undone.removed += await target.remove(made.map(({ id }) => id));
  }
  for (const { id, number } of things) {
    if (number === null) continue;
    if ((await latestVersion(context, id)) === number) {
      await context.versions.restore({ id, number: number - 1 });
      undone.restored += 1;
    } else undone.kept += 1;
  }
  return undone;
}

/** Each row becomes what it was: rows first, then the names and files that they no longer need. */
async function undoRows(context: ImportContext): Promise<ImportUndone> {
  const planned = inStoringOrder(await planUndo(context)).toReversed();
  await applyRows(context, planned);
  await forgetImportOfRows(context.manager);
  const changes = planned.flatMap(table => table.changes);
  const removed = changes.filter(({ after }) => !after).length;
  const kept = planned.reduce((sum, { same }) => sum + same, 0);
  return { removed, restored: changes.length - removed, kept };
}

/** The way back from the last import of rows; what was changed since counts as the same. */
async function planUndo({ manager, tables }: ImportContext): Promise<TableChanges[]> {
  const noted = await manager.find(importedRowEntity, { order: { number: 'DESC' } });
  const plans: TableChanges[] = [];
  for (const table of tables) {
    const { entity } = table;
    const own = noted.filter(({ tableName }) => tableName === entity.options.name);
    if (own.length === 0) continue;
    const key = primaryKeyOf(entity);
    const stored = new Map((await readTable(manager, entity)).map(row => [row[key], row]));
    const changes = own.flatMap(({ rowId, digest, before }): RowChange[] => {
      const now = stored.get(rowId);
      if (!now || digestOf(table, now) !== digest) return [];
      const columns = before === null ? null : comparedColumns(table, JSON.parse(before));
      return [{ before: now, after: columns && { ...now, ...columns } }];
    });
    plans.push({ table, changes, same: own.length - changes.length });
  }
  return plans;
}
