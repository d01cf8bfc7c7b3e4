import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import express from 'express';
import serveCompressed from 'express-static-gzip';
import { openBuiltClient } from './http/built-client';
import { run } from './run';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
/** Who starts the site is likely to look at it at once. */
const COLLECT_AFTER_MS = 1_000;

// This file runs as dist/server/main.js, which is a link: it stands in dist/builds/<one build>/server.
const buildDir = join(import.meta.dirname, '..');
const projectRoot = join(buildDir, '..', '..', '..');

// How much of what is in use garbage may take before it is collected. V8 alone lets it grow to twice as much.
setFlagsFromString('--heap-growing-percent=40');

await run({
  projectRoot,
  mode: 'production',
  openClient: async () => ({
    bundle: await openBuiltClient(buildDir),
    clientFiles: builtClientFiles(join(buildDir, 'client')),
  }),
});
setTimeout(collectGarbage, COLLECT_AFTER_MS).unref();

/** What only the start needed, 13 MiB, would stay for as long as an idle site gives V8 no reason to look. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}

/** Files of the build carry their content's hash in their name: they never change, and are there compressed as well. */
function builtClientFiles(clientDir: string): express.Router {
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
  files.use('/assets', (_request, response) => {
    response.status(404).type('text').send('File not found');
  });
  // One by one: index.html, which every page is made of, is none itself.
  for (const name of filesIn(clientDir).filter(each => each !== 'index.html')) {
    files.use(`/${name}`, express.static(join(clientDir, name), { redirect: false }));
  }
  return files;
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter(entry => entry.isFile()).map(({ name }) => name);
}
