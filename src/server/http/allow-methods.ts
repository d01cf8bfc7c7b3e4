import type { RequestHandler } from 'express';

/**
 * Lists the methods of an endpoint that is not a procedure. Placed behind its handlers, so that a 405 response names
 * them beside the methods of procedures with the same path.
 */
export function allowMethods(...methods: string[]): RequestHandler {
  return (_request, response, next) => {
    response.set('Allow', methods.join(', '));
    next();
  };
}
