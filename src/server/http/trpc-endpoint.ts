import type { TRPCError } from '@trpc/server';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import type { Request, RequestHandler } from 'express';
import type { AppRouter } from '../api/app-router';
import { retryAfterSeconds } from '../core/error-body';
import type { RequestContext } from '../core/request-context';

/** Calls in one batch, and bytes in one request. */
const MAX_BATCH_SIZE = 20;
const MAX_BODY_BYTES = 1024 * 1024;

export type TrpcEndpointOptions = {
  router: AppRouter;
  contextOf: (request: Request) => RequestContext;
  onError: (error: TRPCError, context: RequestContext | undefined, procedure?: string) => void;
};

/** The same procedures for the site's own client and for TypeScript callers. */
export function createTrpcEndpoint({ router, contextOf, onError }: TrpcEndpointOptions): RequestHandler {
  return createExpressMiddleware({
    router,
    createContext: ({ req }) => contextOf(req),
    maxBatchSize: MAX_BATCH_SIZE,
    maxBodySize: MAX_BODY_BYTES,
    onError: ({ error, ctx, path }) => onError(error, ctx, path),
    responseMeta: ({ errors }) => {
      const headers = new Headers({ 'Cache-Control': 'no-store' });
      const waits = errors.map(retryAfterSeconds).filter(wait => wait !== undefined);
      if (waits.length > 0) headers.set('Retry-After', String(Math.max(...waits)));
      return { headers };
    },
  });
}
