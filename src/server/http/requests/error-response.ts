import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { RequestHandler, Response } from 'express';
import {
  describeError,
  INVALID_JSON,
  recognizeError,
  retryAfterSeconds,
} from '#server/core/errors/error-body';
import type { RequestContext } from '#server/core/procedures/request-context';

/** Translates any failure of a request into the error that its caller receives. */
export async function toTrpcError(
  thrown: unknown,
  { explain }: Pick<RequestContext, 'explain'>,
): Promise<TRPCError> {
  if (thrown instanceof TRPCError) return thrown;
  const cause = await explain(thrown);
  const recognized = recognizeError(cause) ?? recognizeRequestError(cause);
  return new TRPCError({ ...(recognized ?? { code: 'INTERNAL_SERVER_ERROR' }), cause });
}

export function sendError(response: Response, error: TRPCError, requestId: string): void {
  setRetryAfter(response, error);
  response.set('Cache-Control', 'no-store');
  response.status(getHTTPStatusCodeFromError(error)).json(describeError(error, requestId));
}

export function sendText(response: Response, status: number, message: string): void {
  response.status(status).set('Cache-Control', 'no-store').type('text').send(message);
}

export function setRetryAfter(response: Response, error: TRPCError): void {
  const wait = retryAfterSeconds(error);
  if (wait !== undefined) response.set('Retry-After', String(wait));
}

/** Refuses bodies of other types than these. The message names the first. */
export function requireType(...types: [string, ...string[]]): RequestHandler {
  return (request, _response, next) => {
    if (request.is(types)) next();
    else next(createUnsupportedTypeError(types[0]));
  };
}

export function createUnsupportedTypeError(expected: string): TRPCError {
  return new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message: `The request body must be ${expected}.` });
}

/** Translates errors of Express's router and body parser. */
function recognizeRequestError(error: unknown): { code: TRPCError['code']; message: string } | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof URIError) return { code: 'BAD_REQUEST', message: 'The path is not valid.' };
  const type = 'type' in error ? error.type : undefined;
  if (type === 'entity.too.large' || type === 'parameters.too.many')
    return { code: 'PAYLOAD_TOO_LARGE', message: 'The request body is too large.' };
  if (type === 'entity.parse.failed') return { code: 'BAD_REQUEST', message: INVALID_JSON };
  if (type === 'charset.unsupported' || type === 'encoding.unsupported') {
    return { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'The request body has an unsupported encoding.' };
  }
  if (type === 'request.aborted' || type === 'request.size.invalid') {
    return { code: 'BAD_REQUEST', message: 'The request body is incomplete.' };
  }
  // Decompression errors have no type, but the parser marks them as client errors.
  const isClientError =
    'expose' in error && error.expose === true && 'status' in error && error.status === 400;
  return isClientError ? { code: 'BAD_REQUEST', message: 'The request body cannot be read.' } : null;
}
