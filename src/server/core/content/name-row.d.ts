/** Returns the name of an item, which is its first filled column among these. */
export declare function nameRow(row: object, nameFields: readonly string[]): string;
