import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Gives busy connections time to learn from a response that they close. */
const NOTICE_MS = 200;
const MAX_DRAIN_MS = 10_000;
const SWEEP_MS = 50;

/**
 * Returns a function that shuts the server down gracefully. Each response then closes its connection, open
 * requests have time to finish, and new connections are refused.
 */
export function createDrain(server: Server): () => Promise<void> {
  /** The latest response of each connection. */
  const latest = new Map<Socket, ServerResponse>();
  let isEnding = false;
  server.on('connection', socket => socket.once('close', () => latest.delete(socket)));
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    if (isEnding) announceEnd(response);
    latest.set(socket, response);
  });

  return async () => {
    isEnding = true;
    for (const response of latest.values()) announceEnd(response);
    // The next request of a seemingly idle connection may be on its way, and closing would fail it.
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
