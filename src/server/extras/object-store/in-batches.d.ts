/** Runs `work` on all items, at most `size` at once. The first failure ends it after its batch. */
export declare function inBatches<T>(items: T[], size: number, work: (item: T) => Promise<void>): Promise<void>;
