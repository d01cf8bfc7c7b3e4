/** Returns true for an object with fields, but not for a list. */
export declare function isRecord(value: unknown): value is Record<string, unknown>;
