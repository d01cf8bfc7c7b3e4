import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { type ImportChange, type ImportedItemRow, importRunEntity } from '#server/composition/import-tables';
import { newId } from '#server/core/database/new-id';
import { NAME_MAX_LENGTH } from '#shared/contract/common';

/** Returns the ID of an entry, which is a digest because a key may be longer than the column. */
export function entryId(source: ImportedItemRow['source'], key: string): string {
  return createHash('sha256').update(`${source}\n${key}`).digest('hex');
}

/** Records an import, and returns its ID. */
export async function recordRun(
  manager: EntityManager,
  source: string,
  changes: ImportChange[],
): Promise<string> {
  const id = newId();
  const run = {
    id,
    source: source.slice(0, NAME_MAX_LENGTH),
    createdAt: new Date(),
    undoneAt: null,
    things: changes,
  };
  await manager.insert(importRunEntity, run);
  return id;
}
