import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { takeTurn } from '#shared/take-turn';

/** A connection with more waiting requests is closed. Browsers never send one before the last response. */
const MAX_WAITING = 100;

type Exchange = [request: IncomingMessage, response: ServerResponse];

/**
 * Handles the requests of a connection one after the other, because their responses leave in that order.
 * Requests that wait when the connection closes are dropped.
 */
export function handleInTurn(handle: RequestListener): RequestListener {
  /** The waiting requests of each busy connection. */
  const queues = new WeakMap<Socket, Exchange[]>();

  function start([request, response]: Exchange, waiting: Exchange[]): void {
    const { socket } = request;
    const next = () => {
      const following = waiting.shift();
      if (following && socket.writable) start(following, waiting);
      else queues.delete(socket);
    };
    // Requests of other connections come in between.
    response.once('close', () => void takeTurn().then(next));
    handle(request, response);
  }

  return (request, response) => {
    const { socket } = request;
    const waiting = queues.get(socket);
    if (!waiting) {
      const none: Exchange[] = [];
      queues.set(socket, none);
      start([request, response], none);
    } else if (waiting.push([request, response]) > MAX_WAITING) {
      socket.destroy();
    }
  };
}
