import { createServer, type Server } from 'node:http';
import { DAY_MS, MINUTE_MS } from '#shared/time';

/**
 * An idle connection stays open for this many milliseconds. It must exceed the proxy's own limit (nginx: 60
 * s), or requests occasionally hit a closing connection.
 */
const KEEP_ALIVE_MS = 75_000;
/** A connection on which nothing moves is closed after the time that deploy/nginx.conf waits for a response. */
const SILENT_MS = 10 * MINUTE_MS;
/** Docker kills a process 10 seconds after the signal. */
const MAX_CLOSE_MS = 8_000;
const SWEEP_MS = 50;

/** Creates a server with Node's limits of time. Uploads over a slow line may take hours. */
export function createHttpServer(): Server {
  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: MINUTE_MS,
    requestTimeout: DAY_MS,
  });
  return server.setTimeout(SILENT_MS);
}

/** Refuses new connections, and closes each open one when it is idle, or after a limit. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise(resolve => server.close(resolve));
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const limit = setTimeout(() => server.closeAllConnections(), MAX_CLOSE_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(limit);
}
