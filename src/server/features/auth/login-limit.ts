import type { RateLimiter } from '#server/core/procedures/rate-limiter';
import { normalizeText } from '#shared/text';
import { createComparisonQueue } from './comparison-queue';
import { hashToken } from './token-issuer';

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
export function createLoginLimit({ pair, address }: LoginLimiters) {
  const queue = createComparisonQueue();

  /**
   * Counts before comparing, so that parallel guesses count too. A correct guess clears the earlier ones. A
   * guess that never got a slot in the queue is not counted.
   * @throws AppError TOO_MANY_REQUESTS; SERVICE_UNAVAILABLE if too many are waiting
   */
  async function guess({ limitKey, email, sessionId, compare }: Guess): Promise<boolean> {
    // The email address is hashed because a submitted one may be long.
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
  return normalizeText(email.trim()).toLowerCase();
}
