import type { Logger } from '#server/core/runtime/logger';
/** The signed-in owner of a request, and the session of the token. */
export type Identity = {
    ownerId: string;
    sessionId: string;
};
export type RequestContext = {
    requestId: string;
    /** The caller's address, as determined by TRUST_PROXY. */
    address: string;
    /** The rate-limit key of that address. */
    limitKey: string;
    userAgent: string;
    /** The raw x-auth-token header. */
    token: string | undefined;
    /** Returns the owner of the token, or null. It queries the database at most once per request. */
    identify(): Promise<Identity | null>;
    log: Logger;
    /** Explains a failure as `Database.explain` does. */
    explain(error: unknown): Promise<unknown>;
    /**
     * True over REST, whose clients refresh a token only after a refused owner's call, never after a public
     * one.
     */
    isRest: boolean;
    /**
     * Streams JSON text instead of the procedure's result, as fast as the caller reads it. It is for responses
     * that are too long for memory, and null if the transport cannot stream.
     */
    streamAnswer: ((pieces: AsyncIterable<string>) => void) | null;
};
