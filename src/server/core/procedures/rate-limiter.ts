import type { Pool } from 'mysql2';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterMySQL,
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
  pool: Pool;
  /** The name of the database that contains the table `rate_limit`. */
  database: string;
  /** Hashes a key, because the table must not contain addresses. */
  toStoredKey(key: string): string;
  close(): Promise<void>;
};

type Options = { points: number; duration: number };

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

function createStoredLimiter({ pool, database }: LimitStore, options: Options): RateLimiterAbstract {
  const limiter = new RateLimiterMySQL({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    dbName: database,
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: true,
    // The names of the limits are in the hashes.
    keyPrefix: '',
    // A refused caller costs the database nothing until the period ends.
    inMemoryBlockOnConsumed: options.points + 1,
  });
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

function toOptions({ points, seconds }: { points: number; seconds: number }): Options {
  return { points, duration: seconds };
}
