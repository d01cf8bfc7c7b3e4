import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { createServer } from 'node:tls';
import type { Certificate } from '../deploy/certificate';

/** Serves a local HTTP server over TLS at another port, and returns its address. */
export async function startTlsTerminator(
  url: string,
  { content, keyFile }: Certificate,
): Promise<{ url: string; stop(): void }> {
  const port = Number(new URL(url).port);
  const server = createServer({ cert: content, key: await readFile(keyFile) }, socket => {
    const inner = connect(port, '127.0.0.1');
    const close = () => void [socket.destroy(), inner.destroy()];
    socket.on('error', close).on('close', close);
    inner.on('error', close).on('close', close);
    socket.pipe(inner).pipe(socket);
  });
  server.on('tlsClientError', () => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: tlsPort } = server.address() as AddressInfo;
  return { url: `https://localhost:${tlsPort}`, stop: () => void server.close() };
}
