import type { ContentImportUndone } from '#shared/contract/content-import';
import { applyRows, sortForStoring } from './apply-rows';
import type { ImportContext } from './import-context';
import { forgetImportOfRows, importedRowEntity } from './import-run';
import {
  comparedColumns,
  digestRow,
  getPrimaryKey,
  type RowChange,
  readTable,
  type TableChanges,
} from './plan-rows';

/**
 * Undoes the last import of rows within the caller's transaction: first the rows, then the names and files
 * that they no longer need. Rows that were changed since stay.
 */
export async function undoRows(context: ImportContext): Promise<ContentImportUndone> {
  const planned = sortForStoring(await planUndo(context)).toReversed();
  await applyRows(context, planned);
  await forgetImportOfRows(context.manager);
  const sum = (count: (table: TableChanges) => number) =>
    planned.reduce((total, table) => total + count(table), 0);
  return { undone: sum(({ changes }) => changes.length), kept: sum(({ same }) => same) };
}

/** Plans the undo of the last import of rows. Rows that were changed since count as unchanged. */
async function planUndo({ manager, tables }: ImportContext): Promise<TableChanges[]> {
  const noted = await manager.find(importedRowEntity, { order: { number: 'DESC' } });
  const plans: TableChanges[] = [];
  for (const table of tables) {
    const { entity } = table;
    const own = noted.filter(({ tableName }) => tableName === entity.options.name);
    if (own.length === 0) continue;
    const key = getPrimaryKey(entity);
    const stored = new Map((await readTable(manager, entity)).map(row => [row[key], row]));
    const changes = own.flatMap(({ rowId, digest, before }): RowChange[] => {
      const now = stored.get(rowId);
      if (!now || digestRow(table, now) !== digest) return [];
      const columns = before === null ? null : comparedColumns(table, JSON.parse(before));
      return [{ before: now, after: columns && { ...now, ...columns } }];
    });
    plans.push({ table, changes, same: own.length - changes.length });
  }
  return plans;
}
