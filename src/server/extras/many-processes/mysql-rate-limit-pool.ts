import mysql, { type Pool } from 'mysql2';
import { readMysqlAddress } from '#server/db/mysql-address';
import { createStreamFactory } from '#server/db/mysql-socket';

/** A use of a limit takes about a millisecond, and other statements do not wait for these connections. */
const CONNECTIONS = 4;
const TIMEOUT_MS = 1_000;
/** The uses that may wait for a silent server. Further ones are counted in memory. */
const MAX_WAITING = 100;

/** Creates the connections of rate limits. A connection that stays silent is closed, and nobody waits for it. */
export function createRateLimitPool(url: string): Pool {
  const pool = mysql.createPool({
    ...readMysqlAddress(url),
    connectionLimit: CONNECTIONS,
    queueLimit: MAX_WAITING,
    connectTimeout: TIMEOUT_MS,
    stream: createStreamFactory(TIMEOUT_MS),
  });
  // rate-limiter-flexible rolls back on connections that are closed, and nobody else listens for what they report.
  pool.on('connection', connection => connection.on('error', () => undefined));
  return pool;
}
