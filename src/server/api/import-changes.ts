import type { EntityManager } from 'typeorm';
import type { Entity } from '../core/entity';
import { importedRowEntity } from '../features/backup/import-entities';
import {
  comparedColumns,
  digestOf,
  planTable,
  primaryKeyOf,
  type RowChange,
  type TableChanges,
} from '../features/backup/import-plan';
import { type BackupRow, readRows } from '../features/backup/table-rows';
import { entities } from './entities';
import type { Content } from './import-file';
import { inStoringOrder } from './import-rows';
import { importRuleOf } from './import-rules';

/** What an import may change. */
export const CONTENT = entities.filter(({ backup }) => backup === 'content');

/** What an import of this content would change, table by table. */
export async function planContent(manager: EntityManager, content: Content): Promise<TableChanges[]> {
  const plans: TableChanges[] = [];
  for (const entity of CONTENT) {
    const stored = await readAll(manager, entity);
    const incoming = content.get(entity.options.name) ?? [];
    plans.push(planTable(entity, stored, incoming, importRuleOf(entity)));
  }
  return plans;
}

/** The way back from the last import; what was changed since counts as the same. */
export async function planUndo(manager: EntityManager): Promise<TableChanges[]> {
  const noted = await manager.find(importedRowEntity, { order: { number: 'DESC' } });
  const plans: TableChanges[] = [];
  for (const entity of CONTENT) {
    const rule = importRuleOf(entity);
    const key = primaryKeyOf(entity);
    const stored = new Map((await readAll(manager, entity)).map(row => [row[key], row]));
    const own = noted.filter(({ tableName }) => tableName === entity.options.name);
    const changes = own.flatMap(({ rowId, digest, before }): RowChange[] => {
      const now = stored.get(rowId);
      return now && digestOf(entity, rule, now) === digest
        ? [
            {
              before: now,
              after:
                before === null ? null : { ...now, ...comparedColumns(entity, rule, JSON.parse(before)) },
            },
          ]
        : [];
    });
    plans.push({ entity, changes, same: own.length - changes.length });
  }
  return inStoringOrder(plans).toReversed();
}

async function readAll(manager: EntityManager, entity: Entity): Promise<BackupRow[]> {
  const rows: BackupRow[] = [];
  for await (const row of readRows(manager, entity)) rows.push(row);
  return rows;
}
