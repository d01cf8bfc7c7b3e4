import mysql, { type Pool } from 'mysql2';
import { MINUTE_MS } from '#shared/time';
import { readMysqlAddress } from './mysql-address';
import { createStreamFactory } from './mysql-timeouts';

/** A use of a limit takes about a millisecond, and other statements do not wait for these connections. */
const CONNECTIONS = 4;
const TIMEOUT_MS = 1_000;
/** With TLS, an idle connection counts as silent, too, so that it may be idle for longer. */
const TLS_TIMEOUT_MS = MINUTE_MS;
/** The uses that may wait for a silent server. Further ones are counted in memory. */
const MAX_WAITING = 100;

/** Creates the connections of rate limits. A connection that stays silent is closed, and nobody waits for it. */
export function createRateLimitPool(url: string): Pool {
  const address = readMysqlAddress(url);
  const pool = mysql.createPool({
    ...address,
    connectionLimit: CONNECTIONS,
    queueLimit: MAX_WAITING,
    connectTimeout: TIMEOUT_MS,
    stream: createStreamFactory(address.ssl === undefined ? TIMEOUT_MS : TLS_TIMEOUT_MS),
  });
  // rate-limiter-flexible rolls back on connections that are closed, and nobody else listens for what they report.
  pool.on('connection', connection => connection.on('error', () => undefined));
  return pool;
}
