import { once } from 'node:events';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHttpServer } from '#server/http/http-server';
import { handleInTurn } from '#server/http/requests-in-turn';
import { listen } from '../support/listen';

/** A window that ends only by the clock of the test, and one that ends soon. */
const LONG = { minBytesPerSecond: 1_000, windowSeconds: 60 };
const SHORT = { minBytesPerSecond: 1_000, windowSeconds: 0.1 };
const SECOND = 1_000;
/** More than any system buffers for one connection. */
const LARGE_BYTES = 64 * 1024 * 1024;

/** Generous, because it is reached only if a rule is broken. */
const CUT = { timeout: 30_000 };

const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers) await new Promise(done => server.close(done));
});

async function serve(answer: RequestListener, limits = LONG) {
  const server = createHttpServer(limits).on('request', answer);
  servers.push(server);
  const port = await listen(server);
  return { server, port, url: `http://127.0.0.1:${port}` };
}

/** Opens a connection that reads, or reads nothing until `read`. */
function open(port: number, { reads = true } = {}) {
  const socket = connect({ port, host: '127.0.0.1' });
  sockets.push(socket);
  socket.pause().on('error', () => undefined);
  const received = { bytes: 0, text: '' };
  const read = () => {
    socket.on('data', chunk => {
      received.bytes += chunk.length;
      if (received.bytes < 100_000) received.text += chunk;
    });
    socket.resume();
  };
  if (reads) read();
  return { socket, received, read, isCut: () => socket.destroyed || socket.readableEnded };
}

type Client = ReturnType<typeof open>;

/** Waits in turns of the event loop, which the clock of the test leaves alone. */
async function until(isTrue: () => boolean): Promise<void> {
  for (const end = Date.now() + CUT.timeout; !isTrue(); await nextTurn()) {
    if (Date.now() > end) throw new Error(`Never: ${isTrue}`);
  }
}

const readBody: RequestListener = (request, response) => {
  let bytes = 0;
  request.on('data', chunk => {
    bytes += chunk.length;
  });
  request.on('end', () => response.end(String(bytes)));
};

const post = (bytes: number) => `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${bytes}\r\n\r\n`;
const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

const LARGE_ANSWERS: [string, RequestListener][] = [
  ['a large text', (_request, response) => response.end('x'.repeat(LARGE_BYTES))],
  [
    'a stream',
    (_request, response) => {
      const chunks = Array.from({ length: LARGE_BYTES / 65_536 }, () => Buffer.alloc(65_536));
      void pipeline(Readable.from(chunks), response).catch(() => undefined);
    },
  ],
];

describe('by the clock of the test', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));

  /** Sends one piece per second until the server closes the connection, for at most four minutes. */
  async function sendEachSecond(
    client: Client,
    request: IncomingMessage,
    toLength: (second: number) => number,
  ) {
    let second = 0;
    for (; second < 240 && !client.isCut(); second += 1) {
      const total = request.socket.bytesRead + toLength(second);
      client.socket.write('x'.repeat(toLength(second)));
      await until(() => request.socket.bytesRead >= total || client.isCut());
      vi.advanceTimersByTime(SECOND);
      await nextTurn();
    }
    return second;
  }

  /** Sends the beginning of a request, and returns it as the server sees it. */
  async function begin(server: Server, client: Client, text: string): Promise<IncomingMessage> {
    const arrived = once(server, 'request');
    client.socket.write(text);
    const [request] = await arrived;
    return request;
  }

  test.each<[string, RequestListener, (second: number) => number, number]>([
    ['one byte of a body at a time', readBody, () => 1, 0],
    [
      'one byte of a refused body at a time',
      (_request, response) => response.writeHead(401).end(),
      () => 1,
      0,
    ],
    ['a body that slows down', readBody, second => (second < 90 ? 10_000 : 1), 90],
  ])('a sender of %s is cut off', async (_title, answer, toLength, slowFrom) => {
    const { server, port } = await serve(answer);
    const client = open(port);
    const request = await begin(server, client, post(LARGE_BYTES));
    const seconds = await sendEachSecond(client, request, toLength);
    expect(seconds).toBeGreaterThanOrEqual(slowFrom + LONG.windowSeconds);
    expect(seconds).toBeLessThan(slowFrom + 2 * LONG.windowSeconds);
  });

  test('a sender of a kilobyte per second is never cut off', async () => {
    const { server, port } = await serve(readBody);
    const client = open(port);
    const bytes = 240 * 1_000;
    const request = await begin(server, client, post(bytes));
    expect(await sendEachSecond(client, request, () => 1_000)).toBe(240);
    await until(() => client.received.text.endsWith(`\r\n\r\n${bytes}`));
  });

  test('a sender waits for a server that reads late', async () => {
    const { server, url } = await serve(async (request, response) => {
      await until(() => request.readableLength >= request.readableHighWaterMark);
      vi.advanceTimersByTime(200 * SECOND);
      // Node reports a connection without progress in this way.
      server.emit('timeout', request.socket);
      readBody(request, response);
    });
    const response = await fetch(url, { method: 'POST', body: 'x'.repeat(4_000_000) });
    expect(await response.text()).toBe('4000000');
  });

  test.each(LARGE_ANSWERS)('a reader that reads %s slowly is never cut off', async (_title, answer) => {
    const { server, port } = await serve(answer);
    const client = open(port, { reads: false });
    await begin(server, client, GET);
    client.read();
    // The system reports free space to the sender in large steps.
    for (let step = 1; step <= 10; step += 1) {
      client.socket.resume();
      await until(() => client.received.bytes >= step * 6_000_000);
      client.socket.pause();
      vi.advanceTimersByTime(0.4 * LONG.windowSeconds * SECOND);
    }
    client.socket.resume();
    await until(() => client.received.bytes > LARGE_BYTES);
  });

  test('hundreds of slow senders do not delay others', async () => {
    const { port, url } = await serve(readBody);
    const slow = Array.from({ length: 250 }, () => [open(port), open(port)] as const);
    for (const [sender, beginner] of slow) {
      sender.socket.write(post(LARGE_BYTES));
      beginner.socket.write('GET / HTTP/1.1\r\na:');
    }
    for (let sent = 0; sent < 5; sent += 1) {
      for (const client of slow.flat()) client.socket.write('x');
      vi.advanceTimersByTime(LONG.windowSeconds * 200);
      const response = await fetch(url, { method: 'POST', body: 'hello' });
      expect(await response.text()).toBe('5');
    }
    vi.advanceTimersByTime(2 * LONG.windowSeconds * SECOND);
    await until(() => slow.every(([sender]) => sender.isCut()));
  });
});

