import type { DataSource } from 'typeorm';
import { rethrowExplained } from './outdated';
import type { Select } from './table-reader';

/** What better-sqlite3 has, and libsql with it. */
type Handle = { prepare(sql: string): Prepared };
type Prepared = {
  raw(): Prepared;
  columns(): { name: string }[];
  get(...values: unknown[]): unknown[] | undefined;
  all(...values: unknown[]): unknown[][];
};

/**
 * SELECTs on a connection, each prepared once. Rows come as lists and get their names here, and one row is got without an
 * iterator: libsql's own objects take twice as long.
 */
export function createSqliteSelect(source: DataSource): Select {
  const prepared = new Map<string, { statement: Prepared; names: string[] }>();

  function prepare(sql: string) {
    const handle: Handle = Reflect.get(source.driver, 'databaseConnection');
    const statement = handle.prepare(sql).raw();
    const made = { statement, names: statement.columns().map(({ name }) => name) };
    prepared.set(sql, made);
    return made;
  }

  function run(sql: string, values: unknown[], take: number | null) {
    const { statement, names } = prepared.get(sql) ?? prepare(sql);
    // SQLite has no booleans.
    const bound = values.map(value => (typeof value === 'boolean' ? Number(value) : value));
    source.logger.logQuery(sql, bound);
    const rows = take === 1 ? [statement.get(...bound)] : statement.all(...bound);
    return { names, rows };
  }

  return async <Found>(sql: string, values: unknown[], take: number | null): Promise<Found[]> => {
    try {
      const { names, rows } = run(sql, values, take);
      return rows.flatMap(row => (row ? [toRow<Found>(names, row)] : []));
    } catch (error) {
      return rethrowExplained(source, error);
    }
  };
}

function toRow<Found>(names: string[], values: unknown[]): Found {
  const row = Object({});
  for (let index = 0; index < names.length; index += 1) row[names[index] ?? ''] = values[index];
  return row;
}
