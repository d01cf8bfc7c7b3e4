import { TRPCError } from '@trpc/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { incomingMessageToRequest } from '@trpc/server/adapters/node-http';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { Request, RequestHandler, Response } from 'express';
import type { AppRouter } from '../api/app-router';
import { retryAfterSeconds } from '../core/errors/error-body';
import type { CacheTag } from '../core/procedures/procedures';
import type { RequestContext } from '../core/procedures/request-context';
import type { ResponseCache } from './cache/response-cache';
import { decodePath } from './decode-path';
import { sendChunks } from './send-stream';

/** Calls in one batch, and bytes in one request. */
const MAX_BATCH_SIZE = 20;
const MAX_BODY_BYTES = 1024 * 1024;
const QUERY_NAMES = ['batch', 'input'];
/** OPTIONS only where it is not answered before: what asks whether another site may call. */
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];

export type TrpcEndpointOptions = {
  router: AppRouter;
  getContext: (request: Request) => RequestContext;
  findCacheTags: (procedures: string[]) => CacheTag[] | null;
  responseCache: ResponseCache;
  onError: (error: TRPCError, context: RequestContext | undefined, procedure?: string) => void;
};

/** The same procedures for the site's own client and for TypeScript callers. */
export function createTrpcEndpoint({
  router,
  getContext,
  findCacheTags,
  responseCache,
  onError,
}: TrpcEndpointOptions): RequestHandler {
  const callProcedures = (request: Request, response: Response) =>
    fetchRequestHandler({
      router,
      endpoint: '',
      req: incomingMessageToRequest(request, response, { maxBodySize: MAX_BODY_BYTES }),
      createContext: () => getContext(request),
      maxBatchSize: MAX_BATCH_SIZE,
      onError: ({ error, ctx, path }) => onError(error, ctx, path),
      responseMeta: ({ errors }) => ({ headers: headersFor(errors) }),
    });

  return async (request, response) => {
    try {
      const procedures = readProcedures(request);
      await responseCache.respond(request, response, QUERY_NAMES, async () => {
        const answer = await callProcedures(request, response);
        response.status(answer.status).setHeaders(answer.headers);
        // tRPC says so of JSON lines, which it makes while they are sent.
        if (answer.body !== null && answer.headers.get('transfer-encoding') === 'chunked') {
          await sendChunks(response, answer.body);
          return null;
        }
        return { body: Buffer.from(await answer.arrayBuffer()), cacheTags: findCacheTags(procedures) };
      });
    } catch (thrown) {
      if (!(thrown instanceof TRPCError) || response.headersSent) throw thrown;
      refuse(response, thrown);
    }
  };
}

function headersFor(errors: TRPCError[]): Record<string, string> {
  const waits = errors.map(retryAfterSeconds).filter(wait => wait !== undefined);
  return {
    'cache-control': 'no-store',
    // tRPC leaves it out when it refuses a request as a whole.
    'content-type': 'application/json',
    ...(waits.length > 0 ? { 'retry-after': String(Math.max(...waits)) } : {}),
  };
}

/** Answers a request that tRPC never sees, in the shape of every error. */
function refuse(response: Response, error: TRPCError): void {
  const { code, message } = error;
  const httpStatus = getHTTPStatusCodeFromError(error);
  if (code === 'METHOD_NOT_SUPPORTED') response.set('Allow', METHODS.join(', '));
  response
    .status(httpStatus)
    .set('Cache-Control', 'no-store')
    .json({ error: { message, code: TRPC_ERROR_CODES_BY_KEY[code], data: { code, httpStatus } } });
}

/**
 * Reads which procedures a request calls.
 * @throws TRPCError for what tRPC would take for a fault of ours, or for a form or a file, which no procedure is made for
 */
function readProcedures(request: Request): string[] {
  const procedures = decodePath(request.path.slice(1));
  if (procedures === null) throw new TRPCError({ code: 'BAD_REQUEST', message: 'Invalid path' });
  if (!METHODS.includes(request.method)) {
    throw new TRPCError({
      code: 'METHOD_NOT_SUPPORTED',
      message: `${request.method} is not supported here`,
    });
  }
  const type = request.get('content-type');
  if (request.method === 'POST' && type !== undefined && !type.startsWith('application/json')) {
    throw new TRPCError({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'The request body must be application/json',
    });
  }
  return procedures.split(',');
}
