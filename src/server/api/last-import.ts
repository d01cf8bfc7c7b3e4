import type { EntityManager } from 'typeorm';
import type { ContentImport } from '../../shared/contract/content-import';
import type { Database } from '../core/database';
import { newId } from '../core/new-id';
import { contentImportEntity, type ImportedRow, importedRowEntity } from '../features/backup/import-entities';
import { digestOf, primaryKeyOf, type TableChanges } from '../features/backup/import-plan';
import { importRuleOf } from './import-rules';

const FEW = 200;

/** The last import, as far as it can be undone. */
export async function readLastImport(db: Database): Promise<ContentImport | null> {
  const [row] = await db.read(contentImportEntity).find();
  if (!row) return null;
  const { importedAt, site, added, changed } = row;
  return { importedAt: importedAt.toISOString(), site, added, changed };
}

/** What it has changed, so that it can be undone. */
export async function noteImport(
  manager: EntityManager,
  tables: TableChanges[],
  { site, added, changed }: { site: string; added: number; changed: number },
): Promise<void> {
  await forgetImport(manager);
  await manager.insert(contentImportEntity, {
    id: newId(),
    importedAt: new Date(),
    site: site.slice(0, 1_000),
    added,
    changed,
  });
  const rows: ImportedRow[] = tables.flatMap(({ entity, changes }) =>
    changes.flatMap(({ before, after }) =>
      after
        ? [
            {
              number: 0,
              tableName: entity.options.name,
              rowId: String(after[primaryKeyOf(entity)]),
              digest: digestOf(entity, importRuleOf(entity), after),
              before: before && JSON.stringify(before),
            },
          ]
        : [],
    ),
  );
  const numbered = rows.map((row, number) => ({ ...row, number }));
  for (let start = 0; start < numbered.length; start += FEW) {
    await manager.insert(importedRowEntity, numbered.slice(start, start + FEW));
  }
}

/** What can be undone ends with the next import, and with a restore. */
export async function forgetImport(manager: EntityManager): Promise<void> {
  await manager.createQueryBuilder().delete().from(contentImportEntity).execute();
  await manager.createQueryBuilder().delete().from(importedRowEntity).execute();
}