test.concurrent('a sender of headers without an end is answered with 408', async () => {
  const { server, port } = await serve(readBody);
  // Headers of the greatest length need 16 s at the slowest allowed speed, if the window is not longer.
  expect([server.headersTimeout, createHttpServer(SHORT).headersTimeout]).toEqual([60_000, 16_384]);
  server.headersTimeout = 1;
  const { socket, isCut, received } = open(port);
  socket.write('GET / HTTP/1.1\r\na: b\r\n');
  await vi.waitFor(() => expect(isCut()).toBe(true), CUT);
  expect(received.text).toMatch(/^HTTP\/1\.1 408 /);
});

test.concurrent.each(LARGE_ANSWERS)('a reader that stops reading %s is cut off', async (_title, answer) => {
  let isClosed = false;
  const { port } = await serve((request, response) => {
    response.once('close', () => {
      isClosed = true;
    });
    answer(request, response);
  }, SHORT);
  open(port, { reads: false }).socket.write(GET);
  await vi.waitFor(() => expect(isClosed).toBe(true), CUT);
});

test.concurrent('a reader waits for a server that thinks for long', async () => {
  const { url } = await serve((_request, response) => {
    response.write('first');
    void delay(5 * SHORT.windowSeconds * SECOND).then(() => response.end(' last'));
  }, SHORT);
  expect(await (await fetch(url)).text()).toBe('first last');
});

test.concurrent('an idle connection is kept for the next request', async () => {
  const { server, port } = await serve((_request, response) => response.end('done'), SHORT);
  // nginx keeps its own connections for 60 s.
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
  const { socket, isCut, received } = open(port);
  socket.write(GET);
  await vi.waitFor(() => expect(received.text).toMatch(/done$/), CUT);
  await delay(5 * SHORT.windowSeconds * SECOND);
  expect(isCut()).toBe(false);
  socket.write(GET);
  await vi.waitFor(() => expect(received.text).toMatch(/done.*done$/s), CUT);
});

describe('requests that a client sends without waiting for responses', () => {
  test('are handled one after the other', async () => {
    const counts = { open: 0, mostOpen: 0 };
    const { port } = await serve(
      handleInTurn(async (request, response) => {
        counts.open += 1;
        counts.mostOpen = Math.max(counts.mostOpen, counts.open);
        await delay(1);
        counts.open -= 1;
        response.end(request.url);
      }),
    );
    const { socket, received } = open(port);
    const paths = Array.from({ length: 50 }, (_, index) => `/${index}`);
    socket.write(paths.map(path => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''));
    await vi.waitFor(() => expect(received.text.match(/\/\d+(?=HTTP|$)/g)).toEqual(paths), CUT);
    expect(counts.mostOpen).toBe(1);
  });

  test('are dropped when the connection closes', async () => {
    const handle = vi.fn<RequestListener>();
    const { port } = await serve(handleInTurn(handle));
    const { socket } = open(port, { reads: false });
    socket.write(GET.repeat(50));
    await until(() => handle.mock.calls.length > 0);
    socket.destroy();
    const [, response] = handle.mock.calls[0] ?? [];
    await until(() => response?.closed === true);
    for (let turn = 0; turn < 100; turn += 1) await nextTurn();
    expect(handle).toHaveBeenCalledTimes(1);
  });

  test('close the connection when more than 100 wait', async () => {
    const handle = vi.fn<RequestListener>();
    const { port } = await serve(handleInTurn(handle));
    const [full, tooFull] = [open(port), open(port)];
    full.socket.write(GET.repeat(101));
    tooFull.socket.write(GET.repeat(102));
    await vi.waitFor(() => expect(tooFull.isCut()).toBe(true), CUT);
    await vi.waitFor(() => expect(handle).toHaveBeenCalledTimes(2), CUT);
    expect(full.isCut()).toBe(false);
  });
});
