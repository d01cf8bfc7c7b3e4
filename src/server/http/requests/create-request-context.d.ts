import type { Request, RequestHandler } from 'express';
import type { Identity, RequestContext } from '#server/core/procedures/request-context';
import type { Logger } from '#server/core/runtime/logger';
export declare const SLOW_MS = 1000;
type ContextDeps = {
    log: Logger;
    identify: (token: string | undefined) => Promise<Identity | null>;
    explain: RequestContext['explain'];
};
/** Requests that take `slowMs` have a log line. */
type RequestContextDeps = ContextDeps & {
    slowMs: number;
};
/** Gives each request a context, an ID in the X-Request-Id header, and a log line when it ends. */
export declare function attachContext(deps: RequestContextDeps): RequestHandler;
/** @throws Error if attachContext has not handled the request */
export declare function getContext(request: Request): RequestContext;
/** Refuses everyone except the owner, before the body is read. */
export declare const requireOwnerFirst: RequestHandler;
/** Creates the context of calls that the site itself makes, as a visitor. */
export declare function createOwnContext(deps: ContextDeps): RequestContext;
export {};
