import express, { Router } from 'express';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The stored files, to look at and never to run: even an SVG opened by itself cannot do anything. */
export function createUploadFiles(uploadsDir: string): Router {
  const files = Router();
  files.use((_request, response, next) => {
    response.set({
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
    next();
  });
  files.use(
    express.static(uploadsDir, { index: false, dotfiles: 'ignore', redirect: false, maxAge: DAY_MS }),
  );
  files.use((_request, response) => {
    response.status(404).type('text').send('There is no such file');
  });
  return files;
}
