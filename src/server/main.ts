import { join } from 'node:path';
import express from 'express';
import { openBuiltClient } from './http/built-client';
import { run } from './run';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

// This file runs as dist/server/main.js.
const projectRoot = join(import.meta.dirname, '..', '..');
const distDir = join(projectRoot, 'dist');

void run({
  projectRoot,
  mode: 'production',
  openClient: async () => ({
    bundle: await openBuiltClient(distDir),
    clientFiles: builtClientFiles(join(distDir, 'client')),
  }),
});

/** Files of the build carry their content's hash in their name: they never change. */
function builtClientFiles(clientDir: string): express.Router {
  const files = express.Router();
  files.use(
    '/assets',
    express.static(join(clientDir, 'assets'), { immutable: true, maxAge: YEAR_MS, index: false }),
  );
  files.use('/assets', (_request, response) => {
    response.status(404).type('text').send('File not found');
  });
  files.use(express.static(clientDir, { index: false, dotfiles: 'ignore', redirect: false, extensions: [] }));
  return files;
}
