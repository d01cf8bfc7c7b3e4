import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { SeenAnswer } from './answer-checker';

const unpack: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
};

/** Under /api, but no operations: the document itself and its reference. */
const BESIDE_THE_API = /^\/(openapi\.json|docs)(\/|$)/;

/**
 * Lets a check see each answer of the REST API just before its end is sent, whoever asked: what it complains of is
 * known before the caller has the answer.
 */
export function watchAnswers(
  listener: RequestListener,
  check: (answer: SeenAnswer) => string | null,
): { listener: RequestListener; complaints: string[] } {
  const complaints: string[] = [];
  return {
    complaints,
    listener: (request, response) => {
      const path = pathUnderApi(request);
      if (path !== null && !BESIDE_THE_API.test(path)) {
        watch(request, response, path, answer => {
          const complaint = complaintOf(check, answer);
          if (complaint !== null) complaints.push(complaint);
        });
      }
      listener(request, response);
    },
  };
}

/** A check that fails itself must not leave the caller without an answer. */
function complaintOf(check: (answer: SeenAnswer) => string | null, answer: SeenAnswer): string | null {
  try {
    return check(answer);
  } catch (error) {
    return `${answer.method} /api${answer.path} could not be checked: ${String(error)}`;
  }
}

function pathUnderApi({ url = '' }: IncomingMessage): string | null {
  const [path = ''] = url.split('?');
  return path.startsWith('/api/') ? path.slice('/api'.length) : null;
}

/** Express exchanges the response's prototype, so that only methods of its own see everything. */
function watch(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  onEnd: (answer: SeenAnswer) => void,
): void {
  const { write, end, writeHead } = response;
  const hasRequestBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  const chunks: Buffer[] = [];
  const written: Record<string, string> = {};
  let hasEnded = false;
  const collect = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  Object.assign(response, {
    writeHead: (...parameters: unknown[]) => {
      Object.assign(written, readHeaders(parameters.at(-1)));
      return Reflect.apply(writeHead, response, parameters);
    },
    write: (...parameters: unknown[]) => {
      collect(parameters[0]);
      return Reflect.apply(write, response, parameters);
    },
    end: (...parameters: unknown[]) => {
      if (!hasEnded) {
        hasEnded = true;
        collect(parameters[0]);
        const headers = { ...readHeaders(response.getHeaders()), ...written };
        const encoding = headers['content-encoding'] ?? '';
        const sent = Buffer.concat(chunks);
        const body = (sent.length > 0 ? (unpack[encoding]?.(sent) ?? sent) : sent).toString();
        const { method = '' } = request;
        // What a browser asks before it asks is the business of CORS.
        const isPreflight = method === 'OPTIONS' && response.statusCode === 204;
        const status = response.statusCode;
        if (!isPreflight) onEnd({ method, path, hasRequestBody, status, headers, body });
      }
      return Reflect.apply(end, response, parameters);
    },
  });
}

/** Headers in any form that writeHead takes them in. */
function readHeaders(headers: unknown): Record<string, string> {
  if (typeof headers !== 'object' || headers === null) return {};
  const pairs = Array.isArray(headers)
    ? headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1]]] : []))
    : Object.entries(headers);
  return Object.fromEntries(pairs.map(([name, value]) => [String(name).toLowerCase(), String(value)]));
}
