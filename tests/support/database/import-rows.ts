import type { EntityManager } from 'typeorm';
import { type ImportChange, importedItemEntity, importRunEntity } from '#server/composition/import-tables';
import { newId } from '#server/core/database/new-id';

/** Inserts the record of an import, and returns its ID. */
export async function insertImportRun(
  manager: EntityManager,
  source: string,
  changes: ImportChange[],
): Promise<string> {
  const id = newId();
  await manager.insert(importRunEntity, {
    id,
    source,
    createdAt: new Date(),
    undoneAt: null,
    things: changes,
  });
  return id;
}

/** Inserts the link between an entry of a source and the project that it became. */
export async function insertImportedItem(manager: EntityManager, itemId: string): Promise<void> {
  const [sourceFields, storedFields, figures] = [{}, {}, {}];
  const item = {
    id: newId(),
    source: 'github' as const,
    name: 'ada/engine',
    kind: 'project' as const,
    itemId,
  };
  await manager.insert(importedItemEntity, { ...item, sourceFields, storedFields, figures });
}
