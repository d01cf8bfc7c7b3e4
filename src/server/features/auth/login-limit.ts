import type { RateLimiter } from '../../core/rate-limiter';
import { hashToken } from './tokens';

export type LoginLimit = ReturnType<typeof createLoginLimit>;

/**
 * Bounds how often a password may be guessed: by address and e-mail together, so that nobody can lock the owner out from
 * elsewhere. Signing in and naming the current password share it: neither gives further guesses for the other.
 */
export function createLoginLimit(limiter: RateLimiter) {
  // Hashed, for an e-mail address as sent may be long.
  const keyOf = (address: string, email: string) => hashToken(`${address} ${normaliseEmail(email)}`);
  return {
    /** Counted before the comparison, so that guesses sent side by side count too. @throws AppError TOO_MANY_REQUESTS */
    countGuess: (address: string, email: string) => limiter.consume(keyOf(address, email)),
    /** A right guess clears the earlier ones. */
    forgetGuesses: (address: string, email: string) => limiter.clear(keyOf(address, email)),
  };
}

/** However an address is written, it is the same: letter case and spaces around it do not count. */
export function normaliseEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
