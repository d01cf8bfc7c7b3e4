import type { EntityManager, EntitySchemaColumnOptions, ObjectLiteral } from 'typeorm';
import type { Entity } from '#server/core/database/entity';

/** A row in an archive, with timestamps as ISO strings and everything else as in JSON. */
export type ArchiveRow = Record<string, unknown>;

const PAGE = 1_000;

/** Reads the rows of a table in key order, page by page. Without a condition, it reads all. */
export async function* readRows(
  manager: EntityManager,
  entity: Entity,
  where: ObjectLiteral = {},
): AsyncGenerator<ArchiveRow> {
  const names = listColumns(entity).map(([name]) => name);
  const keys = listColumns(entity).flatMap(([name, { primary }]) => (primary ? [name] : []));
  let last: ObjectLiteral | undefined;
  for (;;) {
    const query = manager
      .createQueryBuilder(entity, 'record')
      .select(names.map(name => `record.${name}`))
      .where(where)
      .limit(PAGE);
    for (const key of keys) query.addOrderBy(`record.${key}`);
    if (last) query.andWhere(`(${comesAfter(keys)})`, last);
    const rows = await query.getMany();
    for (const row of rows) yield toArchiveRow(names, row);
    if (rows.length < PAGE) return;
    last = rows.at(-1);
  }
}

/** Compares composite keys. A row comes after another if its first differing key column is larger. */
function comesAfter(keys: string[]): string {
  const conditions = keys.map((key, index) => {
    const same = keys.slice(0, index).map(before => `record.${before} = :${before}`);
    return `(${[...same, `record.${key} > :${key}`].join(' AND ')})`;
  });
  return conditions.join(' OR ');
}

function toArchiveRow(names: string[], row: ObjectLiteral): ArchiveRow {
  return Object.fromEntries(
    names.map(name => {
      const value: unknown = row[name];
      return [name, value instanceof Date ? value.toISOString() : (value ?? null)];
    }),
  );
}

export function listColumns(entity: Entity): [string, EntitySchemaColumnOptions][] {
  return Object.entries(entity.options.columns).flatMap(([name, column]) => (column ? [[name, column]] : []));
}
