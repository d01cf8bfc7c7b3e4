import express, { type ErrorRequestHandler, Router } from 'express';
import { isUploadName } from '../../shared/upload-names';

const DAY_SECONDS = 24 * 60 * 60;
const YEAR_SECONDS = 365 * DAY_SECONDS;

/** The stored files, to look at and never to run: even an SVG opened by itself cannot do anything. */
export function createUploadFiles(uploadsDir: string): Router {
  const files = Router();
  files.use((_request, response, next) => {
    response.set({
      'Content-Security-Policy':
        "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
    next();
  });
  files.use(
    express.static(uploadsDir, {
      index: false,
      dotfiles: 'ignore',
      redirect: false,
      cacheControl: false,
      setHeaders: (response, path) => {
        // The name of an upload is never given to another file.
        const isForEver = isUploadName(path.slice(path.lastIndexOf('/') + 1));
        const keep = isForEver ? `max-age=${YEAR_SECONDS}, immutable` : `max-age=${DAY_SECONDS}`;
        response.setHeader('Cache-Control', `public, ${keep}`);
      },
    }),
  );
  files.use((_request, response) => {
    response.status(404).type('text').send('File not found');
  });
  files.use(refuseRange);
  return files;
}

/** A part that the file does not have; every other failure is the server's. */
const refuseRange: ErrorRequestHandler = (error, _request, response, next) => {
  if (Object(error).status !== 416) {
    next(error);
    return;
  }
  response.status(416).set(Object(error).headers).type('text').send('The file has no such part');
};
