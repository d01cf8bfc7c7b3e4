import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit } from '#server/core/config/env-schema';
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

const nothing = async () => undefined;
const OFF: RateLimiter = { consume: nothing, giveBack: nothing, clear: nothing };

/** Creates a limiter that counts in this process. Null turns it off. */
export function createRateLimiter(limit: Limit): RateLimiter {
  if (!limit) return OFF;
  const limiter = new RateLimiterMemory({ points: limit.points, duration: limit.seconds });
  return {
    consume: async key => {
      try {
        await limiter.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new LimitReachedError(retryAfterSeconds, refusal.consumedPoints === limit.points + 1);
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
