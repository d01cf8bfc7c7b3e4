import type { Response } from 'express';
import type { TagRevisions } from '#server/composition/content-revisions';
import type { CacheTag } from '#server/core/procedures/procedures';
import { CachedResponse } from './cached-response';
/** The data that a response depends on, with its revisions at the time of the response. */
export type Dependencies = {
    cacheTags: CacheTag[];
    revisions: TagRevisions;
};
/** A response, and the pattern of its address for the metrics. */
export type CacheEntry = Dependencies & {
    response: CachedResponse;
    pattern: string;
    cachedAt: number;
};
/** Creates a store of responses that forgets the least recently used ones beyond `maxBytes`. */
export declare function createResponseStore(maxBytes: number): {
    add: (key: string, { response, body, ...dependencies }: Dependencies & {
        response: Response;
        body: Buffer;
        pattern: string;
    }) => void;
    get: (key: string) => CacheEntry | undefined;
};
