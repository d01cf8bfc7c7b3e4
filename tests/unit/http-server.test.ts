import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { closeServer, createHttpServer } from '#server/http/http-server';
import { listen } from '../support/listen';

/** Generous, because it is reached only if a rule is broken. */
const LIMIT = { timeout: 30_000 };
const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
const CLOCK = ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] as const;

afterEach(() => void vi.useRealTimers());

/** Starts a server that has received this text of a request. */
async function receive(text: string, answer: RequestListener) {
  const server = createHttpServer().on('request', answer);
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
  return { server, port, received: () => received };
}

test('Node limits the time of headers, requests and silent connections', () => {
  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = createHttpServer();
  expect({ headersTimeout, requestTimeout, timeout }).toEqual({
    headersTimeout: 60_000,
    requestTimeout: 24 * 60 * 60_000,
    timeout: 10 * 60_000,
  });
  // nginx keeps its own connections for 60 s.
  expect(keepAliveTimeout).toBeGreaterThan(60_000);
});

test('a server that closes ends idle connections and refuses new ones', async () => {
  const { server, port, received } = await receive(GET, (_request, response) => response.end('done'));
  await vi.waitFor(() => expect(received()).toContain('done'), LIMIT);
  vi.useFakeTimers({ toFake: [...CLOCK] });
  await closeServer(server);
  expect(await once(connect({ port, host: '127.0.0.1' }), 'error')).toMatchObject([{ code: 'ECONNREFUSED' }]);
});

test('a server that closes finishes the request that it works on, and then ends the connection', async () => {
  let answerNow = () => {};
  const { server, received } = await receive(GET, (_request, response) => {
    answerNow = () => response.end('done');
  });
  vi.useFakeTimers({ toFake: [...CLOCK] });
  const closed = closeServer(server);
  await vi.advanceTimersByTimeAsync(7_000);
  answerNow();
  await vi.waitFor(() => expect(received()).toMatch(/done$/), LIMIT);
  await closed;
});

test.each([
  ['that sends half of a body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf'],
  ['that sends half of its headers', 'POST / HTTP/1.1\r\nHost: a\r\n'],
  ['whose response takes too long', GET],
])('a client %s delays a close until shortly before Docker kills the process', async (_title, text) => {
  const { server } = await receive(text, request => request.resume());
  vi.useFakeTimers({ toFake: [...CLOCK] });
  let isClosed = false;
  const closed = closeServer(server).then(() => {
    isClosed = true;
  });
  await vi.advanceTimersByTimeAsync(7_900);
  expect(isClosed).toBe(false);
  vi.advanceTimersByTime(100);
  await closed;
});
