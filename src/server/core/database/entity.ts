import {
  type ColumnType,
  EntitySchema,
  type EntitySchemaColumnOptions,
  type EntitySchemaOptions,
  type ObjectLiteral,
} from 'typeorm';
import type { z } from 'zod';

/** Every longer text says whether a record may name stored files in it. */
type ColumnOptions = EntitySchemaColumnOptions &
  ({ type: 'longtext'; mayNameFiles: boolean } | { type: Exclude<ColumnType, 'longtext'> });

type ColumnName<Row> = keyof Row & string;
type ListColumnName<Row> = {
  [Name in ColumnName<Row>]: Row[Name] extends readonly string[] ? Name : never;
}[ColumnName<Row>];

type BackupPart = 'content' | 'private' | 'secret';

/**
 * Which part of a backup has the rows: what visitors see, what the owner alone does, or what lets someone in, which is
 * encrypted; null where they stay behind.
 */
type BackupOptions<Row> =
  | { backup: Exclude<BackupPart, 'content'> | null }
  | {
      backup: 'content';
      /** The columns that leave with an export. Any other is private: it must be nullable, and leaves as null. */
      exported: readonly ColumnName<Row>[];
      /** Those that leave too with an export that has drafts. */
      exportedWithDrafts?: readonly ColumnName<Row>[];
      /** The column with the id of the row that this one is a part of: it leaves only with that row. Null: of none. */
      belongsTo: ColumnName<Row> | null;
      /** The columns with lists of ids of other rows: an export without drafts names only rows that leave with it. */
      linksTo: readonly ListColumnName<Row>[];
    };

type EntityOptions<Row> = Omit<EntitySchemaOptions<Row>, 'columns'> &
  BackupOptions<Row> & {
    columns: { [Name in keyof Row]-?: ColumnOptions };
    /** The list whose version every change of a row advances; null where no list is made of the rows. */
    revision: string | null;
    /** What a row of a backup must keep to, beyond the types of its columns. */
    rules?: z.ZodType;
    /** A row in words, such as 'the project "Orrery"': needed where one may name files. */
    describe?(row: Row): string;
  };

/** A table, with what the rest of the product must know of its rows. */
export type Entity<Row extends object = ObjectLiteral> = EntitySchema<Row> & {
  revision: string | null;
  backup: BackupPart | null;
  rules: z.ZodType | null;
  exported: readonly string[];
  exportedWithDrafts: readonly string[];
  belongsTo: string | null;
  linksTo: readonly string[];
  /** The columns in which a row may name stored files: those are kept for as long as it does. */
  fileColumns: string[];
  describe(row: Row): string;
};

/**
 * Defines a table.
 * @throws Error for one whose rows may name files and have no words for themselves, or with a private column that cannot
 * be null
 */
export function defineEntity<Row extends object>(options: EntityOptions<Row>): Entity<Row> {
  const { revision, backup, rules, describe, ...schema } = options;
  const columns = Object.entries<ColumnOptions>(options.columns);
  const fileColumns = columns.flatMap(([name, column]) =>
    'mayNameFiles' in column && column.mayNameFiles ? [name] : [],
  );
  if (fileColumns.length > 0 && !describe) {
    throw new Error(`Rows of ${options.name} may name files: describe() must say what one is called`);
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
  if (unfit) throw new Error(`${options.name}.${unfit[0]} is not exported: it must be nullable`);
  const { belongsTo, linksTo, exportedWithDrafts = [] } = options;
  return { exported, exportedWithDrafts, belongsTo, linksTo };
}
