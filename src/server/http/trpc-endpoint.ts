import { getTRPCErrorShape, TRPCError } from '@trpc/server';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { AppRouter } from '../api/app-router';
import { retryAfterSeconds } from '../core/error-body';
import type { RequestContext } from '../core/request-context';
import type { CacheTag } from '../core/trpc';
import { decodedPath } from './decoded-path';
import type { ResponseCache } from './response-cache';

/** Calls in one batch, and bytes in one request. */
const MAX_BATCH_SIZE = 20;
const MAX_BODY_BYTES = 1024 * 1024;
const QUERY_NAMES = ['batch', 'input'];
/** OPTIONS only where it is not answered before: what asks whether another site may call. */
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];

export type TrpcEndpointOptions = {
  router: AppRouter;
  contextOf: (request: Request) => RequestContext;
  cacheTagsOf: (procedures: string[]) => CacheTag[] | null;
  responseCache: ResponseCache;
  onError: (error: TRPCError, context: RequestContext | undefined, procedure?: string) => void;
};

/** The same procedures for the site's own client and for TypeScript callers. */
export function createTrpcEndpoint({
  router,
  contextOf,
  cacheTagsOf,
  responseCache,
  onError,
}: TrpcEndpointOptions): Router {
  const refuseFaults: RequestHandler = (request, response, next) => {
    const error = findFault(request);
    if (!error) {
      next();
      return;
    }
    const shape = getTRPCErrorShape({
      config: router._def._config,
      error,
      type: 'unknown',
      path: undefined,
      input: undefined,
      ctx: contextOf(request),
    });
    if (error.code === 'METHOD_NOT_SUPPORTED') response.set('Allow', METHODS.join(', '));
    response
      .status(getHTTPStatusCodeFromError(error))
      .set('Cache-Control', 'no-store')
      .json({ error: shape });
  };

  const callProcedures = createExpressMiddleware({
    router,
    createContext: ({ req }) => contextOf(req),
    maxBatchSize: MAX_BATCH_SIZE,
    maxBodySize: MAX_BODY_BYTES,
    onError: ({ error, ctx, path }) => onError(error, ctx, path),
    responseMeta: ({ errors }) => {
      const waits = errors.map(retryAfterSeconds).filter(wait => wait !== undefined);
      return {
        headers: {
          'Cache-Control': 'no-store',
          // tRPC leaves it out when it refuses a request as a whole.
          'Content-Type': 'application/json',
          ...(waits.length > 0 ? { 'Retry-After': String(Math.max(...waits)) } : {}),
        },
      };
    },
  });

  const cacheResponse: RequestHandler = async (request, response, next) => {
    const procedures = decodedPath(request.path.slice(1));
    const cacheTags = procedures === null ? null : cacheTagsOf(procedures.split(','));
    const store = cacheTags && (await responseCache.begin(request, response, QUERY_NAMES));
    if (store) whenSent(response, body => store(body, cacheTags));
    next();
  };

  const endpoint = Router();
  endpoint.use(refuseFaults, cacheResponse, callProcedures);
  return endpoint;
}

/** tRPC writes its response itself: what it writes is collected on the way. */
function whenSent(response: Response, take: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const collect = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  response.write = (chunk: unknown, ...rest: never[]) => {
    collect(chunk);
    return write(chunk, ...rest);
  };
  response.end = (chunk?: unknown, ...rest: never[]) => {
    collect(chunk);
    take(Buffer.concat(chunks));
    return end(chunk, ...rest);
  };
}

/** What tRPC would take for a fault of ours, or for a form or a file, which no procedure is made for. */
function findFault(request: Request): TRPCError | null {
  if (decodedPath(request.path) === null) {
    return new TRPCError({ code: 'BAD_REQUEST', message: 'Invalid path' });
  }
  if (!METHODS.includes(request.method)) {
    return new TRPCError({
      code: 'METHOD_NOT_SUPPORTED',
      message: `${request.method} is not supported here`,
    });
  }
  const type = request.get('content-type');
  if (request.method === 'POST' && type !== undefined && !type.startsWith('application/json')) {
    return new TRPCError({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'The request body must be application/json',
    });
  }
  return null;
}
