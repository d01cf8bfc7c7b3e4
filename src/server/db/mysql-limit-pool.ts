import { connect, type Socket } from 'node:net';
import mysql, { type Pool } from 'mysql2';
import { readMysqlAddress } from './mysql-address';

/** A use of a limit takes about a millisecond, and other statements do not wait for these connections. */
const CONNECTIONS = 4;
const TIMEOUT_MS = 1_000;
/** While the server is silent, more uses than these are counted in memory instead. */
const MAX_WAITING = 100;

/** Creates the connections of rate limits. A connection that stays silent is closed, and nobody waits for it. */
export function createLimitPool(url: string): Pool {
  const pool = mysql.createPool({
    ...readMysqlAddress(url),
    connectionLimit: CONNECTIONS,
    queueLimit: MAX_WAITING,
    connectTimeout: TIMEOUT_MS,
    stream: openSocket,
  });
  // rate-limiter-flexible rolls back on connections that are closed, and nobody else listens for what they report.
  pool.on('connection', connection => connection.on('error', () => undefined));
  return pool;
}

type StreamOptions = { config: { host?: string; port?: number } };

/** Opens a connection that closes if the server owes a response and stays silent. */
function openSocket({ config: { host = 'localhost', port = 3306 } }: StreamOptions): Socket {
  const socket = connect({ host, port, noDelay: true, keepAlive: true });
  // The server speaks first, so it owes a response from the start.
  let answeredBytes = -1;
  // With TLS, no data is seen here, so an idle connection closes, too, and the next use opens another one.
  socket.on('data', () => {
    answeredBytes = socket.bytesWritten;
  });
  // Check every silence, not only the first. Between requests the server owes nothing.
  socket.setTimeout(TIMEOUT_MS).on('timeout', () => {
    if (socket.bytesWritten > answeredBytes)
      socket.destroy(Object.assign(new Error('the server does not answer'), { code: 'ETIMEDOUT' }));
  });
  return socket;
}
