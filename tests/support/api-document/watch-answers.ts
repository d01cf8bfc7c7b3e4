import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isUint8Array } from 'node:util/types';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { SeenAnswer } from './answer-checker';

const unpack: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
};

/** Paths under /api that are not operations: the document itself and its reference page. */
const DOCUMENTATION_PATHS = /^\/(openapi\.json|docs)(\/|$)/;

/**
 * Passes each response of the REST API to a check as soon as it ends, so that complaints are recorded before the
 * caller receives the response.
 */
export function watchAnswers(
  listener: RequestListener,
  check: (answer: SeenAnswer) => string | null,
): { listener: RequestListener; complaints: string[] } {
  const complaints: string[] = [];
  return {
    complaints,
    listener: (request, response) => {
      const path = getApiPath(request);
      if (path !== null && !DOCUMENTATION_PATHS.test(path)) {
        watch(request, response, path, answer => {
          const complaint = findComplaint(check, answer);
          if (complaint !== null) complaints.push(complaint);
        });
      }
      listener(request, response);
    },
  };
}

/** Returns an error of the check as a complaint, so that the caller still receives its response. */
function findComplaint(check: (answer: SeenAnswer) => string | null, answer: SeenAnswer): string | null {
  try {
    return check(answer);
  } catch (error) {
    return `${answer.method} /api${answer.path} could not be checked: ${String(error)}`;
  }
}

function getApiPath({ url = '' }: IncomingMessage): string | null {
  const [path = ''] = url.split('?');
  return path.startsWith('/api/') ? path.slice('/api'.length) : null;
}

/** Replaces methods on the response object itself, because Express replaces its prototype. */
function watch(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  onEnd: (answer: SeenAnswer) => void,
): void {
  const { write, end, writeHead } = response;
  const { method = '', headers: sent } = request;
  const hasRequestBody = sent['transfer-encoding'] !== undefined || Number(sent['content-length'] ?? 0) > 0;
  const chunks: Buffer[] = [];
  let written: Record<string, string> = {};
  const collect = (chunk: unknown) => {
    // A DOM environment has a Uint8Array of its own.
    if (typeof chunk === 'string' || isUint8Array(chunk)) chunks.push(Buffer.from(chunk));
  };
  Object.assign(response, {
    writeHead: (...parameters: unknown[]) => {
      written = readHeaders(parameters.at(-1));
      return Reflect.apply(writeHead, response, parameters);
    },
    write: (...parameters: unknown[]) => {
      collect(parameters[0]);
      return Reflect.apply(write, response, parameters);
    },
    end: (...parameters: unknown[]) => {
      const isFirst = !response.writableEnded;
      const result = Reflect.apply(end, response, parameters);
      const status = response.statusCode;
      // The CORS middleware handles preflight requests.
      if (!isFirst || (method === 'OPTIONS' && status === 204)) return result;
      collect(parameters[0]);
      const headers = { ...readHeaders(response.getHeaders()), ...written };
      const packed = Buffer.concat(chunks);
      const decode = unpack[headers['content-encoding'] ?? ''];
      const body = (packed.length > 0 && decode ? decode(packed) : packed).toString();
      onEnd({ method, path, hasRequestBody, status, headers, body });
      return result;
    },
  });
}

/** Reads headers in any form that writeHead accepts. */
function readHeaders(headers: unknown): Record<string, string> {
  if (typeof headers !== 'object' || headers === null) return {};
  const pairs = Array.isArray(headers)
    ? headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1]]] : []))
    : Object.entries(headers);
  return Object.fromEntries(pairs.map(([name, value]) => [String(name).toLowerCase(), String(value)]));
}
