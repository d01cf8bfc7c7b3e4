import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import express, { Router } from 'express';

const DAY_MS = 24 * 60 * 60 * 1000;
const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'];

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Portfolio API</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="docs/swagger-ui.css">
  </head>
  <body>
    <div id="reference"></div>
    <script src="docs/swagger-ui-bundle.js"></script>
    <script src="docs/start.js"></script>
  </body>
</html>
`;

const START = `const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
SwaggerUIBundle({ url: 'openapi.json', domNode: document.getElementById('reference'), deepLinking: true, validatorUrl: null });
`;

/** Creates the interactive API reference. All of its files come from this site, as the policy of all pages requires. */
export function createApiDocs(): Router {
  const docs = Router({ strict: true });
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  // No trailing slash: the page's addresses are relative to /api.
  docs.get('/docs/', (_request, response) => response.redirect(301, '/api/docs'));
  docs.get('/docs', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('html').send(PAGE);
  });
  docs.get('/docs/start.js', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('js').send(START);
  });
  for (const file of FILES)
    docs.use(`/docs/${file}`, express.static(`${folder}/${file}`, { maxAge: DAY_MS }));
  return docs;
}
