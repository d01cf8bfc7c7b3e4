import { connect, type Socket } from 'node:net';
import mysql, { type Pool, type PoolOptions } from 'mysql2';

/**
 * mysql2 with time limits, as TypeORM takes it: a server that hangs without closing its connections (stopped,
 * swapped out, behind a dead link) would otherwise be waited for without end.
 */
export function createTimeoutDriver(timeoutMs: number) {
  return {
    ...mysql,
    createPool: (options: PoolOptions): Pool =>
      limitQueue(mysql.createPool({ ...options, stream: createStreamFactory(timeoutMs) }), timeoutMs),
  };
}

type StreamOptions = { config: { host?: string; port?: number } };

function createStreamFactory(timeoutMs: number) {
  return ({ config: { host = 'localhost', port = 3306 } }: StreamOptions): Socket =>
    connectWithTimeout({ host, port }, timeoutMs);
}

/**
 * A connection that is given up when the server owes an answer and stays silent. mysql2's own time-out of a query would
 * leave the connection in the pool with the query, perhaps a START TRANSACTION, still under way.
 */
function connectWithTimeout(place: { host: string; port: number }, timeoutMs: number): Socket {
  const socket = connect({ ...place, noDelay: true, keepAlive: true });
  // The server speaks first.
  let answeredBytes = -1;
  socket.on('data', () => {
    answeredBytes = socket.bytesWritten;
  });
  socket.setTimeout(timeoutMs, () => {
    if (socket.bytesWritten > answeredBytes) socket.destroy(timeoutError('the server does not answer'));
  });
  return socket;
}

/** Waiting for one of the pool's connections has an end too. */
function limitQueue(pool: Pool, timeoutMs: number): Pool {
  const getConnection = pool.getConnection.bind(pool);
  pool.getConnection = callback => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      // As mysql2 itself does, but against its types: with an error there is no connection.
      Reflect.apply(callback, undefined, [timeoutError('all connections are in use')]);
    }, timeoutMs);
    getConnection((error, connection) => {
      clearTimeout(timer);
      if (!isLate) callback(error, connection);
      else if (!error) connection.release();
    });
  };
  return pool;
}

function timeoutError(message: string): NodeJS.ErrnoException {
  return Object.assign(new Error(message), { code: 'ETIMEDOUT' });
}
