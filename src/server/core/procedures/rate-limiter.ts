import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import type { Limit } from '#server/core/config/setting-values';
import { LimitReachedError } from '#server/core/errors/app-error';

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
export type LimiterOptions = { points: number; duration: number };

/** Without an answer of the database for this long, a use is counted in this process alone. */
const STORE_TIMEOUT_MS = 500;

const nothing = async () => undefined;
const OFF: RateLimiter = { consume: nothing, giveBack: nothing, clear: nothing };

/** Creates a limiter that counts in this process. Null turns it off. */
export function createRateLimiter(limit: Limit): RateLimiter {
  return limit ? toRateLimiter(new RateLimiterMemory(toOptions(limit)), limit) : OFF;
}

/**
 * Creates the function that creates limiters by name. With a store, they count for all processes, and without one in this
 * process. Null turns a limiter off.
 */
export function createRateLimiters(store: LimitStore | null): (name: string, limit: Limit) => RateLimiter {
  return (name, limit) => {
    if (!limit || !store) return createRateLimiter(limit);
    const limiter = toRateLimiter(createStoredLimiter(store, toOptions(limit)), limit);
    const toKey = (key: string) => store.toStoredKey(`${name} ${key}`);
    return {
      consume: key => limiter.consume(toKey(key)),
      giveBack: key => limiter.giveBack(toKey(key)),
      clear: key => limiter.clear(toKey(key)),
    };
  };
}

function createStoredLimiter(store: LimitStore, options: LimiterOptions): RateLimiterAbstract {
  const limiter = store.createLimiter(options);
  const insuranceLimiter = new RateLimiterMemory({ ...options, keyPrefix: '' });
  return new RLWrapperTimeouts({ limiter, timeoutMs: STORE_TIMEOUT_MS, insuranceLimiter });
}

function toRateLimiter(limiter: RateLimiterAbstract, { points }: { points: number }): RateLimiter {
  return {
    consume: async key => {
      try {
        await limiter.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new LimitReachedError(retryAfterSeconds, refusal.consumedPoints === points + 1);
      }
    },
    giveBack: async key => {
      await limiter.reward(key);
    },
    clear: async key => {
      await limiter.delete(key);
    },
  };
}

function toOptions({ points, seconds }: { points: number; seconds: number }): LimiterOptions {
  return { points, duration: seconds };
}
