import type { RateLimiter } from '#server/core/procedures/rate-limiter';
import { createComparisonQueue } from './comparison-queue';
import { hashToken } from './tokens';

export type LoginLimit = ReturnType<typeof createLoginLimit>;

export type LoginLimiters = {
  /** By address and email together, so that nobody can lock the owner out from elsewhere. */
  pair: RateLimiter;
  /** By address alone, whichever email is tried. */
  address: RateLimiter;
};

export type Guess = {
  /** The key that the limits count the caller by. */
  limitKey: string;
  email: string;
  /** Set for a signed-in caller, whose guesses are admitted to the queue however full it is. */
  sessionId?: string;
  /** Resolves to true when the guess is correct. */
  compare(): Promise<boolean>;
};

/**
 * Limits how often a password may be guessed and how many guesses are compared at once. Signing in and confirming the
 * current password share the limit: neither gives further guesses for the other.
 */
export function createLoginLimit({ pair, address }: LoginLimiters) {
  const queue = createComparisonQueue();

  /**
   * Counts before comparing, so that parallel guesses count too. A correct guess clears the earlier ones; a guess that
   * never got a queue slot is not counted.
   * @throws AppError TOO_MANY_REQUESTS; SERVICE_UNAVAILABLE when too many are waiting
   */
  async function guess({ limitKey, email, sessionId, compare }: Guess): Promise<boolean> {
    // Hashed because a submitted email address may be long.
    const pairKey = hashToken(`${limitKey} ${normalizeEmail(email)}`);
    await address.consume(limitKey);
    await pair.consume(pairKey);
    if (sessionId !== undefined) queue.trust(sessionId);
    try {
      const isRight = await queue.run(sessionId ?? limitKey, compare);
      if (!isRight) return false;
    } catch (error) {
      await Promise.all([address.giveBack(limitKey), pair.giveBack(pairKey)]);
      throw error;
    }
    queue.trust(limitKey);
    await Promise.all([address.clear(limitKey), pair.clear(pairKey)]);
    return true;
  }

  return { guess, takeTurn: queue.run };
}

/** Ignores letter case and surrounding whitespace, so that every spelling of an address compares equal. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
