/** Runs tasks one after the other in call order. A failed task does not affect the next ones. */
export declare function createMutex(): <T>(work: () => Promise<T>) => Promise<T>;
