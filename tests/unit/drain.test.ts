import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createDrain } from '#server/http/drain';
import { listen } from '../support/listen';

/** Generous, because it is reached only if a rule is broken. */
const LIMIT = { timeout: 30_000 };
const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

afterEach(() => void vi.useRealTimers());

/** Starts a server that has received this text of a request. */
async function receive(text: string, answer: RequestListener) {
  const server = createServer({ requestTimeout: 0, headersTimeout: 60_000 }, answer);
  const drain = createDrain(server);
  const port = await listen(server);
  const connected = once(server, 'connection');
  const socket = connect({ port, host: '127.0.0.1' });
  onTestFinished(() => {
    socket.destroy();
    server.close();
  });
  let received = '';
  socket
    .on('error', () => undefined)
    .on('data', chunk => {
      received += chunk;
    });
  socket.write(text);
  const [peer]: Socket[] = await connected;
  await vi.waitFor(() => expect(peer?.bytesRead).toBe(text.length), LIMIT);
  return { drain, socket, received: () => received };
}

/** Begins to stop a server that has received this text of a request. */
async function stopWhileSending(text: string, answer: RequestListener) {
  const { drain, received } = await receive(text, answer);
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  let isStopped = false;
  const stop = drain().then(() => {
    isStopped = true;
  });
  // The timers start after a notice to busy connections.
  await expect.poll(() => vi.getTimerCount(), LIMIT).toBeGreaterThan(1);
  return { stop, isStopped: () => isStopped, received };
}

test.each([
  ['body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf'],
  ['headers', 'POST / HTTP/1.1\r\nHost: a\r\n'],
])('a client that sends half of its %s delays a stop by three seconds', async (_part, text) => {
  const { stop, isStopped } = await stopWhileSending(text, request => request.resume());
  await vi.advanceTimersByTimeAsync(2_900);
  expect(isStopped()).toBe(false);
  vi.advanceTimersByTime(100);
  await stop;
});

test('a request that was received completely is answered although it takes long', async () => {
  let answerNow = () => {};
  const { stop, received } = await stopWhileSending(GET, (_request, response) => {
    answerNow = () => response.end('done');
  });
  vi.advanceTimersByTime(7_900);
  answerNow();
  await stop;
  vi.useRealTimers();
  await vi.waitFor(() => expect(received()).toContain('done'), LIMIT);
});

test('a busy connection is closed only after a response with "Connection: close"', async () => {
  const { drain, socket, received } = await receive(GET, (_request, response) => response.end('done'));
  await vi.waitFor(() => expect(received()).toContain('done'), LIMIT);
  const stop = drain();
  socket.write(GET);
  await stop;
  expect(received().match(/^Connection: .*(?=\r$)/gm)).toEqual([
    'Connection: keep-alive',
    'Connection: close',
  ]);
});

test('a stop ends before Docker kills the process', async () => {
  const { stop } = await stopWhileSending(GET, () => undefined);
  vi.advanceTimersByTime(9_500);
  await stop;
});
