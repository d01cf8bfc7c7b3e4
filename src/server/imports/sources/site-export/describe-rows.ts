import type { ImportPlan } from '../../../../shared/contract/content-import';
import type { ContentTable } from '../../../core/content-kind';
import { changedColumns, type RowChange, type TableChanges } from '../../plan-rows';

/** How many of a kind are named. */
const MOST_ITEMS = 100;

/** What an import of rows would do, for whoever is to decide on it. */
export function describeRows(planned: TableChanges[]): ImportPlan {
  const kinds = planned.map(({ table, changes, same }) => {
    const added = changes.filter(({ before }) => !before).length;
    const items = changes.slice(0, MOST_ITEMS).map(change => describeRow(table, change));
    return { kind: table.entity.options.name, added, changed: changes.length - added, same, items };
  });
  return { kinds: kinds.filter(({ added, changed, same }) => added + changed + same > 0) };
}

function describeRow(table: ContentTable, change: RowChange): ImportPlan['kinds'][number]['items'][number] {
  const { title, name, type } = change.after ?? {};
  const isNew = change.before === null;
  return { name: String(title || name || type || ''), isNew, fields: changedColumns(table, change) };
}
