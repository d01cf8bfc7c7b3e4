import type { IncomingMessage, RequestListener } from 'node:http';
import type { Request, Response } from 'express';
import type { RevisionReader } from '#server/composition/content-revisions';
import type { CacheTag } from '#server/core/procedures/procedures';
import type { Logger } from '#server/core/runtime/logger';
/** A body to send, and the data that it depends on. Without tags it is never cached. */
type Answer = {
    body: string | Buffer;
    cacheTags: CacheTag[] | null;
};
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
export declare function createResponseCache({ revisions, log, maxBytes, isExcluded }: CacheOptions): {
    serve: (next: RequestListener) => RequestListener;
    respond: (request: Request, response: Response, queryNames: QueryNames, createAnswer: CreateAnswer) => Promise<void>;
    readLookups: () => {
        hits: number;
        misses: number;
    };
};
export {};
