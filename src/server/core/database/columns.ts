import type { EntitySchemaColumnOptions, TableColumnOptions, ValueTransformer } from 'typeorm';

/**
 * The column types of this product, written once in MySQL's words and translated for SQLite. Entities and migrations
 * both take them from here, so that the two cannot drift apart. Every value is set by the application: no column has a
 * database default.
 */
type PortableColumn = Pick<EntitySchemaColumnOptions, 'length' | 'precision' | 'charset' | 'collation'> & {
  type: 'varchar' | 'longtext' | 'boolean' | 'int' | 'double' | 'datetime';
};

/** Exact comparison: MySQL's usual collations hold 'a', 'A' and 'á' to be equal. */
const EXACT = { charset: 'utf8mb4', collation: 'utf8mb4_bin' } as const;

export const column = {
  /** A UUID. */
  id: { type: 'varchar', length: 36, ...EXACT },
  /** A SHA-256 in hex, or another short key. */
  key: { type: 'varchar', length: 64, ...EXACT },
  /** A file name made by the server. */
  fileName: { type: 'varchar', length: 191, ...EXACT },
  name: { type: 'varchar', length: 1_000, ...EXACT },
  longText: { type: 'longtext', ...EXACT },
  boolean: { type: 'boolean' },
  integer: { type: 'int' },
  /** A whole number as large as JavaScript counts. */
  largeInteger: { type: 'double' },
  /** UTC with milliseconds. */
  timestamp: { type: 'datetime', precision: 3 },
} satisfies Record<string, PortableColumn>;

/**
 * For entities: longer texts. Stored files that a record names in the one kind are kept for as long as it does; in the
 * other kind there is nothing to look for.
 */
export const text = {
  withFiles: { ...column.longText, mayNameFiles: true },
  withoutFiles: { ...column.longText, mayNameFiles: false },
};

/** Stores a value as JSON text: works alike on every engine and version. Nothing stays nothing. */
export const asJson: ValueTransformer = {
  to: (value: unknown) => (value === undefined || value === null ? value : JSON.stringify(value)),
  from: (text: unknown): unknown => (typeof text === 'string' ? JSON.parse(text) : text),
};

const SQLITE_TYPES = new Map<unknown, string>([
  ['longtext', 'text'],
  ['int', 'integer'],
]);

type AnyColumn = { type?: unknown; charset?: unknown; collation?: unknown; precision?: unknown };

/** The same column in SQLite's words. */
export function forSqlite<T extends AnyColumn>(options: T): T {
  const { charset: _charset, collation: _collation, precision: _precision, ...rest } = options;
  const type = SQLITE_TYPES.get(options.type) ?? options.type;
  return { ...rest, type } as T;
}

/** A column of a migration's table. */
export function tableColumn(
  engine: string,
  name: string,
  { length, type, ...rest }: PortableColumn,
  more: Partial<TableColumnOptions> = {},
): TableColumnOptions {
  const isMysql = engine === 'mysql' || engine === 'mariadb';
  const base = { name, ...rest, type: isMysql && type === 'boolean' ? 'tinyint' : type, ...more };
  const options = length === undefined ? base : { ...base, length: String(length) };
  return isMysql ? options : forSqlite(options);
}
