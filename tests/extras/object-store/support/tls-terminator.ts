import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { createServer } from 'node:tls';
import type { Certificate } from '#tests/support/deploy/certificate';
import { listen } from '#tests/support/listen';

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
  server.on('tlsClientError', () => undefined);
  return { url: `https://localhost:${await listen(server)}`, stop: () => void server.close() };
}
