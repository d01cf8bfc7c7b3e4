import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The slowest allowed transfer, on average over every window. */
export type TransferLimits = { minBytesPerSecond: number; windowSeconds: number };

type Exchange = { request: IncomingMessage; response: ServerResponse; window: Window | null };
/** A time in which the server waits for the client without interruption. */
type Window = { startedAt: number; movedBefore: number };

const CHECKS_PER_WINDOW = 5;

/**
 * Closes the connections of clients that send a body or read a response more slowly than the limits allow. Time in which
 * the server works, and does not wait for the client, does not count.
 */
export function cutStalledTransfers(server: Server, limits: TransferLimits): void {
  const windowMs = limits.windowSeconds * 1_000;
  const checkMs = windowMs / CHECKS_PER_WINDOW;
  // A wait begins with the check that notices it.
  const longWaitMs = windowMs - checkMs;
  /** The latest exchange of each busy connection. */
  const exchanges = new Map<Socket, Exchange>();

  server.prependListener('request', (request, response) => {
    const { socket } = request;
    const exchange = { request, response, window: null };
    exchanges.set(socket, exchange);
    response.once('close', () => {
      // The rest of a refused body may still arrive.
      if (request.complete && exchanges.get(socket) === exchange) exchanges.delete(socket);
    });
  });

  function check(): void {
    for (const [socket, exchange] of exchanges) {
      if (socket.destroyed || isFinished(exchange)) exchanges.delete(socket);
      else if (!isClientAwaited(exchange)) exchange.window = null;
      else if (isTooSlow(exchange, limits)) socket.destroy();
    }
  }

  // Notices a reader that stops in the middle of one large write, of which only the end is counted.
  server.setTimeout(windowMs, socket => {
    const exchange = exchanges.get(socket);
    if (!exchange || isFinished(exchange) || isAwaitedFor(exchange, longWaitMs)) socket.destroy();
    else socket.setTimeout(windowMs);
  });
  const timer = setInterval(check, checkMs).unref();
  server.once('close', () => clearInterval(timer));
}

function isFinished({ request, response }: Exchange): boolean {
  return request.complete && response.writableFinished;
}

function isClientAwaited({ request }: Exchange): boolean {
  // A full buffer waits for the server to read it.
  const isBodyAwaited = !request.complete && request.readableLength < request.readableHighWaterMark;
  return isBodyAwaited || request.socket.writableLength > 0;
}

/** Returns false for a connection that was idle because the server worked, and waits for the client only now. */
function isAwaitedFor(exchange: Exchange, minMs: number): boolean {
  const { window } = exchange;
  return isClientAwaited(exchange) && window !== null && performance.now() - window.startedAt >= minMs;
}

function isTooSlow(exchange: Exchange, { minBytesPerSecond, windowSeconds }: TransferLimits): boolean {
  const { socket } = exchange.request;
  const now = performance.now();
  const moved = socket.bytesRead + socket.bytesWritten - socket.writableLength;
  exchange.window ??= { startedAt: now, movedBefore: moved };
  const { startedAt, movedBefore } = exchange.window;
  const windows = Math.floor((now - startedAt) / (windowSeconds * 1_000));
  if (windows === 0) return false;
  const required = windows * windowSeconds * minBytesPerSecond;
  const movedNow = moved - movedBefore;
  if (movedNow >= required) exchange.window = { startedAt: now, movedBefore: moved };
  // The client may have read a part of what is still being written.
  return movedNow + socket.writableLength < required;
}
