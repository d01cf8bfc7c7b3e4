import type { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { describeError, retryAfterSeconds } from '../core/errors/error-body';
import type { RequestContext } from '../core/procedures/request-context';
import { toTrpcError } from './error-response';

export type ReadOnlyHandler = (request: Request, response: Response) => Promise<void> | void;

export type FailureReport = {
  getContext: (request: Request) => RequestContext;
  onError: (error: TRPCError, context: RequestContext | undefined, procedure?: string) => void;
};

/** Routes outside of the API that are made from content: read with GET and HEAD, and told in plain text why not. */
export function createReadOnlyRoutes({ getContext, onError }: FailureReport) {
  const routes = Router();

  function add(path: string, handler: ReadOnlyHandler): void {
    routes.get(path, async (request, response) => {
      try {
        await handler(request, response);
      } catch (thrown) {
        const context = getContext(request);
        const error = await toTrpcError(thrown, context);
        onError(error, context, path);
        if (response.headersSent) throw thrown;
        sendFailure(response, error, context.requestId);
      }
    });
    routes.all(path, refuseOtherMethods);
  }

  return { routes, add };
}

const refuseOtherMethods: RequestHandler = (_request, response) => {
  response.status(405).set('Allow', 'GET, HEAD').type('text').send('This address is read-only');
};

/** Answers 304 when the caller has what this tag names; true when that was all. */
export function answerUnchanged(request: Request, response: Response, tag: string): boolean {
  response.set('ETag', `"${tag}"`);
  if (!request.fresh) return false;
  response.status(304).end();
  return true;
}

function sendFailure(response: Response, error: TRPCError, requestId: string): void {
  const wait = retryAfterSeconds(error);
  if (wait !== undefined) response.set('Retry-After', String(wait));
  response.removeHeader('ETag');
  response
    .status(getHTTPStatusCodeFromError(error))
    .set('Cache-Control', 'no-store')
    .type('text')
    .send(describeError(error, requestId).message);
}
