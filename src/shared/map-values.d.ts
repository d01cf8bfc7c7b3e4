/** Returns the names of a table whose type is exact. */
export declare function toKeys<Name extends string>(table: Record<Name, unknown>): Name[];
export declare function mapValues<Name extends string, From, To>(table: Record<Name, From>, make: (value: From, name: Name) => To): Record<Name, To>;
