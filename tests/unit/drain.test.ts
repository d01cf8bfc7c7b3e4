import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { createDrain } from '#server/http/drain';

const servers: Server[] = [];
const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

async function listen(answer: RequestListener) {
  const server = createServer({ requestTimeout: 0, headersTimeout: 60_000 }, answer);
  servers.push(server);
  const drain = createDrain(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, drain, port: (server.address() as AddressInfo).port };
}

async function open({ server, port }: { server: Server; port: number }, text: string): Promise<Socket> {
  const connected = once(server, 'connection');
  const socket = connect({ port, host: '127.0.0.1' }).on('error', () => undefined);
  sockets.push(socket);
  socket.write(text);
  await connected;
  return socket;
}

async function measure(drain: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await drain();
  return performance.now() - startedAt;
}

test.concurrent.each([
  ['body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf'],
  ['headers', 'POST / HTTP/1.1\r\nHost: a\r\n'],
])(
  'a client that sends half of its %s delays a stop by seconds only',
  async (_part, text) => {
    const site = await listen((request, response) => request.resume().once('end', () => response.end()));
    await open(site, text);
    await delay(100);
    expect(await measure(site.drain)).toBeLessThan(5_000);
  },
  20_000,
);

test.concurrent('a request that was received completely is answered although it takes long', async () => {
  const site = await listen((_request, response) => void delay(5_000).then(() => response.end('done')));
  const socket = await open(site, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  let answer = '';
  socket.on('data', chunk => {
    answer += chunk;
  });
  await once(site.server, 'request');
  await site.drain();
  await vi.waitFor(() => expect(answer).toContain('done'));
}, 20_000);

test.concurrent('a stop ends before Docker kills the process', async () => {
  const site = await listen(() => undefined);
  await open(site, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await delay(100);
  expect(await measure(site.drain)).toBeLessThan(9_500);
}, 20_000);
