import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createHttpServer } from '#server/http/http-server';
import { handleInTurn } from '#server/http/requests-in-turn';

const LIMITS = { minBytesPerSecond: 1_000, windowSeconds: 1 };
/** More than any system buffers for one connection. */
const LARGE_BYTES = 64 * 1024 * 1024;

const servers: Server[] = [];
const sockets: Socket[] = [];
afterAll(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) await new Promise(done => server.close(done));
});

async function listen(answer: RequestListener): Promise<{ port: number; url: string }> {
  const server = createHttpServer(LIMITS).on('request', answer);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}` };
}

/** Opens a connection that reads nothing until `read` and notices its end. */
function open(port: number): { socket: Socket; isCut: () => boolean; read: () => void } {
  const socket = connect({ port, host: '127.0.0.1' });
  sockets.push(socket);
  socket.pause().on('error', () => undefined);
  return { socket, isCut: () => socket.destroyed || socket.readableEnded, read: () => socket.resume() };
}

/** Writes a piece every 50 ms until the connection ends or `isDone`. */
async function trickle(socket: Socket, piece: string, isDone = () => false): Promise<void> {
  while (socket.writable && !isDone()) {
    socket.write(piece);
    await delay(50);
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
/** Generous: what is slow on a busy machine is not what these tests ask about. */
const CUT = { timeout: 30_000 };

describe.concurrent('a sender', () => {
  test('of one body byte at a time is cut off', async () => {
    const { port } = await listen(readBody);
    const { socket, isCut, read } = open(port);
    read();
    socket.write(post(LARGE_BYTES));
    void trickle(socket, 'x');
    await vi.waitFor(() => expect(isCut()).toBe(true), CUT);
  });

  test('of headers without an end is answered with 408', async () => {
    const { port } = await listen(readBody);
    const { socket, isCut, read } = open(port);
    let answer = '';
    socket.on('data', chunk => {
      answer += chunk;
    });
    read();
    socket.write('GET / HTTP/1.1\r\n');
    void trickle(socket, 'a: b\r\n');
    await vi.waitFor(() => expect(isCut()).toBe(true), CUT);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  }, 40_000);

  test('of a refused body is cut off after the response, too', async () => {
    const { port } = await listen((_request, response) => response.writeHead(401).end());
    const { socket, isCut, read } = open(port);
    read();
    socket.write(post(LARGE_BYTES));
    void trickle(socket, 'x');
    await vi.waitFor(() => expect(isCut()).toBe(true), CUT);
  });

  test('of several kilobytes per second is never cut off', async () => {
    const { port } = await listen(readBody);
    const { socket, read } = open(port);
    let answer = '';
    socket.on('data', chunk => {
      answer += chunk;
    });
    read();
    const bytes = 300 * 80;
    socket.write(post(bytes));
    let sent = 0;
    await trickle(socket, 'x'.repeat(300), () => {
      sent += 300;
      return sent > bytes;
    });
    await vi.waitFor(() => expect(answer).toContain(`\r\n\r\n${bytes}`), CUT);
  });

  test('waits for a server that reads late', async () => {
    const { port } = await listen((request, response) => {
      void delay(4_000).then(() => readBody(request, response));
    });
    const response = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: 'x'.repeat(4_000_000) });
    expect(await response.text()).toBe('4000000');
  });
});

describe('a reader', () => {
  const answers: [string, RequestListener][] = [
    ['a large text', (_request, response) => response.end('x'.repeat(LARGE_BYTES))],
    [
      'a stream',
      (_request, response) => {
        const chunks = Array.from({ length: LARGE_BYTES / 65_536 }, () => Buffer.alloc(65_536));
        void pipeline(Readable.from(chunks), response).catch(() => undefined);
      },
    ],
  ];

  test.each(answers)('that stops reading %s is cut off', async (_title, answer) => {
    let isClosed = false;
    const { port } = await listen((request, response) => {
      response.once('close', () => {
        isClosed = true;
      });
      answer(request, response);
    });
    open(port).socket.write(GET);
    await vi.waitFor(() => expect(isClosed).toBe(true), CUT);
  });

  test.each(answers)('that reads %s slowly is never cut off', async (_title, answer) => {
    const { port } = await listen(answer);
    const { socket } = open(port);
    socket.write(GET);
    let bytes = 0;
    // The system reports free space to the sender in large steps.
    for (let step = 0; step < 12; step += 1) {
      await delay(400);
      bytes += await readSome(socket, 3_000_000);
    }
    socket.on('data', chunk => {
      bytes += chunk.length;
    });
    socket.resume();
    await vi.waitFor(() => expect(bytes).toBeGreaterThan(LARGE_BYTES), CUT);
  });

  test.concurrent('waits for a server that thinks for long', async () => {
    const { url } = await listen((_request, response) => {
      response.write('first');
      void delay(4_000).then(() => response.end(' last'));
    });
    expect(await (await fetch(url)).text()).toBe('first last');
  });

  test.concurrent('keeps an idle connection for the next request', async () => {
    const { port } = await listen((_request, response) => response.end('done'));
    const { socket, isCut, read } = open(port);
    read();
    socket.write(GET);
    await delay(4_000);
    expect(isCut()).toBe(false);
    socket.write(GET);
    await once(socket, 'data');
  });
});

test('hundreds of slow senders do not delay others', async () => {
  const { port, url } = await listen(readBody);
  const slow = Array.from({ length: 250 }, () => [open(port), open(port)] as const);
  for (const [sender, beginner] of slow) {
    sender.read();
    sender.socket.write(post(LARGE_BYTES));
    beginner.read();
    beginner.socket.write('GET / HTTP/1.1\r\na:');
  }
  for (let sent = 0; sent < 5; sent += 1) {
    for (const [sender, beginner] of slow) {
      sender.socket.write('x');
      beginner.socket.write('b');
    }
    const response = await fetch(url, { method: 'POST', body: 'hello', signal: AbortSignal.timeout(2_000) });
    expect(await response.text()).toBe('5');
  }
  await vi.waitFor(() => expect(slow.every(([sender]) => sender.isCut())).toBe(true), CUT);
}, 60_000);

/** Reads at least `bytes` from a paused connection unless it ends. */
async function readSome(socket: Socket, bytes: number): Promise<number> {
  let read = 0;
  const count = (chunk: Buffer) => {
    read += chunk.length;
  };
  socket.on('data', count).resume();
  while (read < bytes && !socket.destroyed && !socket.readableEnded) await delay(5);
  socket.pause().off('data', count);
  return read;
}

describe('requests that a client sends without waiting for responses', () => {
  /** Counts the requests that are handled at once and in all. Each takes a while. */
  async function listenCounting() {
    const counts = { handled: 0, open: 0, mostOpen: 0 };
    const { port } = await listen(
      handleInTurn(async (request, response) => {
        counts.handled += 1;
        counts.open += 1;
        counts.mostOpen = Math.max(counts.mostOpen, counts.open);
        await delay(20);
        counts.open -= 1;
        response.end(request.url);
      }),
    );
    return { port, counts };
  }

  test('are handled one after the other', async () => {
    const { port, counts } = await listenCounting();
    const { socket, read } = open(port);
    let answer = '';
    socket.on('data', chunk => {
      answer += chunk;
    });
    read();
    const paths = Array.from({ length: 50 }, (_, index) => `/${index}`);
    socket.write(paths.map(path => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''));
    await vi.waitFor(() => expect(answer.match(/\/\d+(?=HTTP|$)/g)).toEqual(paths), CUT);
    expect(counts).toMatchObject({ handled: 50, mostOpen: 1 });
  });

  test('are dropped when the connection closes', async () => {
    const { port, counts } = await listenCounting();
    const { socket } = open(port);
    socket.write(GET.repeat(50));
    await vi.waitFor(() => expect(counts.handled).toBeGreaterThan(1), CUT);
    socket.destroy();
    await delay(200);
    const { handled } = counts;
    expect(handled).toBeLessThan(50);
    await delay(200);
    expect(counts.handled).toBe(handled);
  });

  test('close the connection when more than 100 wait', async () => {
    const { port, counts } = await listenCounting();
    const { socket, isCut, read } = open(port);
    read();
    socket.write(GET.repeat(102));
    await vi.waitFor(() => expect(isCut()).toBe(true), CUT);
    expect(counts.handled).toBe(1);
  });
});
