import { connect, type Socket } from 'node:net';
import { MINUTE_MS } from '#shared/time';

type StreamOptions = { config: { host?: string; port?: number; ssl?: unknown } };

/**
 * Returns mysql2's option \`stream\`: sockets that close when the server owes a response and stays silent for this long.
 * Otherwise, a server that hangs without closing its connections (stopped, swapped out, behind a dead link) would hold
 * requests forever. mysql2's own query timeout leaves the connection in the pool with the query still running.
 */
export function createStreamFactory(timeoutMs: number) {
  return ({ config: { host = 'localhost', port = 3306, ssl } }: StreamOptions): Socket => {
    const socket = connect({ host, port, noDelay: true, keepAlive: true });
    // The server speaks first, so it owes a response from the start.
    let answeredBytes = -1;
    socket.on('data', () => {
      answeredBytes = socket.bytesWritten;
    });
    // TLS hides the responses, so an idle connection counts as silent, too, and may be idle for longer.
    const silenceMs = ssl ? Math.max(timeoutMs, MINUTE_MS) : timeoutMs;
    // Check every silence, not only the first. Between requests the server owes nothing.
    return socket.setTimeout(silenceMs).on('timeout', () => {
      if (socket.bytesWritten > answeredBytes) socket.destroy(createTimeoutError());
    });
  };
}

function createTimeoutError(): NodeJS.ErrnoException {
  return Object.assign(new Error('The database server does not answer'), { code: 'ETIMEDOUT' });
}
