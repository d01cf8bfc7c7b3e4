type Defined<T> = {
    [K in keyof T]?: Exclude<T[K], undefined>;
};
/** Drops undefined fields. The values '' and false stay. */
export declare function withoutUndefined<T extends object>(fields: T): Defined<T>;
export {};
