import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { VersionReader, Versions } from '#server/composition/content-versions';
import type { CacheTag } from '#server/core/procedures/procedures';
import type { Logger } from '#server/core/runtime/logger';
import { AUTH_HEADER } from '#shared/credentials';
import { CachedResponse, ownBytes } from './cached-response';

/** Larger responses are not cached. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;
const MAX_URL_LENGTH = 2_000;
/** Changes without a new version, such as a new year or a restored backup, are visible after this time. */
const MAX_AGE_MS = 60_000;

/** Requests with one of these headers are not cached: the response depends on it. */
const UNCACHED_HEADERS = [AUTH_HEADER, 'origin', 'trpc-accept'];

type Entry = { response: CachedResponse; cacheTags: CacheTag[]; versions: Versions; cachedAt: number };

/** A body to send, and the data that it depends on; without tags it is never cached. */
type Answer = { body: string | Buffer; cacheTags: CacheTag[] | null };
/** Creates an answer. Returns null after sending a response without a body, such as a redirect or a stream. */
type CreateAnswer = () => Promise<Answer | null>;

/** What an endpoint needs to cache the responses of procedures. */
export type CachedCalls = {
  responseCache: ResponseCache;
  findCacheTags: (procedures: string[]) => CacheTag[] | null;
};

export type ResponseCache = ReturnType<typeof createResponseCache>;

/**
 * Caches the responses to visitors until their data changes. It comes before all other handlers: a cached response
 * involves nothing else.
 */
export function createResponseCache(versions: VersionReader, log: Logger, maxBytes: number) {
  const entries = new LRUCache<string, Entry>({
    // The library treats 0 as unlimited.
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ response }, key) => response.bytes + key.length,
    ttl: MAX_AGE_MS,
  });
  let willSweep = false;

  /** Answers from the cache, and passes all other requests on. */
  function serve(next: RequestListener): RequestListener {
    return async (request, response) => {
      const key = toCacheKey(request);
      const entry = key === null ? undefined : entries.get(key);
      // When the database is unavailable, the request is handled as without a cache.
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

  /** Sends a new answer, and caches it if allowed. A request with a query parameter of another name is not cached. */
  async function respond(
    request: Request,
    response: Response,
    queryNames: readonly string[],
    createAnswer: CreateAnswer,
  ): Promise<void> {
    const key = maxBytes === 0 ? null : toNewCacheKey(request, queryNames);
    // Read before the content: a change in between makes the response outdated.
    const before = key === null ? null : await versions.read().catch(() => null);
    const answer = await createAnswer();
    if (answer === null) return;
    const { body, cacheTags } = answer;
    if (key !== null && before !== null && cacheTags !== null)
      store({ key, cacheTags, versions: before, response, body: ownBytes(body) });
    response.send(body);
  }

  type Created = Pick<Entry, 'cacheTags' | 'versions'> & { key: string; response: Response; body: Buffer };

  function store({ key, cacheTags, versions, response, body }: Created): void {
    if (response.statusCode !== 200 || body.length > MAX_BODY_BYTES) return;
    response.vary('Accept-Encoding').set('ETag', createETag(body));
    const cached = new CachedResponse(response.getHeaders(), body, () => resize(key, entry));
    const entry: Entry = { response: cached, cacheTags, versions, cachedAt: performance.now() };
    insert(key, entry);
  }

  function resize(key: string, entry: Entry): void {
    if (entries.peek(key) !== entry) return;
    entries.delete(key);
    insert(key, entry);
  }

  function insert(key: string, entry: Entry): void {
    entries.set(key, entry, { start: entry.cachedAt });
    if (!willSweep) planSweep();
  }

  /** Removes expired entries, which would otherwise stay until the cache is full. */
  function planSweep(): void {
    willSweep = true;
    setTimeout(() => {
      entries.purgeStale();
      willSweep = false;
      if (entries.size > 0) planSweep();
    }, MAX_AGE_MS).unref();
  }

  return { serve, respond };
}

function isCurrent({ cacheTags, versions }: Entry, current: Versions): boolean {
  return cacheTags.every(tag => versions[tag] === current[tag]);
}

/** Returns the address as the key; null for a request whose response depends on more than its address. */
function toCacheKey(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | null {
  const { method, url = '', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (UNCACHED_HEADERS.some(name => headers[name] !== undefined)) return null;
  return url.length <= MAX_URL_LENGTH ? url : null;
}

/** Returns the key of a response to cache; null for other query names, of which anyone could invent any number. */
function toNewCacheKey({ method, headers, originalUrl, query }: Request, queryNames: readonly string[]) {
  const isKnown = Object.keys(query).every(name => queryNames.includes(name));
  return method === 'GET' && isKnown ? toCacheKey({ method, headers, url: originalUrl }) : null;
}

/** Computes a tag of the uncompressed bytes. */
function createETag(body: Buffer): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`;
}
