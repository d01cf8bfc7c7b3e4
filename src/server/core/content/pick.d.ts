/** Returns only the named fields, so that a new column cannot leak. */
export declare function pick<Row extends object, Name extends keyof Row>(row: Row, names: readonly Name[]): Pick<Row, Name>;
