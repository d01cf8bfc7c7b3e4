import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { describeError } from '#server/core/errors/error-body';
import { reportError } from '#server/http/requests/error-handler';
import { sendText, setRetryAfter } from '#server/http/requests/error-response';

type ReadOnlyHandler = (request: Request, response: Response) => Promise<void> | void;

/** Creates routes for GET and HEAD outside of the API, which report failures as plain text. */
export function createReadOnlyRoutes() {
  const routes = Router();

  function add(path: string, handler: ReadOnlyHandler): void {
    routes.get(path, async (request, response) => {
      try {
        await handler(request, response);
      } catch (thrown) {
        const { error, requestId } = await reportError(request, thrown, path);
        if (response.headersSent) throw thrown;
        setRetryAfter(response, error);
        response.removeHeader('ETag');
        sendText(response, getHTTPStatusCodeFromError(error), describeError(error, requestId).message);
      }
    });
    routes.all(path, requireReading);
  }

  return { routes, add };
}

/** Refuses methods other than GET and HEAD. */
export const requireReading: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') next();
  else response.status(405).set('Allow', 'GET, HEAD').type('text').send('This address is read-only.');
};

/** Sends 304 and returns true if the caller's copy has this tag. */
export function sendNotModified(request: Request, response: Response, tag: string): boolean {
  response.set('ETag', `"${tag}"`);
  if (!request.fresh) return false;
  response.status(304).end();
  return true;
}
