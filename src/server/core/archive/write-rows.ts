import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { Entity } from '#server/core/database/entity';
import type { StoredRow } from './archive-tables';

const MAX_ROWS = 500;
/** Limits an INSERT, because database servers limit the length of a statement. */
const MAX_CHARACTERS = 1_000_000;

/** Inserts rows in batches and returns their number. */
export async function insertRows(
  manager: EntityManager,
  rows: Iterable<StoredRow> | AsyncIterable<StoredRow>,
): Promise<number> {
  let count = 0;
  let batch: ObjectLiteral[] = [];
  let table: Entity | undefined;
  let characters = 0;
  const flush = async () => {
    if (table && batch.length > 0) await manager.insert(table, batch);
    count += batch.length;
    batch = [];
    characters = 0;
  };
  for await (const [entity, row] of rows) {
    if (entity !== table) await flush();
    table = entity;
    batch.push(row);
    characters += JSON.stringify(row).length;
    if (batch.length >= MAX_ROWS || characters >= MAX_CHARACTERS) await flush();
  }
  await flush();
  return count;
}

export async function deleteRows(manager: EntityManager, entities: Entity[]): Promise<void> {
  for (const entity of entities) await manager.createQueryBuilder().delete().from(entity).execute();
}
