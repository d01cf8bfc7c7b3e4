import type { Server, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** Time for busy connections to learn from a response that there is no next one. */
const NOTICE_MS = 200;
const MAX_DRAIN_MS = 10_000;
const SWEEP_MS = 50;

/**
 * Prepares the end of a server that cuts nothing off: the function given ends it. From then on each response tells its
 * connection to close; open requests may finish for a while, and no new connection is taken.
 */
export function createDrain(server: Server): () => Promise<void> {
  const open = new Set<ServerResponse>();
  let isEnding = false;
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (isEnding) announceEnd(response);
    open.add(response);
    response.once('close', () => open.delete(response));
  });

  return async () => {
    isEnding = true;
    for (const response of open) announceEnd(response);
    // A connection that seems idle may have its next request on the way, which a close would fail.
    await delay(NOTICE_MS);
    const closed = new Promise(resolve => server.close(resolve));
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    const timer = setTimeout(() => server.closeAllConnections(), MAX_DRAIN_MS);
    await closed;
    clearInterval(sweep);
    clearTimeout(timer);
  };
}

function announceEnd(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
