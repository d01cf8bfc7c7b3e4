import type { RateLimiter } from '#server/core/procedures/rate-limiter';
import { createComparisonQueue } from './comparison-queue';
import { hashToken } from './tokens';

export type LoginLimit = ReturnType<typeof createLoginLimit>;

export type LoginLimiters = {
  /** By address and e-mail together, so that nobody can lock the owner out from elsewhere. */
  pair: RateLimiter;
  /** By address alone, whatever e-mail is tried. */
  address: RateLimiter;
};

export type Guess = {
  /** What the limits count the caller as. */
  limitKey: string;
  email: string;
  /** Of a caller who is signed in: such guesses wait for themselves, and always find a place. */
  sessionId?: string;
  /** True when the guess is right. */
  compare(): Promise<boolean>;
};

/**
 * Bounds how often a password may be guessed, and how many guesses are compared at once. Signing in and naming the
 * current password share it: neither gives further guesses for the other.
 */
export function createLoginLimit({ pair, address }: LoginLimiters) {
  const queue = createComparisonQueue();

  /**
   * Counted before the comparison, so that guesses sent side by side count too; a right one clears the earlier ones, and
   * one that found no place to be compared is not counted.
   * @throws AppError TOO_MANY_REQUESTS; SERVICE_UNAVAILABLE when too many are waiting
   */
  async function guess({ limitKey, email, sessionId, compare }: Guess): Promise<boolean> {
    // Hashed, for an e-mail address as sent may be long.
    const pairKey = hashToken(`${limitKey} ${normaliseEmail(email)}`);
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

/** However an address is written, it is the same: letter case and spaces around it do not count. */
export function normaliseEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
