import { EventEmitter, on, once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import { listen } from '#tests/support/listen';

/**
 * The behavior of the store: it works, closes every connection, never answers, answers 500, is full, ends in the
 * middle of a file, or stops sending there.
 */
export type Fault = 'none' | 'away' | 'silent' | 'fails' | 'full' | 'cut' | 'stalls';

export type FaultyStore = {
  url: string;
  /** Changes the behavior for paths that contain `part`, which is everywhere by default. */
  setFault(fault: Fault, part?: string): void;
  /** Resolves when the store has answered a PUT whose path contains `part`. */
  waitForPut(part: string): Promise<void>;
  stop(): Promise<void>;
};

/** Puts a proxy in front of an object store that can fail in several ways. */
export async function startFaultyStore(url: string): Promise<FaultyStore> {
  let current: { fault: Fault; part: string } = { fault: 'none', part: '' };
  const puts = new EventEmitter();
  const { hostname, port } = new URL(url);
  const server = createServer((received, response) => {
    const fault = received.url?.includes(current.part) ? current.fault : 'none';
    if (fault === 'away') received.socket.destroy();
    else if (fault === 'fails') refuse(response, 500, 'InternalError');
    else if (fault === 'full' && received.method === 'PUT') refuse(response, 507, 'InsufficientStorage');
    if (fault === 'silent' || response.writableEnded || received.socket.destroyed) return;
    const { method, url: path, headers } = received;
    const sent = request({ hostname, port, method, path, headers }, answer => {
      const { connection, 'transfer-encoding': encoding, ...fields } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, fields);
      if (method === 'PUT') puts.emit('answered', path);
      if ((fault === 'cut' || fault === 'stalls') && method === 'GET')
        answer.once('data', part =>
          response.write(part.subarray(0, part.length / 2), () => {
            if (fault === 'cut') response.destroy();
          }),
        );
      else answer.pipe(response);
    });
    // Swift sends the end of a body after a HEAD of a missing object, which is an error of HTTP.
    sent.on('error', () => {
      if (method !== 'HEAD' || !response.headersSent) response.destroy();
    });
    received.pipe(sent);
  });
  return {
    url: `http://localhost:${await listen(server)}`,
    setFault: (fault, part = '') => {
      current = { fault, part };
    },
    waitForPut: async part => {
      for await (const [path] of on(puts, 'answered')) if (String(path).includes(part)) return;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}
