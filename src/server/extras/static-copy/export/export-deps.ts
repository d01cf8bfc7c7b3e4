import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseAdapters } from '#server/choose-adapters';
import type { Environment } from '#server/core/config/env';
import type { Database } from '#server/core/database/database';
import { createLogger } from '#server/core/runtime/logger';
import type { ExportDeps } from './export-site';

/** Collects what an export needs besides its options. */
export async function readExportDeps(db: Database, env: Environment): Promise<ExportDeps> {
  // This file is part of dist/server, a link to dist/builds/<build>/server.
  const buildDir = join(import.meta.dirname, '..');
  return {
    db,
    env,
    clientDir: join(buildDir, 'client'),
    store: await chooseAdapters(env).openStore(),
    log: createLogger('warn'),
    build: await readFile(join(buildDir, '..', '..', 'build-stamp'), 'utf8'),
  };
}
