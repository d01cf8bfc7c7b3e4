import {
  type ColumnType,
  EntitySchema,
  type EntitySchemaColumnOptions,
  type EntitySchemaOptions,
  type ObjectLiteral,
} from 'typeorm';
import type { z } from 'zod';

/** Every long text declares whether it may name stored files. */
type ColumnOptions = EntitySchemaColumnOptions &
  ({ type: 'longtext'; mayNameFiles: boolean } | { type: Exclude<ColumnType, 'longtext'> });

type ColumnName<Row> = keyof Row & string;
type ListColumnName<Row> = {
  [Name in ColumnName<Row>]: Row[Name] extends readonly string[] ? Name : never;
}[ColumnName<Row>];

type BackupPart = 'content' | 'private' | 'secret';

/**
 * The part of a backup that contains the rows: public content, private data, or encrypted secrets; null for rows that
 * are not backed up.
 */
type BackupOptions<Row> =
  | { backup: Exclude<BackupPart, 'content'> | null }
  | {
      backup: 'content';
      /** The exported columns. Any other is private: it must be nullable, and is exported as null. */
      exported: readonly ColumnName<Row>[];
      /** Further columns of an export with drafts. */
      exportedWithDrafts?: readonly ColumnName<Row>[];
      /** The column with the parent row's id; the row is exported only with its parent. Null without a parent. */
      belongsTo: ColumnName<Row> | null;
      /** Columns with lists of ids of other rows: an export without drafts names only exported rows. */
      linksTo: readonly ListColumnName<Row>[];
    };

type EntityOptions<Row> = Omit<EntitySchemaOptions<Row>, 'columns'> &
  BackupOptions<Row> & {
    columns: { [Name in keyof Row]-?: ColumnOptions };
    /** The list whose version every change increments; null for rows without a list. */
    revision: string | null;
    /** Validates a row of a backup beyond its column types. */
    rules?: z.ZodType;
    /** Describes a row, such as 'the project "Orrery"'. Required when rows may name files. */
    describe?(row: Row): string;
  };

/** A table, with the properties that other features need. */
export type Entity<Row extends object = ObjectLiteral> = EntitySchema<Row> & {
  revision: string | null;
  backup: BackupPart | null;
  rules: z.ZodType | null;
  exported: readonly string[];
  exportedWithDrafts: readonly string[];
  belongsTo: string | null;
  linksTo: readonly string[];
  /** The columns that may name stored files, which are preserved as long as the row exists. */
  fileColumns: string[];
  describe(row: Row): string;
};

/**
 * Defines a table.
 * @throws Error when rows may name files but have no description, or when a private column is not nullable
 */
export function defineEntity<Row extends object>(options: EntityOptions<Row>): Entity<Row> {
  const { revision, backup, rules, describe, ...schema } = options;
  const columns = Object.entries<ColumnOptions>(options.columns);
  const fileColumns = columns.flatMap(([name, column]) =>
    'mayNameFiles' in column && column.mayNameFiles ? [name] : [],
  );
  if (fileColumns.length > 0 && !describe) {
    throw new Error(`Rows of ${options.name} may name files: add describe()`);
  }
  return Object.assign(new EntitySchema<Row>(schema), {
    ...getExportOptions(options),
    revision,
    backup,
    rules: rules ?? null,
    fileColumns,
    describe: describe ?? (() => options.name),
  });
}

function getExportOptions<Row extends object>(
  options: EntityOptions<Row>,
): Pick<Entity, 'exported' | 'exportedWithDrafts' | 'belongsTo' | 'linksTo'> {
  if (options.backup !== 'content') {
    return { exported: [], exportedWithDrafts: [], belongsTo: null, linksTo: [] };
  }
  const exported: readonly string[] = options.exported;
  const columns = Object.entries<ColumnOptions>(options.columns);
  const unfit = columns.find(([name, { nullable }]) => !nullable && !exported.includes(name));
  if (unfit) throw new Error(`${options.name}.${unfit[0]} is not exported: make it nullable`);
  const { belongsTo, linksTo, exportedWithDrafts = [] } = options;
  return { exported, exportedWithDrafts, belongsTo, linksTo };
}
