import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Environment, setNodeEnv } from '#server/core/config/env';
import { StartError } from '#server/core/errors/start-error';
import { createLogger } from '#server/core/runtime/logger';
import { withSqliteLock } from '#server/db/sqlite-lock';
import { createFolderStore } from '#server/features/uploads/upload-store';
import { openBuiltClient } from '#server/http/built-client';
import { builtClientFiles } from '#server/http/built-client-files';
import { readBase, readOrigin } from '#server/static-copy/copy-address';
import { type ExportOptions, type ExportResult, exportSite } from '#server/static-copy/export-site';
import { MINUTE_MS } from '#shared/time';
import { runCommand } from './command';

/**
 * Writes the public site as files: `npm run export:static -- --out DIR`. docs/publish.md describes the options.
 */
setNodeEnv('production');
void runCommand(async (db, env) => {
  const options = readOptions(env);
  // This file runs as dist/server/export-static.js, a link to dist/builds/<build>/server.
  const buildDir = join(import.meta.dirname, '..');
  const clientDir = join(buildDir, 'client');
  const deps = {
    ...{ db, env, clientDir, store: createFolderStore(env.uploadsDir), log: createLogger('warn') },
    bundle: await openBuiltClient(buildDir),
    clientFiles: builtClientFiles(clientDir),
    build: await readFile(join(buildDir, '..', '..', 'build-stamp'), 'utf8'),
  };
  await mkdir(env.dataDir, { recursive: true });
  const lock = join(
    env.dataDir,
    `export-${createHash('sha256').update(options.out).digest('hex').slice(0, 16)}`,
  );
  const busy = `Another export writes to ${options.out}.`;
  return describe(await withSqliteLock(lock, TURN_MS, () => exportSite(deps, options), busy), options);
});

/** How long an export waits for another one of the same folder. */
const TURN_MS = 10 * MINUTE_MS;

function readOptions(env: Environment): ExportOptions {
  const { values } = parseArgs({
    options: {
      out: { type: 'string' },
      base: { type: 'string', default: '/' },
      url: { type: 'string' },
      at: { type: 'string' },
      contact: { type: 'string' },
      views: { type: 'string' },
      cname: { type: 'string' },
      compress: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  if (values.out === undefined) throw new StartError('Usage: npm run export:static -- --out DIR');
  const at = values.at === undefined ? new Date() : new Date(values.at);
  if (Number.isNaN(at.getTime()))
    throw new StartError(`--at must be a moment such as 2026-01-31T12:00:00Z, not '${values.at}'.`);
  return {
    out: resolve(values.out),
    copy: {
      base: readBase(values.base),
      contactAddress: readAddress('contact', values.contact, ['https:', 'mailto:']),
      viewsAddress: readAddress('views', values.views, ['https:']),
      countedTo: Date.UTC(at.getUTCFullYear(), at.getUTCMonth()),
    },
    origin: values.url === undefined ? env.publicUrl : readOrigin(values.url),
    at,
    domain: values.cname,
    isCompressed: values.compress,
    isShared: values.force,
    isDryRun: values['dry-run'],
    report: createReport(),
  };
}

function readAddress(name: string, text: string | undefined, protocols: string[]): string | null {
  if (text === undefined) return null;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  throw new StartError(`--${name} must begin with ${protocols.join(' or ')}, not '${text}'.`);
}

const REPORT_EVERY_MS = 1_000;

/** Prints how far the export is, at most once per second. */
function createReport(): ExportOptions['report'] {
  const startedAt = Date.now();
  let lastAt = startedAt;
  return ({ step, done, known }) => {
    const now = Date.now();
    if (now - lastAt < REPORT_EVERY_MS) return;
    lastAt = now;
    const secondsLeft = Math.ceil((((now - startedAt) / done) * (known - done)) / 1_000);
    process.stderr.write(`${step}: ${done} of ${known}, about ${secondsLeft} s left\n`);
  };
}

function describe(result: ExportResult, { out, isDryRun }: ExportOptions): string {
  const { written, removed, unchanged, deadLinks, missingVariants } = result;
  const counts = `${written.length} written, ${removed.length} removed, ${unchanged} unchanged`;
  const lines = isDryRun
    ? [
        `Dry run: nothing was changed in ${out}. ${counts}.`,
        ...listPaths('write', written),
        ...listPaths('remove', removed),
      ]
    : [`Exported to ${out}: ${counts}.`];
  return [
    ...lines,
    ...deadLinks.map(({ address, page }) => `Dead link on ${page}: ${address}`),
    ...(missingVariants > 0
      ? [`${missingVariants} smaller forms of pictures do not exist yet. Export again later.`]
      : []),
  ].join('\n');
}

function listPaths(verb: string, paths: string[]): string[] {
  return paths.map(path => `  ${verb}: ${path}`);
}
