import { createServer, maxHeaderSize, type Server } from 'node:http';
import { cutStalledTransfers, type TransferLimits } from './stalled-transfers';

/**
 * An idle connection stays open for this many milliseconds. It must exceed the proxy's own limit (nginx: 60
 * s), or requests occasionally hit a closing connection.
 */
const KEEP_ALIVE_MS = 75_000;
/** Node looks for late headers at this interval. */
const CHECK_MS = 5_000;

/** Creates a server that cuts off clients for lack of progress, and never for the time that a transfer takes. */
export function createHttpServer(limits: TransferLimits): Server {
  // Headers are limited in size, so a sender of the slowest allowed speed has sent them by then.
  const headersSeconds = Math.max(limits.windowSeconds, maxHeaderSize / limits.minBytesPerSecond);
  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: Math.ceil(headersSeconds * 1_000),
    connectionsCheckingInterval: CHECK_MS,
    requestTimeout: 0,
  });
  cutStalledTransfers(server, limits);
  return server;
}
