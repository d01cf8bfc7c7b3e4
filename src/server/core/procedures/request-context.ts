import type { Logger } from '../runtime/logger';

/** The signed-in owner of a request, and the session that the token belongs to. */
export type Identity = { ownerId: string; sessionId: string };

/** What a procedure knows of the request that called it. */
export type RequestContext = {
  requestId: string;
  /** The caller's address, read as far as TRUST_PROXY says. */
  address: string;
  /** What the limits count that address as. */
  limitKey: string;
  userAgent: string;
  /** The raw x-auth-token header. */
  token: string | undefined;
  /** The owner that the token proves, or null; asks the database at most once a request. */
  identify(): Promise<Identity | null>;
  log: Logger;
  /** Finds the reason of a failure: see Database. */
  explain(error: unknown): Promise<unknown>;
  /** Called over REST, whose clients renew a token when an owner's call is refused, and expect no public one to be. */
  isRest: boolean;
  /**
   * Sends these pieces of JSON text, as fast as the caller reads them, instead of what the procedure returns. Only for an
   * answer that may be too long to be held whole, and null where the transport cannot stream.
   */
  streamAnswer: ((pieces: AsyncIterable<string>) => void) | null;
};
