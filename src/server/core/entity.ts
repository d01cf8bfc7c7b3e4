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

type BackupPart = 'content' | 'private' | 'secret';

type EntityOptions<Row> = Omit<EntitySchemaOptions<Row>, 'columns'> & {
  columns: { [Name in keyof Row]-?: ColumnOptions };
  /** The list whose version every change of a row advances; null where no list is made of the rows. */
  revision: string | null;
  /**
   * Which part of a backup has the rows: what visitors see, what the owner alone does, or what lets someone in, which is
   * encrypted; null where they stay behind.
   */
  backup: BackupPart | null;
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
  /** The columns in which a row may name stored files: those are kept for as long as it does. */
  fileColumns: string[];
  describe(row: Row): string;
};

/** Defines a table, and refuses one whose rows may name files and have no words for themselves. */
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
    revision,
    backup,
    rules: rules ?? null,
    fileColumns,
    describe: describe ?? (() => options.name),
  });
}
