import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Request } from 'express';
import { AUTH_HEADER } from '../../shared/auth-constants';
import type { VersionReader, Versions } from '../api/content-versions';
import type { Logger } from '../core/logger';
import type { CacheTag } from '../core/trpc';
import { CachedResponse, tagOf } from './cached-response';

/** Larger answers are made anew each time. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
const MAX_URL_LENGTH = 2_000;
/** What no version tells of, such as the current year or a restored backup, shows after this at the latest. */
const MAX_AGE_MS = 60_000;

/** Who asks, from where, and for tRPC's other form of answer. */
const HEADERS_THAT_MATTER = [AUTH_HEADER, 'origin', 'trpc-accept'];

type Entry = {
  answer: CachedResponse;
  cacheTags: CacheTag[];
  versions: Versions;
  madeAt: number;
  bytes: number;
};

/** Keeps an answer of status 200: called when its headers are complete and before it is sent. */
export type Keep = (response: ServerResponse, body: string | Buffer, cacheTags: CacheTag[]) => void;

export type ResponseCache = ReturnType<typeof createResponseCache>;

/**
 * Keeps what visitors are answered as the bytes that were sent, until what it was made of changes. In front of
 * everything: a kept answer meets no other part of the server.
 */
export function createResponseCache(versions: VersionReader, log: Logger, maxBytes: number) {
  const entries = new Map<string, Entry>();
  let totalBytes = 0;

  /** Answers from what is kept, and passes everything else on. */
  function serve(next: RequestListener): RequestListener {
    return (request, response) => {
      const key = keyOf(request);
      const entry = key === null ? undefined : entries.get(key);
      if (key === null || !entry) {
        next(request, response);
        return;
      }
      const answerOrPass = (current: Versions) => {
        if (isCurrent(entry, current)) send(entry, request, response);
        else {
          drop(key, entry);
          next(request, response);
        }
      };
      const current = versions.peek();
      if (current) answerOrPass(current);
      // Without a database to ask, the answer is made, or refused, as if there were no cache.
      else versions.read().then(answerOrPass, () => next(request, response));
    };
  }

  /** Called before an answer is made: gives the function that keeps it, or null where it may not be kept. */
  async function begin(request: Request): Promise<Keep | null> {
    const { method, headers, originalUrl } = request;
    const key = keyOf({ method, headers, url: originalUrl });
    if (key === null || method !== 'GET' || maxBytes === 0) return null;
    const before = await versions.read().catch(() => null);
    if (!before) return null;
    return (response, body, cacheTags) => keep(key, cacheTags, before, response, Buffer.from(body));
  }

  function keep(
    key: string,
    cacheTags: CacheTag[],
    before: Versions,
    response: ServerResponse,
    body: Buffer,
  ): void {
    if (response.statusCode !== 200 || body.length > Math.min(MAX_ANSWER_BYTES, maxBytes)) return;
    const isPrivate = String(response.getHeader('cache-control')).includes('no-store');
    if (!isPrivate && !response.headersSent) response.setHeader('ETag', tagOf(body));
    const known = entries.get(key);
    if (known) drop(key, known);
    const answer = new CachedResponse(response.getHeaders(), body, bytes => grow(key, entry, bytes));
    const entry: Entry = { answer, cacheTags, versions: before, madeAt: performance.now(), bytes: 0 };
    entries.set(key, entry);
    grow(key, entry, body.length + key.length);
  }

  function grow(key: string, entry: Entry, bytes: number): void {
    if (entries.get(key) !== entry) return;
    entry.bytes += bytes;
    totalBytes += bytes;
    for (const [oldestKey, oldest] of entries) {
      if (totalBytes <= maxBytes) return;
      drop(oldestKey, oldest);
    }
  }

  function drop(key: string, entry: Entry): void {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    totalBytes -= entry.bytes;
  }

  function send({ answer }: Entry, request: IncomingMessage, response: ServerResponse): void {
    const requestId = randomUUID();
    log.debug({ requestId, method: request.method, path: request.url, isKept: true }, 'request');
    answer.send(request, response, requestId);
  }

  return { serve, begin };
}

function isCurrent({ cacheTags, versions, madeAt }: Entry, current: Versions): boolean {
  if (performance.now() - madeAt > MAX_AGE_MS) return false;
  return cacheTags.every(part => versions[part] === current[part]);
}

/** What an answer is kept under: its address. Null for a request whose answer depends on who asks, or how. */
function keyOf({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (HEADERS_THAT_MATTER.some(name => headers[name] !== undefined)) return null;
  return url.length <= MAX_URL_LENGTH ? url : null;
}
