import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { AUTH_HEADER } from '../../shared/auth-constants';
import type { VersionReader, Versions } from '../api/content-versions';
import type { Logger } from '../core/logger';
import type { CacheTag } from '../core/trpc';
import { CachedResponse, ownBytes } from './cached-response';

/** Larger responses are made anew each time. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;
const MAX_URL_LENGTH = 2_000;
/** What no version tells of, such as the current year or a restored backup, shows after this at the latest. */
const MAX_AGE_MS = 60_000;

/** Who asks, from where, and for tRPC's other form of response. */
const HEADERS_THAT_MATTER = [AUTH_HEADER, 'origin', 'trpc-accept'];

type Entry = { response: CachedResponse; cacheTags: CacheTag[]; versions: Versions; cachedAt: number };

/** Caches a response of status 200: called when its headers are complete and before its body is sent. */
export type StoreResponse = (body: string | Buffer, cacheTags: CacheTag[]) => void;

export type ResponseCache = ReturnType<typeof createResponseCache>;

/**
 * Caches what visitors are sent until what it was made of changes. In front of everything: a cached response meets no
 * other part of the server.
 */
export function createResponseCache(versions: VersionReader, log: Logger, maxBytes: number) {
  const entries = new LRUCache<string, Entry>({
    // To the library, 0 is no bound at all.
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ response }, key) => response.bytes + key.length,
    ttl: MAX_AGE_MS,
  });
  let willSweep = false;

  /** Answers from the cache, and passes everything else on. */
  function serve(next: RequestListener): RequestListener {
    return async (request, response) => {
      const key = keyOf(request);
      const entry = key === null ? undefined : entries.get(key);
      // Without a database to ask, the response is made, or refused, as if there were no cache.
      const current = entry && (await versions.read().catch(() => null));
      if (!entry || !current || !isCurrent(entry, current)) {
        next(request, response);
        return;
      }
      const requestId = randomUUID();
      log.debug({ requestId, method: request.method, path: request.url, isCached: true }, 'request');
      await entry.response.send(request, response, requestId);
    };
  }

  /**
   * Called before a response is made: gives the function that caches it, or null where it may not be cached. A query
   * with another name than these is one that anybody could make up without end.
   */
  async function begin(
    request: Request,
    response: Response,
    queryNames: readonly string[],
  ): Promise<StoreResponse | null> {
    const { method, headers, originalUrl, query } = request;
    const key = keyOf({ method, headers, url: originalUrl });
    if (key === null || method !== 'GET' || maxBytes === 0) return null;
    if (!Object.keys(query).every(name => queryNames.includes(name))) return null;
    const before = await versions.read().catch(() => null);
    if (!before) return null;
    return (body, cacheTags) => store({ key, cacheTags, versions: before, response, body: ownBytes(body) });
  }

  type Made = Pick<Entry, 'cacheTags' | 'versions'> & { key: string; response: Response; body: Buffer };

  function store({ key, cacheTags, versions, response, body }: Made): void {
    if (response.statusCode !== 200 || body.length > MAX_BODY_BYTES) return;
    if (!response.headersSent) {
      response.vary('Accept-Encoding');
      if (!response.get('Cache-Control')?.includes('no-store')) response.set('ETag', etagOf(body));
    }
    const cached = new CachedResponse(response.getHeaders(), body, () => resize(key, entry));
    const entry: Entry = { response: cached, cacheTags, versions, cachedAt: performance.now() };
    keep(key, entry);
  }

  function resize(key: string, entry: Entry): void {
    if (entries.peek(key) !== entry) return;
    entries.delete(key);
    keep(key, entry);
  }

  function keep(key: string, entry: Entry): void {
    entries.set(key, entry, { start: entry.cachedAt });
    if (!willSweep) planSweep();
  }

  /** What is too old would else stay until something newer needs its place. */
  function planSweep(): void {
    willSweep = true;
    setTimeout(() => {
      entries.purgeStale();
      willSweep = false;
      if (entries.size > 0) planSweep();
    }, MAX_AGE_MS).unref();
  }

  return { serve, begin };
}

function isCurrent({ cacheTags, versions }: Entry, current: Versions): boolean {
  return cacheTags.every(tag => versions[tag] === current[tag]);
}

/** What a response is cached under: its address. Null for a request whose response depends on who asks, or how. */
function keyOf(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | null {
  const { method, url = '', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (HEADERS_THAT_MATTER.some(name => headers[name] !== undefined)) return null;
  return url.length <= MAX_URL_LENGTH ? url : null;
}

/** Names these bytes, whatever they are compressed with. */
function etagOf(body: Buffer): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`;
}
