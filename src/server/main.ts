import { join } from 'node:path';
import { requireNode } from '#shared/node-version';
import { readCommandLine } from './commands/command-line';
import { openBuiltClient } from './http/pages/built-client';
import { builtClientFiles } from './http/pages/built-client-files';
import { run } from './run';

// This file runs as dist/server/main.js, a link to dist/builds/<build>/server.
requireNode();
readCommandLine(
  `Usage: node dist/server/main.js

Starts the site. Its settings are environment variables, or lines of a file .env in this folder: see docs/settings.md.`,
  {},
);
const buildDir = join(import.meta.dirname, '..');
const projectRoot = join(buildDir, '..', '..', '..');

await run({
  projectRoot,
  mode: 'production',
  openClient: async () => ({
    bundle: await openBuiltClient(buildDir),
    clientFiles: builtClientFiles(join(buildDir, 'client')),
  }),
});
