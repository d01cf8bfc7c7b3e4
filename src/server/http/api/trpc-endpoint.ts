import { TRPCError } from '@trpc/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { incomingMessageToRequest } from '@trpc/server/adapters/node-http';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import { createBodyLimitFinder } from '#server/api/body-limits';
import { listProcedures } from '#server/api/list-procedures';
import type { AppRouter } from '#server/app-router';
import { retryAfterSeconds } from '#server/core/errors/error-body';
import type { CachedCalls } from '#server/http/cache/response-cache';
import { sendChunks } from '#server/http/files/send-stream';
import { getContext } from '#server/http/requests/create-request-context';
import { logError } from '#server/http/requests/error-handler';
import { createUnsupportedTypeError, toTrpcError } from '#server/http/requests/error-response';
import { setPattern } from '#server/http/requests/request-pattern';
import { MAX_BATCH_SIZE } from '#shared/batch-size';

const QUERY_NAMES = ['batch', 'input'];
/** OPTIONS arrives only without CORS, which handles it earlier. */
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];

type TrpcEndpointOptions = CachedCalls & { router: AppRouter };

/** Creates the tRPC endpoint, for the site's client and other TypeScript programs. */
export function createTrpcEndpoint(options: TrpcEndpointOptions): Router {
  const { router, findCacheTags, responseCache } = options;
  const findBodyLimit = createBodyLimitFinder(router);
  const known = new Set(listProcedures(router).map(({ name }) => name));
  const describeProcedures = ([first = '', ...others]: string[]): string => {
    if (others.length > 0) return '/trpc/:procedures';
    return known.has(first) ? `/trpc/${first}` : '/trpc/*';
  };
  const callProcedures = (request: Request, response: Response, procedures: string[]) =>
    fetchRequestHandler({
      router,
      endpoint: '',
      req: incomingMessageToRequest(request, response, { maxBodySize: findBodyLimit(procedures) }),
      createContext: () => getContext(request),
      maxBatchSize: MAX_BATCH_SIZE,
      onError: ({ error, path }) => logError(error, getContext(request), path),
      responseMeta: ({ errors }) => ({ headers: headersFor(errors) }),
    });

  const answer: RequestHandler = async (request, response) => {
    const procedures = readProcedures(request);
    setPattern(request, describeProcedures(procedures));
    await responseCache.respond(request, response, QUERY_NAMES, async () => {
      const called = await callProcedures(request, response, procedures);
      response.status(called.status).setHeaders(called.headers);
      // tRPC streams JSON lines in chunks.
      if (called.body !== null && called.headers.get('transfer-encoding') === 'chunked') {
        await sendChunks(response, called.body);
        return null;
      }
      return { body: Buffer.from(await called.arrayBuffer()), cacheTags: findCacheTags(procedures) };
    });
  };

  return Router().all('/{*procedures}', answer).use(refuse);
}

function headersFor(errors: TRPCError[]): Record<string, string> {
  const waits = errors.map(retryAfterSeconds).filter(wait => wait !== undefined);
  return {
    'cache-control': 'no-store',
    // tRPC omits it when it refuses an entire request.
    'content-type': 'application/json',
    ...(waits.length > 0 ? { 'retry-after': String(Math.max(...waits)) } : {}),
  };
}

/** Refuses a request before tRPC, in the format of its errors. */
const refuse: ErrorRequestHandler = async (thrown, request, response, next) => {
  const isRefusal = thrown instanceof TRPCError || thrown instanceof URIError;
  if (!isRefusal || response.headersSent) {
    next(thrown);
    return;
  }
  const error = await toTrpcError(thrown, getContext(request));
  const { code, message } = error;
  const httpStatus = getHTTPStatusCodeFromError(error);
  if (code === 'METHOD_NOT_SUPPORTED') response.set('Allow', METHODS.join(', '));
  response
    .status(httpStatus)
    .set('Cache-Control', 'no-store')
    .json({ error: { message, code: TRPC_ERROR_CODES_BY_KEY[code], data: { code, httpStatus } } });
};

/**
 * Reads which procedures a request calls.
 * @throws TRPCError for requests that tRPC would report as server errors, and for forms and files, which no
 * procedure accepts
 */
function readProcedures(request: Request): string[] {
  if (!METHODS.includes(request.method)) {
    const message = `${request.method} is not supported here.`;
    throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED', message });
  }
  const type = request.get('content-type');
  if (request.method === 'POST' && type !== undefined && !type.startsWith('application/json')) {
    throw createUnsupportedTypeError('application/json');
  }
  const path = [request.params.procedures ?? []].flat().join('/');
  return path.split(',');
}
