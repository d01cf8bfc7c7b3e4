import { STATUS_CODES } from 'node:http';
import type { TRPCError } from '@trpc/server';
import type { ErrorRequestHandler, Request } from 'express';
import { LimitReachedError } from '../core/errors/app-error';
import { retryAfterSeconds } from '../core/errors/error-body';
import type { RequestContext } from '../core/procedures/request-context';
import type { Logger } from '../core/runtime/logger';
import { toTrpcError } from './error-response';

/** Faults of ours are errors in the log; what callers do wrong is told to them alone, but for reaching a limit. */
export function createErrorLog(log: Logger) {
  return (error: TRPCError, context: RequestContext | undefined, procedure?: string): void => {
    const scoped = context?.log ?? log;
    if (error.code === 'INTERNAL_SERVER_ERROR') {
      scoped.error({ error: error.cause ?? error, procedure }, 'procedure failed');
    } else if (error.code === 'SERVICE_UNAVAILABLE') {
      // A queue that is full is no fault, and may be so for thousands of requests.
      if (retryAfterSeconds(error) !== undefined) return;
      scoped.warn({ error: error.cause, procedure }, error.message);
    } else if (error.cause instanceof LimitReachedError && error.cause.isFirst) {
      scoped.warn({ event: 'limit-reached', procedure, address: context?.address }, 'a limit was reached');
    }
  };
}

/**
 * What no other part has answered: logged whole, told as a request id. What Express itself refuses, such as a path that
 * cannot be decoded or a part that a file has not, is the caller's fault and no news to the log.
 */
export function createErrorHandler(getContext: (request: Request) => RequestContext): ErrorRequestHandler {
  return async (thrown, request, response, next) => {
    const refusal = findClientErrorStatus(thrown);
    if (refusal !== null && !response.headersSent) {
      response.status(refusal).set('Cache-Control', 'no-store').type('text');
      response.send(STATUS_CODES[refusal] ?? 'Bad Request');
      return;
    }
    const context = getContext(request);
    const { log, requestId } = context;
    const { cause } = await toTrpcError(thrown, context);
    log.error({ error: cause ?? thrown }, 'request failed');
    if (response.headersSent) {
      next(thrown);
      return;
    }
    response
      .status(500)
      .set('Cache-Control', 'no-store')
      .type('text')
      .send(`Internal server error (request ${requestId})`);
  };
}

/** The status by which Express marks an error as the caller's; null for any other. */
function findClientErrorStatus(thrown: unknown): number | null {
  const status = thrown instanceof Error && 'status' in thrown ? thrown.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}
