import { type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Limit } from '#server/core/config/setting-values';
export type RateLimiter = {
    /**
     * Counts one use of the key.
     * @throws LimitReachedError with the seconds to wait
     */
    consume(key: string): Promise<void>;
    giveBack(key: string): Promise<void>;
    clear(key: string): Promise<void>;
};
/** The place in which all processes of a site count together. */
export type LimitStore = {
    createLimiter(options: LimiterOptions): RateLimiterAbstract;
    /** Hashes a key, because the table must not contain addresses. */
    toStoredKey(key: string): string;
    close(): Promise<void>;
};
/** The allowed uses within a time in seconds. */
export type LimiterOptions = {
    points: number;
    duration: number;
};
/** Creates a limiter that counts in this process. Null turns it off. */
export declare function createRateLimiter(limit: Limit): RateLimiter;
/**
 * Creates the function that creates limiters by name. With a store, they count for all processes, and without one in this
 * process. Null turns a limiter off.
 */
export declare function createRateLimiters(store: LimitStore | null): (name: string, limit: Limit) => RateLimiter;
