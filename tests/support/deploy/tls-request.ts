import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { connect } from 'node:http2';
import { request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';

export type TlsAnswer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

export type TlsCall = {
  /** The certificate to trust. */
  ca: Buffer;
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: BodyInit;
  /** The address from which the visitor comes. */
  from?: string;
};

/** Calls a server over TLS, which fetch cannot do with a certificate of one's own. */
export async function tlsRequest(url: string, call: TlsCall): Promise<TlsAnswer> {
  const { ca, method = 'GET', headers = {}, body, from = '127.0.0.1' } = call;
  // It also encodes forms.
  const encoded = body === undefined ? null : new Response(body);
  const type = encoded?.headers.get('content-type');
  const sent = request(url, {
    ca,
    method,
    family: 4,
    localAddress: from,
    agent: false,
    headers: { ...(type && { 'content-type': type }), ...headers },
  });
  sent.end(encoded ? Buffer.from(await encoded.arrayBuffer()) : undefined);
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  if (!answer) throw new Error('There is no answer');
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

/** Returns the status of a page over HTTP/2. */
export async function readHttp2Status(url: string, ca: Buffer): Promise<number> {
  const { hostname, port } = new URL(url);
  const session = connect(url, {
    createConnection: () =>
      connectTls({ ca, host: '127.0.0.1', port: Number(port), servername: hostname, ALPNProtocols: ['h2'] }),
  });
  try {
    const stream = session.request({ ':path': '/' });
    const [headers] = await once(stream, 'response');
    stream.resume();
    await once(stream, 'end');
    return Number(Object(headers)[':status']);
  } finally {
    session.close();
  }
}
