import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { type RequestHandler, Router } from 'express';
import { allowMethods } from '#server/http/requests/allow-methods';
import { DAY_MS } from '#shared/time';

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

/**
 * Creates the interactive API reference. All of its files come from this site, as the policy of all pages
 * requires.
 */
export function createApiDocs(): Router {
  const docs = Router({ strict: true });
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const get = (path: string, send: RequestHandler) => docs.route(path).get(send).all(allowMethods('GET'));
  // The page's addresses are relative to /api, so its own must not end with a slash.
  get('/docs/', (_request, response) => response.redirect(301, '/api/docs'));
  get('/docs', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('html').send(PAGE);
  });
  get('/docs/start.js', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('js').send(START);
  });
  for (const file of FILES) {
    get(`/docs/${file}`, (_request, response) => response.sendFile(file, { root: folder, maxAge: DAY_MS }));
  }
  return docs;
}
