import { createHmac, hkdfSync } from 'node:crypto';
import { RateLimiterMySQL } from 'rate-limiter-flexible';
import type { DatabaseTarget } from '#server/core/config/env';
import type { LimitStore } from '#server/core/procedures/rate-limiter';

/**
 * Opens the store in which all processes that share a server count rate limits together. Returns null for an SQLite
 * file, which one process uses. All processes have the same secret.
 */
export async function openLimitStore(target: DatabaseTarget, secret: string): Promise<LimitStore | null> {
  if (target.kind === 'sqlite') return null;
  const { createRateLimitPool } = await import('./mysql-rate-limit-pool');
  const pool = createRateLimitPool(target.url);
  const hashKey = new Uint8Array(hkdfSync('sha256', secret, '', 'rate limits', 32));
  const dbName = decodeURIComponent(new URL(target.url).pathname.slice(1));
  return {
    createLimiter: options =>
      new RateLimiterMySQL({
        ...options,
        storeClient: pool,
        storeType: 'pool',
        dbName,
        tableName: 'rate_limit',
        tableCreated: true,
        clearExpiredByTimeout: true,
        // The names of the limits are in the hashes.
        keyPrefix: '',
        // A refused caller costs the database nothing until the period ends.
        inMemoryBlockOnConsumed: options.points + 1,
      }),
    toStoredKey: key => createHmac('sha256', hashKey).update(key).digest('hex'),
    // A connection to an unreachable server cannot be closed, and need not be.
    close: () =>
      pool
        .promise()
        .end()
        .catch(() => undefined),
  };
}
