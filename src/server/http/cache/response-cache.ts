import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { VersionReader, Versions } from '#server/composition/content-versions';
import type { CacheTag } from '#server/core/procedures/procedures';
import type { Logger } from '#server/core/runtime/logger';
import { AUTH_HEADER } from '#shared/credentials';
import { CachedResponse, ownBytes } from './cached-response';

/** Larger responses are made anew each time. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;
const MAX_URL_LENGTH = 2_000;
/** What no version tells of, such as the current year or a restored backup, shows after this at the latest. */
const MAX_AGE_MS = 60_000;

/** Who asks, from where, and for tRPC's other form of response. */
const HEADERS_THAT_MATTER = [AUTH_HEADER, 'origin', 'trpc-accept'];

type Entry = { response: CachedResponse; cacheTags: CacheTag[]; versions: Versions; cachedAt: number };

/** A body to send and what it depends on; without tags it is never cached. Status and headers are the response's. */
type Answer = { body: string | Buffer; cacheTags: CacheTag[] | null };
/** Makes an answer, or sends one that is no body and returns null. */
type MakeAnswer = () => Promise<Answer | null>;

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
      const key = toCacheKey(request);
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

  /** Sends what `make` gives, and caches it where it may: a query with a name that is not among these is not cached. */
  async function respond(
    request: Request,
    response: Response,
    queryNames: readonly string[],
    make: MakeAnswer,
  ): Promise<void> {
    const key = maxBytes === 0 ? null : toNewCacheKey(request, queryNames);
    // Before the content: a change while the response is made makes it out of date.
    const before = key === null ? null : await versions.read().catch(() => null);
    const answer = await make();
    if (answer === null) return;
    const { body, cacheTags } = answer;
    if (key !== null && before !== null && cacheTags !== null)
      store({ key, cacheTags, versions: before, response, body: ownBytes(body) });
    response.send(body);
  }

  type Made = Pick<Entry, 'cacheTags' | 'versions'> & { key: string; response: Response; body: Buffer };

  function store({ key, cacheTags, versions, response, body }: Made): void {
    if (response.statusCode !== 200 || body.length > MAX_BODY_BYTES) return;
    response.vary('Accept-Encoding').set('ETag', createETag(body));
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

  return { serve, respond };
}

function isCurrent({ cacheTags, versions }: Entry, current: Versions): boolean {
  return cacheTags.every(tag => versions[tag] === current[tag]);
}

/** What a response is cached under: its address. Null for a request whose response depends on who asks, or how. */
function toCacheKey(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | null {
  const { method, url = '', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (HEADERS_THAT_MATTER.some(name => headers[name] !== undefined)) return null;
  return url.length <= MAX_URL_LENGTH ? url : null;
}

/** Finds the key to cache a response under; null for other query names than these, which anybody could make up without end. */
function toNewCacheKey({ method, headers, originalUrl, query }: Request, queryNames: readonly string[]) {
  const isKnown = Object.keys(query).every(name => queryNames.includes(name));
  return method === 'GET' && isKnown ? toCacheKey({ method, headers, url: originalUrl }) : null;
}

/** Names these bytes, whatever they are compressed with. */
function createETag(body: Buffer): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`;
}
