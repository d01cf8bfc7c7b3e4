import { TRPCError } from '@trpc/server';
import type { ErrorRequestHandler, Request } from 'express';
import type { RequestContext } from '#server/core/procedures/request-context';
/** Logs errors of the server. Errors of callers are not logged, except when one reaches a limit. */
export declare function logError(error: TRPCError, { log, address }: RequestContext, procedure?: string): void;
/** Translates and logs the failure of a request. */
export declare function reportError(request: Request, thrown: unknown, procedure?: string): Promise<{
    error: TRPCError;
    requestId: string;
}>;
/**
 * Responds to errors that no other handler has handled. The log has the details, and the response only a request ID,
 * unless the database or the store of uploads is unavailable. A refusal by Express, such as a path that cannot be
 * decoded or an unavailable range, is a client error and is not logged.
 */
export declare const errorHandler: ErrorRequestHandler;
