/** Creates the ID of a new record. It is a UUID v7, which sorts by creation time. */
export declare function newId(): string;
/** Returns the creation time of an ID, in milliseconds. */
export declare function toCreationTime(id: string): number;
/**
 * Returns true for text that can be a record's ID. Check before querying, because MySQL ignores trailing
 * spaces in comparisons.
 */
export declare function isId(text: string): boolean;
