import { connect, type Socket } from 'node:net';
import mysql, { type Pool, type PoolConnection, type PoolOptions } from 'mysql2';
import type { ConnectionUse } from '#server/core/database/database';
import { isRefusedByNode } from '#server/core/database/database-error';
import { requestDatabaseTime } from '#server/core/database/database-time';

/**
 * Creates the driver for TypeORM: mysql2's pool with time limits. Without them, a server that hangs without
 * closing its connections (stopped, swapped out, behind a dead link) would block requests forever. A
 * connection that stays silent for this long is closed, and a request that has waited this long in total is
 * refused. The pool and its connections are small objects around mysql2's, with the members that TypeORM 1.1
 * calls. TypeORM takes any driver and documents no list, so run tests/integration/engines/hanging-database.test.ts on
 * MySQL after each upgrade.
 */
export function createTimeoutDriver(timeoutMs: number, use: ConnectionUse) {
  return {
    createPool: (options: PoolOptions) => {
      const isEncrypted = options.ssl !== undefined;
      const stream = isEncrypted ? {} : { stream: createStreamFactory(timeoutMs) };
      return addPoolTimeouts(mysql.createPool({ ...options, ...stream }), { timeoutMs, use, isEncrypted });
    },
  };
}

type StreamOptions = { config: { host?: string; port?: number } };

/** Creates the sockets of a pool, which close if the server stays silent for this long. */
export function createStreamFactory(timeoutMs: number) {
  return ({ config: { host = 'localhost', port = 3306 } }: StreamOptions): Socket =>
    connectWithTimeout({ host, port }, timeoutMs);
}

/**
 * Opens a connection that closes if the server owes a response and stays silent. mysql2's own query timeout
 * would leave the connection in the pool with the query, perhaps a START TRANSACTION, still running. With TLS, no
 * data is seen here, so an idle connection counts as silent, too.
 */
function connectWithTimeout(address: { host: string; port: number }, timeoutMs: number): Socket {
  const socket = connect({ ...address, noDelay: true, keepAlive: true });
  // The server speaks first, so it owes a response from the start.
  let answeredBytes = -1;
  socket.on('data', () => {
    answeredBytes = socket.bytesWritten;
  });
  // Check every silence, not only the first. Between requests the server owes nothing.
  socket.setTimeout(timeoutMs).on('timeout', () => {
    if (socket.bytesWritten > answeredBytes) socket.destroy(createTimeoutError('the server does not answer'));
  });
  return socket;
}

type PoolTimeouts = { timeoutMs: number; use: ConnectionUse; isEncrypted: boolean };
type Connection = ReturnType<typeof addConnectionTimeouts>;
type GetConnection = (error: Error | null, connection?: Connection) => void;

/** Limits how long a request may wait for a connection and use it, and counts both. */
function addPoolTimeouts(pool: Pool, { timeoutMs, use, isEncrypted }: PoolTimeouts) {
  function getConnection(callback: GetConnection): void {
    const time = requestDatabaseTime();
    const leftMs = () => Math.max(0, timeoutMs - (time?.ms ?? 0));
    time?.begin();
    use.waiting += 1;
    let isLate = false;
    const cancel = startTimer(leftMs(), () => {
      isLate = true;
      use.waiting -= 1;
      time?.end();
      callback(createTimeoutError('all connections are in use'));
    });
    pool.getConnection((error, connection) => {
      cancel();
      if (isLate) {
        if (!error) connection.release();
        return;
      }
      use.waiting -= 1;
      if (error) {
        time?.end();
        callback(error);
        return;
      }
      use.used += 1;
      const onRelease = () => {
        use.used -= 1;
        time?.end();
      };
      callback(
        null,
        addConnectionTimeouts(connection, {
          leftMs: time && leftMs(),
          statementMs: isEncrypted ? timeoutMs : undefined,
          onRelease,
        }),
      );
    });
  }

  return { getConnection, end: pool.end.bind(pool) };
}

type ConnectionTimeouts = {
  /** The time that is left to a request. The server's own work has no limit. */
  leftMs: number | undefined;
  /** The time that a statement of the server's own work may take, where nothing watches the silence of the server. */
  statementMs: number | undefined;
  onRelease: () => void;
};

/**
 * Limits how long a connection may be used. When the time is over, the running statement fails and the connection
 * leaves the pool, because nobody else may get it with a statement still running.
 */
function addConnectionTimeouts(
  connection: PoolConnection,
  { leftMs, statementMs, onRelease }: ConnectionTimeouts,
) {
  const statements = connection.promise();
  let cancel = () => {};
  const late = new Promise<never>((_resolve, reject) => {
    if (leftMs === undefined) return;
    cancel = startTimer(leftMs, () => {
      reject(createTimeoutError('the request waited too long'));
      connection.destroy();
    });
  });
  // The time may expire between two statements.
  late.catch(() => undefined);
  /** Another connection may lead to another node. */
  const leaveNode = (error: unknown): never => {
    if (isRefusedByNode(error)) connection.destroy();
    throw error;
  };
  return {
    promise: () => ({
      query: (sql: string, values?: unknown[]) => {
        const answer = statements.query(sql, values).catch(leaveNode);
        if (leftMs !== undefined) return Promise.race([late, answer]);
        // Racing against a promise that never ends would retain every response of a long backup.
        return statementMs === undefined
          ? answer
          : addStatementTimeout(answer, statementMs, () => connection.destroy());
      },
    }),
    release: () => {
      cancel();
      onRelease();
      connection.release();
    },
    listeners: connection.listeners.bind(connection),
    on: connection.on.bind(connection),
  };
}

function addStatementTimeout<T>(answer: Promise<T>, timeoutMs: number, onLate: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = startTimer(timeoutMs, () => {
      reject(createTimeoutError('the server does not answer'));
      onLate();
    });
    answer.finally(cancel).then(resolve, reject);
  });
}

/**
 * Starts a timer that first processes the responses received while the process was busy. A slow process does
 * not mean a silent server.
 */
function startTimer(ms: number, onEnd: () => void): () => void {
  let isCanceled = false;
  const timer = setTimeout(() => {
    setImmediate(() => {
      if (!isCanceled) onEnd();
    });
  }, ms);
  return () => {
    isCanceled = true;
    clearTimeout(timer);
  };
}

function createTimeoutError(message: string): NodeJS.ErrnoException {
  return Object.assign(new Error(message), { code: 'ETIMEDOUT' });
}
