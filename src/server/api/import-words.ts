import type { ImportPlan } from '../../shared/contract/content-import';
import type { Entity } from '../core/entity';
import { changedColumns, type RowChange, type TableChanges } from '../features/backup/import-plan';
import { importRuleOf } from './import-rules';

/** How many of a kind are named. */
const MOST_ITEMS = 100;

/** What an import would do, for whoever is to decide on it. */
export function describePlan(tables: TableChanges[]): ImportPlan {
  const kinds = tables.map(({ entity, changes, same }) => {
    const added = changes.filter(({ before }) => !before).length;
    const items = changes.slice(0, MOST_ITEMS).map(change => describeRow(entity, change));
    return { kind: entity.options.name, added, changed: changes.length - added, same, items };
  });
  return { kinds: kinds.filter(({ added, changed, same }) => added + changed + same > 0) };
}

function describeRow(entity: Entity, change: RowChange): ImportPlan['kinds'][number]['items'][number] {
  const { title, name, type } = change.after ?? {};
  const isNew = change.before === null;
  const fields = changedColumns(entity, importRuleOf(entity), change);
  return { name: String(title || name || type || ''), isNew, fields };
}
