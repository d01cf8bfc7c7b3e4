import compression from 'compression';
import type { RequestHandler } from 'express';

const compressible = compression();

/** Compresses what can be, for those who ask for it: to be ready for it alone takes longer than a small answer itself. */
export const compress: RequestHandler = (request, response, next) => {
  if (request.headers['accept-encoding'] !== undefined) {
    compressible(request, response, next);
    return;
  }
  response.vary('Accept-Encoding');
  next();
};
