import { createHmac, hkdfSync } from 'node:crypto';
import type { DatabaseTarget } from '#server/core/config/env';
import type { LimitStore } from '#server/core/procedures/rate-limiter';

/**
 * Opens the store in which all processes that share a server count rate limits together. Returns null for an SQLite
 * file, which one process uses. All processes have the same secret.
 */
export async function openLimitStore(target: DatabaseTarget, secret: string): Promise<LimitStore | null> {
  if (target.kind === 'sqlite') return null;
  const { createLimitPool } = await import('./mysql-limit-pool');
  const pool = createLimitPool(target.url);
  const hashKey = new Uint8Array(hkdfSync('sha256', secret, '', 'rate limits', 32));
  return {
    pool,
    database: decodeURIComponent(new URL(target.url).pathname.slice(1)),
    toStoredKey: key => createHmac('sha256', hashKey).update(key).digest('hex'),
    // A connection to a server that is away cannot be ended, and needs no end.
    close: () =>
      pool
        .promise()
        .end()
        .catch(() => undefined),
  };
}
