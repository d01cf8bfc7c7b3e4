import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Gives busy connections time to learn from a response that they close. */
const NOTICE_MS = 200;
/** A client has this much time to send the rest of its request. */
const MAX_RECEIVE_MS = 3_000;
/** Docker kills a process 10 seconds after the signal. */
const MAX_DRAIN_MS = 8_000;
const SWEEP_MS = 50;

/**
 * Returns a function that shuts the server down gracefully. Each response then closes its connection, open
 * requests have time to finish, and new connections are refused.
 */
export function createDrain(server: Server): () => Promise<void> {
  /** The latest response of each connection, or null before its first request has arrived. */
  const latest = new Map<Socket, ServerResponse | null>();
  let isEnding = false;
  server.on('connection', (socket: Socket) => {
    latest.set(socket, null);
    socket.once('close', () => latest.delete(socket));
  });
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    if (isEnding) announceEnd(response);
    latest.set(socket, response);
  });

  function cutIncompleteRequests(): void {
    for (const [socket, response] of latest) {
      const isAnswering = response?.req.complete && !response.writableFinished;
      if (!isAnswering) socket.destroy();
    }
  }

  return async () => {
    isEnding = true;
    for (const response of latest.values()) if (response) announceEnd(response);
    // The next request of a seemingly idle connection may be on its way, and closing would fail it.
    await delay(NOTICE_MS);
    const closed = new Promise(resolve => server.close(resolve));
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    const timers = [
      setTimeout(cutIncompleteRequests, MAX_RECEIVE_MS),
      setTimeout(() => server.closeAllConnections(), MAX_DRAIN_MS),
    ];
    await closed;
    clearInterval(sweep);
    for (const timer of timers) clearTimeout(timer);
  };
}

function announceEnd(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
