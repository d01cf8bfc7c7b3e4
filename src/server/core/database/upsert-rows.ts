import type { EntityManager, EntityMetadata, ObjectLiteral } from 'typeorm';
import type { Entity } from './entity';

/**
 * Inserts rows, or updates these columns where the key exists, in one statement. TypeORM's builder takes
 * longer than the statement itself, and every save waits for it.
 */
export async function upsertRows<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: Entity<Row>,
  rows: Row[],
  changed: (keyof Row & string)[],
): Promise<void> {
  const { driver } = manager.connection;
  const metadata = manager.connection.getMetadata(entity);
  const { columns } = metadata;
  const values = rows.flatMap(row =>
    columns.map(column => driver.preparePersistentValue(row[column.propertyName], column)),
  );
  await manager.query(createStatement(manager, metadata, rows.length, changed), values);
}

function createStatement(
  { connection: { driver, options } }: EntityManager,
  { tableName, columns, primaryColumns }: EntityMetadata,
  rows: number,
  changed: string[],
): string {
  const quoted = (name: string) => driver.escape(name);
  const places = `(${columns.map(() => '?').join(', ')})`;
  const isSqlite = options.type === 'better-sqlite3';
  const takeOver = (name: string) =>
    `${quoted(name)} = ${isSqlite ? `excluded.${quoted(name)}` : `VALUES(${quoted(name)})`}`;
  const key = primaryColumns.map(column => quoted(column.databaseName)).join(', ');
  return [
    `INSERT INTO ${quoted(tableName)} (${columns.map(column => quoted(column.databaseName)).join(', ')})`,
    `VALUES ${Array.from({ length: rows }, () => places).join(', ')}`,
    isSqlite ? `ON CONFLICT (${key}) DO UPDATE SET` : 'ON DUPLICATE KEY UPDATE',
    changed.map(takeOver).join(', '),
  ].join(' ');
}
