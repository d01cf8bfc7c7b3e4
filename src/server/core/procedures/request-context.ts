import type { Logger } from '../runtime/logger';

/** The signed-in owner of a request, and the session of the token. */
export type Identity = { ownerId: string; sessionId: string };

/** The request data that a procedure receives. */
export type RequestContext = {
  requestId: string;
  /** The caller's address, as determined by TRUST_PROXY. */
  address: string;
  /** The rate-limit key of that address. */
  limitKey: string;
  userAgent: string;
  /** The raw x-auth-token header. */
  token: string | undefined;
  /** Returns the owner of the token, or null; queries the database at most once a request. */
  identify(): Promise<Identity | null>;
  log: Logger;
  /** Explains a failure: see Database. */
  explain(error: unknown): Promise<unknown>;
  /** True over REST, whose clients refresh a token only when an owner's call is refused, never after a public one. */
  isRest: boolean;
  /**
   * Streams JSON text instead of the procedure's result, as fast as the caller reads it. For responses too long for
   * memory; null where the transport cannot stream.
   */
  streamAnswer: ((pieces: AsyncIterable<string>) => void) | null;
};
