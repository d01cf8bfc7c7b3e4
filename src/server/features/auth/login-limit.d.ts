import type { RateLimiter } from '#server/core/procedures/rate-limiter';
export type LoginLimit = ReturnType<typeof createLoginLimit>;
type LoginLimiters = {
    /** Limits guesses from one address for one email, so that nobody can lock the owner out from elsewhere. */
    pair: RateLimiter;
    /** Limits guesses from one address, for all emails together. */
    address: RateLimiter;
};
type Guess = {
    /** The key that the limits count the caller by. */
    limitKey: string;
    email: string;
    /** Set for a signed-in caller, whose guesses always get a place in the queue, however full it is. */
    sessionId?: string;
    /** Resolves to true if the guess is correct. */
    compare(): Promise<boolean>;
};
/**
 * Limits how often a password may be guessed and how many guesses are compared at once. Signing in and
 * confirming the current password share the limit, so that neither gives further guesses for the other.
 */
export declare function createLoginLimit({ pair, address }: LoginLimiters): {
    guess: ({ limitKey, email, sessionId, compare }: Guess) => Promise<boolean>;
    takeTurn: <T>(key: string, work: () => Promise<T>) => Promise<T>;
};
/** Ignores letter case and surrounding whitespace, so that every spelling of an address compares equal. */
export declare function normalizeEmail(email: string): string;
export {};
