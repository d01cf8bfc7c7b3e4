import { type EntityManager, EntitySchema, type EntitySchemaColumnOptions, type EntitySchemaOptions, type ObjectLiteral, type ValueTransformer } from 'typeorm';
import type { z } from 'zod';
/** A nullable column needs a transformer if its property cannot be null. */
type ColumnOptionsFor<Value> = EntitySchemaColumnOptions & (null extends Value ? unknown : {
    nullable?: false;
} | {
    nullable: true;
    transformer: ValueTransformer | ValueTransformer[];
});
type ColumnName<Row> = keyof Row & string;
type ListColumnName<Row> = {
    [Name in ColumnName<Row>]: Row[Name] extends readonly string[] ? Name : never;
}[ColumnName<Row>];
type BackupPart = 'content' | 'private' | 'secret';
/**
 * The part of a backup that contains the rows: public content, private data, or encrypted secrets. Null means
 * that the rows are not backed up.
 */
type BackupOptions<Row> = {
    backup: Exclude<BackupPart, 'content'> | null;
} | {
    backup: 'content';
    /** The columns that an export of the public site may show. All others are private: they must be nullable, and are exported as null. */
    exported: readonly ColumnName<Row>[];
    /**
     * The column with the parent row's ID. A row is exported only with its parent. Null means that rows
     * have no parent.
     */
    belongsTo: ColumnName<Row> | null;
    /** Columns that list IDs of other rows. Only the IDs of exported rows are exported. */
    linksTo: readonly ListColumnName<Row>[];
    /**
     * The column of another table that has the names of these rows. Rows that exported rows use are
     * exported too.
     */
    namedIn?: NameColumn;
};
type NameColumn = {
    table: string;
    column: string;
};
type EntityOptions<Row> = Omit<EntitySchemaOptions<Row>, 'columns'> & BackupOptions<Row> & {
    columns: {
        [Name in keyof Row]-?: ColumnOptionsFor<Row[Name]>;
    };
    /** The list whose revision every change increments, or null for rows without a list. */
    revision: string | null;
    /** Columns in backups of earlier versions, whose values are left out. */
    formerColumns?: readonly string[];
    /** Validates a row of a backup beyond its column types. */
    rules?: z.ZodType;
};
/** A table, with the properties that backups and exports need. */
export type Entity<Row extends object = ObjectLiteral> = EntitySchema<Row> & {
    revision: string | null;
    backup: BackupPart | null;
    formerColumns: readonly string[];
    rules: z.ZodType | null;
    exported: readonly string[];
    belongsTo: string | null;
    linksTo: readonly string[];
    namedIn: NameColumn | null;
};
/**
 * Defines a table.
 * @throws Error if a private column is not nullable
 */
export declare function defineEntity<Row extends object>(options: EntityOptions<Row>): Entity<Row>;
/** Finds a row by its columns. TypeORM's own type of conditions does not accept the type of any row. */
export declare function findRow<Row extends object>(manager: EntityManager, entity: Entity<Row>, where: ObjectLiteral): Promise<Row | null>;
export {};
