import type { LimitStore } from '#server/core/procedures/rate-limiter';
/**
 * Opens the store in which all processes that share a database server count rate limits together. All processes have
 * the same secret.
 */
export declare function openDatabaseLimitStore(databaseUrl: string, secret: string): Promise<LimitStore>;
