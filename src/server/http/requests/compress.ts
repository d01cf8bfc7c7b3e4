import compression from 'compression';
import type { RequestHandler } from 'express';

const compressResponse = compression();

/** Compresses responses for clients that accept it. For others, even the preparation would cost time. */
export const compress: RequestHandler = (request, response, next) => {
  if (request.headers['accept-encoding'] !== undefined) {
    compressResponse(request, response, next);
    return;
  }
  response.setHeader('Vary', 'Accept-Encoding');
  next();
};
