import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import express from 'express';
import serveCompressed from 'express-static-gzip';
import { sendText } from '#server/http/requests/error-response';
import { DAY_MS } from '#shared/time';

const YEAR_MS = 365 * DAY_MS;

/**
 * Serves the built files. Their names contain a hash of their content, so they never change. They exist in
 * compressed form.
 */
export function builtClientFiles(clientDir: string): express.Router {
  const files = express.Router();
  files.use(
    '/assets',
    serveCompressed(join(clientDir, 'assets'), {
      enableBrotli: true,
      orderPreference: ['br'],
      index: false,
      serveStatic: { immutable: true, maxAge: YEAR_MS, redirect: false },
    }),
  );
  files.use('/assets', (_request, response) => sendText(response, 404, 'File not found.'));
  // Serve files individually, because index.html is a template, not a file to serve.
  for (const name of filesIn(clientDir).filter(each => each !== 'index.html')) {
    files.use(`/${name}`, express.static(join(clientDir, name), { redirect: false }));
  }
  return files;
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter(entry => entry.isFile()).map(({ name }) => name);
}
