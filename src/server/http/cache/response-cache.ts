import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Request, Response } from 'express';
import type { RevisionReader, TagRevisions } from '#server/composition/content-revisions';
import type { CacheTag } from '#server/core/procedures/procedures';
import type { Logger } from '#server/core/runtime/logger';
import { getPattern, setPattern } from '#server/http/requests/request-pattern';
import { AUTH_HEADER } from '#shared/credentials';
import { copyBytes } from './cached-response';
import { type CacheEntry, createResponseStore, type Dependencies } from './response-store';

const MAX_URL_LENGTH = 2_000;

/** Requests with one of these headers are not cached, because the response depends on it. */
const UNCACHED_HEADERS = [AUTH_HEADER, 'origin', 'trpc-accept'];

/** A body to send, and the data that it depends on. Without tags it is never cached. */
type Answer = { body: string | Buffer; cacheTags: CacheTag[] | null };
/**
 * Creates a response. Returns null after sending a response without a body, such as a redirect or a stream.
 */
type CreateAnswer = () => Promise<Answer | null>;

/** The query parameters that a response depends on. `ignored` is for files, which depend on none. */
type QueryNames = readonly string[] | 'ignored';

/** The dependencies of an endpoint that caches the responses of procedures. */
export type CachedCalls = {
  responseCache: ResponseCache;
  findCacheTags: (procedures: string[]) => CacheTag[] | null;
};

type CacheOptions = {
  revisions: RevisionReader;
  log: Logger;
  maxBytes: number;
  /** Returns true for a request whose response depends on who sends it. */
  isExcluded: (request: IncomingMessage) => Promise<boolean>;
};

export type ResponseCache = ReturnType<typeof createResponseCache>;

/**
 * Caches the responses to visitors until their data changes. It comes before all other handlers, so that a
 * cached response involves nothing else.
 */
export function createResponseCache({ revisions, log, maxBytes, isExcluded }: CacheOptions) {
  const store = createResponseStore(maxBytes);
  const creations = new Map<string, Promise<void>>();
  /** The number of requests with a cached response, and of those whose response had to be created. */
  const lookups = { hits: 0, misses: 0 };

  /** Responds from the cache, and passes all other requests on. */
  function serve(next: RequestListener): RequestListener {
    return async (request, response) => {
      const key = (await isExcluded(request)) ? null : toCacheKey(request);
      const cached = key === null ? null : await findCurrent(key);
      if (!cached) {
        next(request, response);
        return;
      }
      lookups.hits += 1;
      setPattern(request, cached.pattern);
      const requestId = randomUUID();
      log.debug({ requestId, method: request.method, path: request.url, isCached: true }, 'request');
      await cached.response.send(request, response, requestId);
    };
  }

  async function findCurrent(key: string): Promise<CacheEntry | null> {
    const entry = store.get(key);
    // If the database is unavailable, the request is handled as without a cache.
    const current = entry && (await revisions.read().catch(() => null));
    return entry && current && isCurrent(entry, current) ? entry : null;
  }

  /**
   * Sends a new response, and caches it if allowed. Requests for an address whose response is being created
   * wait for it. A request with a query parameter of another name is not cached, unless the query is ignored.
   */
  async function respond(
    request: Request,
    response: Response,
    queryNames: QueryNames,
    createAnswer: CreateAnswer,
  ): Promise<void> {
    const isCacheable = maxBytes > 0 && !(await isExcluded(request));
    const key = isCacheable ? toNewCacheKey(request, queryNames) : null;
    if (key === null) return create(null, request, response, createAnswer);
    // The request that creates the response reports its failure.
    await creations.get(key)?.catch(() => undefined);
    const cached = await findCurrent(key);
    lookups[cached ? 'hits' : 'misses'] += 1;
    if (cached) return cached.response.send(request, response, String(response.get('X-Request-Id')));
    const creation = create(key, request, response, createAnswer);
    creations.set(key, creation);
    await creation.finally(() => {
      if (creations.get(key) === creation) creations.delete(key);
    });
  }

  async function create(
    key: string | null,
    request: Request,
    response: Response,
    createAnswer: CreateAnswer,
  ): Promise<void> {
    // Nobody waits for the response of a client that has disconnected.
    if (isRead(request) && request.socket.destroyed) return;
    // The revisions are read before the content, so that a change in between makes the response outdated.
    const before = key === null ? null : await revisions.read().catch(() => null);
    const answer = await createAnswer();
    if (answer === null) return;
    const { body, cacheTags } = answer;
    if (key !== null && before !== null && cacheTags !== null)
      store.add(key, {
        response,
        body: copyBytes(body),
        cacheTags,
        revisions: before,
        pattern: getPattern(request),
      });
    response.send(body);
  }

  return { serve, respond, readLookups: () => lookups };
}

function isRead({ method }: Pick<IncomingMessage, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}

function isCurrent({ cacheTags, revisions }: Dependencies, current: TagRevisions): boolean {
  return cacheTags.every(tag => revisions[tag] === current[tag]);
}

/** Returns the address as the key, or null for a request whose response depends on more than its address. */
function toCacheKey(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | null {
  const { url = '', headers } = request;
  if (!isRead(request)) return null;
  if (UNCACHED_HEADERS.some(name => headers[name] !== undefined)) return null;
  return url.length <= MAX_URL_LENGTH ? url : null;
}

/**
 * Returns the key of a response to cache, or null for other query names, because anyone could invent any
 * number of them.
 */
function toNewCacheKey({ method, headers, originalUrl, path, query }: Request, queryNames: QueryNames) {
  if (method !== 'GET') return null;
  if (queryNames === 'ignored') return toCacheKey({ method, headers, url: path });
  const isKnown = Object.keys(query).every(name => queryNames.includes(name));
  return isKnown ? toCacheKey({ method, headers, url: originalUrl }) : null;
}
