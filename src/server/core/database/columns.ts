import type { EntitySchemaColumnOptions, TableColumnOptions, ValueTransformer } from 'typeorm';

/**
 * The column types of this product, in MySQL's terms and translated for SQLite. Entities and migrations share
 * them, so that the two cannot diverge. The application sets every value, so no column has a database
 * default.
 */
type PortableColumn = Pick<EntitySchemaColumnOptions, 'length' | 'precision' | 'charset' | 'collation'> & {
  type: 'varchar' | 'longtext' | 'boolean' | 'int' | 'double' | 'datetime';
};

/** Compares exactly, because MySQL's default collations treat 'a', 'A' and 'á' as equal. */
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
  /** An integer up to Number.MAX_SAFE_INTEGER. */
  largeInteger: { type: 'double' },
  /** A timestamp in UTC with milliseconds. */
  timestamp: { type: 'datetime', precision: 3 },
} satisfies Record<string, PortableColumn>;

/**
 * Stores a value as JSON text, which works on every engine and version. Null and undefined stay as they are.
 */
export const asJson: ValueTransformer = {
  to: (value: unknown) => (value === undefined || value === null ? value : JSON.stringify(value)),
  from: (text: unknown): unknown => (typeof text === 'string' ? JSON.parse(text) : text),
};

/** Stores a list as JSON text. Rows from before the column existed have an empty list. */
export const asListJson: ValueTransformer = {
  to: value => asJson.to(value),
  from: value => asJson.from(value) ?? [],
};

const SQLITE_TYPES = new Map<unknown, string>([
  ['longtext', 'text'],
  ['int', 'integer'],
]);

type AnyColumn = { type?: unknown; charset?: unknown; collation?: unknown; precision?: unknown };

export function forSqlite<T extends AnyColumn>(options: T): T {
  const { charset: _charset, collation: _collation, precision: _precision, ...rest } = options;
  const type = SQLITE_TYPES.get(options.type) ?? options.type;
  return { ...rest, type } as T;
}

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
