import type { EntitySchemaColumnOptions, TableColumnOptions, ValueTransformer } from 'typeorm';
/**
 * The column types of this product, in MySQL's terms and translated for SQLite. Entities and migrations share
 * them, so that the two cannot diverge. The application sets every value, so no column has a database
 * default.
 */
type PortableColumn = Pick<EntitySchemaColumnOptions, 'length' | 'precision' | 'charset' | 'collation'> & {
    type: 'varchar' | 'longtext' | 'boolean' | 'int' | 'double' | 'datetime';
};
export declare const column: {
    /** A UUID. */
    id: {
        charset: 'utf8mb4';
        collation: 'utf8mb4_bin';
        type: "varchar";
        length: number;
    };
    /** A SHA-256 in hex, or another short key. */
    key: {
        charset: 'utf8mb4';
        collation: 'utf8mb4_bin';
        type: "varchar";
        length: number;
    };
    /** A file name made by the server. */
    fileName: {
        charset: 'utf8mb4';
        collation: 'utf8mb4_bin';
        type: "varchar";
        length: number;
    };
    name: {
        charset: 'utf8mb4';
        collation: 'utf8mb4_bin';
        type: "varchar";
        length: number;
    };
    longText: {
        charset: 'utf8mb4';
        collation: 'utf8mb4_bin';
        type: "longtext";
    };
    boolean: {
        type: "boolean";
    };
    integer: {
        type: "int";
    };
    /** An integer up to Number.MAX_SAFE_INTEGER. */
    largeInteger: {
        type: "double";
    };
    /** A timestamp in UTC with milliseconds. */
    timestamp: {
        type: "datetime";
        precision: number;
    };
};
/**
 * Stores a value as JSON text, which works on every engine and version. Null and undefined stay as they are.
 */
export declare const asJson: ValueTransformer;
/** Stores a list as JSON text. Rows from before the column existed have an empty list. */
export declare const asListJson: ValueTransformer;
type AnyColumn = {
    type?: unknown;
    charset?: unknown;
    collation?: unknown;
    precision?: unknown;
};
export declare function forSqlite<T extends AnyColumn>(options: T): T;
export declare function tableColumn(engine: string, name: string, { length, type, ...rest }: PortableColumn, more?: Partial<TableColumnOptions>): TableColumnOptions;
export {};
