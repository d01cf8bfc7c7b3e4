/**
 * Limits how many passwords are hashed at once, and how many guesses wait: one of each address. A guess from an
 * address that the owner has signed in from, since this process started, may also wait when the queue is full.
 */
export declare function createComparisonQueue(): {
    run: <T>(key: string, work: () => Promise<T>) => Promise<T>;
    trust: (key: string) => undefined;
};
