import { type Pool } from 'mysql2';
/** Creates the connections of rate limits. A connection that stays silent is closed, and nobody waits for it. */
export declare function createRateLimitPool(url: string): Pool;
