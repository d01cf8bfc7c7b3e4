import { createHmac, hkdfSync } from 'node:crypto';
import { RateLimiterMySQL } from 'rate-limiter-flexible';
import type { LimitStore } from '#server/core/procedures/rate-limiter';

/**
 * Opens the store in which all processes that share a database server count rate limits together. All processes have
 * the same secret.
 */
export async function openDatabaseLimitStore(databaseUrl: string, secret: string): Promise<LimitStore> {
  const { createRateLimitPool } = await import('./mysql-rate-limit-pool');
  const pool = createRateLimitPool(databaseUrl);
  const hashKey = new Uint8Array(hkdfSync('sha256', secret, '', 'rate limits', 32));
  const dbName = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
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
