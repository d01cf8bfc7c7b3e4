import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { TagRevisions } from '#server/composition/content-revisions';
import type { CacheTag } from '#server/core/procedures/procedures';
import { CachedResponse } from './cached-response';

/** The maximum size of a cached response, with room for a feed of long notes. */
const MAX_BODY_BYTES = 8 * 1024 * 1024;
/** Changes without a new revision, such as a new year or a restored backup, are visible after this time. */
const MAX_AGE_MS = 60_000;

/** The data that a response depends on, with its revisions at the time of the response. */
export type Dependencies = { cacheTags: CacheTag[]; revisions: TagRevisions };
/** A response, and the pattern of its address for the metrics. */
export type CacheEntry = Dependencies & { response: CachedResponse; pattern: string; cachedAt: number };

/** Creates a store of responses that forgets the least recently used ones beyond `maxBytes`. */
export function createResponseStore(maxBytes: number) {
  const entries = new LRUCache<string, CacheEntry>({
    // The library treats 0 as unlimited.
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ response }, key) => response.bytes + key.length,
    ttl: MAX_AGE_MS,
  });
  let willSweep = false;

  type Added = Dependencies & { response: Response; body: Buffer; pattern: string };

  /** Stores a successful response, and sets its validators. Large ones are not stored. */
  function add(key: string, { response, body, ...dependencies }: Added): void {
    if (response.statusCode !== 200 || body.length > MAX_BODY_BYTES) return;
    response.vary('Accept-Encoding').set('ETag', createETag(body));
    const cached = new CachedResponse(response.getHeaders(), body, () => resize(key, entry));
    const entry: CacheEntry = { response: cached, ...dependencies, cachedAt: performance.now() };
    insert(key, entry);
  }

  function resize(key: string, entry: CacheEntry): void {
    if (entries.peek(key) !== entry) return;
    entries.delete(key);
    insert(key, entry);
  }

  function insert(key: string, entry: CacheEntry): void {
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

  return { add, get: (key: string) => entries.get(key) };
}

/** Computes a tag of the uncompressed bytes. */
function createETag(body: Buffer): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`;
}
