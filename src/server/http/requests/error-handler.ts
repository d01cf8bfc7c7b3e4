import { STATUS_CODES } from 'node:http';
import { TRPCError } from '@trpc/server';
import type { ErrorRequestHandler, Request } from 'express';
import { toErrorCode } from '#server/core/database/database-error';
import { AppError, LimitReachedError } from '#server/core/errors/app-error';
import type { RequestContext } from '#server/core/procedures/request-context';
import { getContext } from './create-request-context';
import { sendText, setRetryAfter, toTrpcError } from './error-response';

/** Logs errors of the server. Errors of callers are not logged, except when one reaches a limit. */
export function logError(error: TRPCError, { log, address }: RequestContext, procedure?: string): void {
  if (error.code === 'INTERNAL_SERVER_ERROR') {
    log.error({ error: error.cause ?? error, procedure }, 'procedure failed');
  } else if (error.code === 'SERVICE_UNAVAILABLE') {
    // A full queue is no error, and may refuse thousands of requests.
    if (error.cause instanceof AppError && error.cause.retryAfterSeconds !== undefined) return;
    log.warn({ error: error.cause, procedure }, error.message);
  } else if (error.cause instanceof LimitReachedError && error.cause.isFirst) {
    log.warn({ event: 'limit-reached', procedure, address }, 'rate limit reached');
  }
}

/** Translates and logs the failure of a request. */
export async function reportError(
  request: Request,
  thrown: unknown,
  procedure?: string,
): Promise<{ error: TRPCError; requestId: string }> {
  const context = getContext(request);
  const error = isCutOff(request) ? createCutOffError(thrown) : await toTrpcError(thrown, context);
  logError(error, context, procedure);
  return { error, requestId: context.requestId };
}

/** Returns true if the connection ended in the middle of the request, which is no error of the server. */
function isCutOff({ complete, errored }: Request): boolean {
  return !complete && toErrorCode(errored) === 'ECONNRESET';
}

function createCutOffError(cause: unknown): TRPCError {
  return new TRPCError({ code: 'BAD_REQUEST', message: 'The request body is incomplete.', cause });
}

/**
 * Responds to errors that no other handler has handled. The log has the details, and the response only a request ID,
 * unless the database or the store of uploads is unavailable. A refusal by Express, such as a path that cannot be
 * decoded or an unavailable range, is a client error and is not logged.
 */
export const errorHandler: ErrorRequestHandler = async (thrown, request, response, next) => {
  const refusal = findClientErrorStatus(thrown);
  if (refusal !== null && !response.headersSent) {
    sendText(response, refusal, STATUS_CODES[refusal] ?? 'Bad Request');
    return;
  }
  if (isCutOff(request)) {
    response.destroy();
    return;
  }
  const context = getContext(request);
  const { log, requestId } = context;
  const error = await toTrpcError(thrown, context);
  if (error.code === 'SERVICE_UNAVAILABLE' && !response.headersSent) {
    logError(error, context);
    setRetryAfter(response, error);
    sendText(response, 503, error.message);
    return;
  }
  log.error({ error: error.cause ?? thrown }, 'request failed');
  if (response.headersSent) next(thrown);
  else sendText(response, 500, `Internal server error (request ${requestId})`);
};

/** Returns the status by which Express marks a client error, or null for other errors. */
function findClientErrorStatus(thrown: unknown): number | null {
  const status = thrown instanceof Error && 'status' in thrown ? thrown.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}
