import { connect, Socket } from 'node:net';
import mysql, { type Pool, type PoolConnection, type PoolOptions } from 'mysql2';
import { type DatabaseTime, requestDatabaseTime } from '../core/database-time';

/**
 * mysql2 with time limits, as TypeORM takes it: a server that hangs without closing its connections (stopped,
 * swapped out, behind a dead link) would otherwise be waited for without end. A connection that is silent for so long is
 * given up, and a request is refused whose waits come to as much together.
 */
export function createTimeoutDriver(timeoutMs: number) {
  return {
    ...mysql,
    createPool: (options: PoolOptions): Pool =>
      limitUse(mysql.createPool({ ...options, stream: createStreamFactory(timeoutMs) }), timeoutMs),
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
  // Each time that it was silent, not the first alone: between requests nothing is owed.
  socket.setTimeout(timeoutMs).on('timeout', () => {
    if (socket.bytesWritten > answeredBytes) socket.destroy(timeoutError('the server does not answer'));
  });
  return socket;
}

/** Waiting for one of the pool's connections has an end too, and so has keeping one for a request. */
function limitUse(pool: Pool, timeoutMs: number): Pool {
  const getConnection = pool.getConnection.bind(pool);
  pool.getConnection = callback => {
    const time = requestDatabaseTime();
    const leftMs = () => Math.max(0, timeoutMs - (time?.ms ?? 0));
    time?.begin();
    let isLate = false;
    const cancel = startTimer(leftMs(), () => {
      isLate = true;
      time?.end();
      // As mysql2 itself does, but against its types: with an error there is no connection.
      Reflect.apply(callback, undefined, [timeoutError('all connections are in use')]);
    });
    getConnection((error, connection) => {
      cancel();
      if (isLate) {
        if (!error) connection.release();
        return;
      }
      if (error) time?.end();
      else if (time) limitHolding(connection, time, leftMs());
      callback(error, connection);
    });
  };
  return pool;
}

/** What is under way when the time is over is answered with an error, and the connection leaves the pool. */
function limitHolding(connection: PoolConnection, time: DatabaseTime, leftMs: number): void {
  const socket: unknown = Reflect.get(connection, 'stream');
  const cancel = startTimer(leftMs, () => {
    if (socket instanceof Socket) socket.destroy(timeoutError('the request has waited for too long'));
  });
  const { release } = connection;
  connection.release = () => {
    connection.release = release;
    cancel();
    time.end();
    connection.release();
  };
}

/** Answers that arrived while the process was busy are read first: a slow process is no silent server. */
function startTimer(ms: number, onEnd: () => void): () => void {
  let isCancelled = false;
  const timer = setTimeout(() => {
    setImmediate(() => {
      if (!isCancelled) onEnd();
    });
  }, ms);
  return () => {
    isCancelled = true;
    clearTimeout(timer);
  };
}

function timeoutError(message: string): NodeJS.ErrnoException {
  return Object.assign(new Error(message), { code: 'ETIMEDOUT' });
}
