import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { expect } from 'vitest';
import { type Program, runProgram } from '#tests/support/programs/run-program';
import type { SiteOnDisk } from '#tests/support/stops/site-on-disk';

/** The moment of the copies in tests. */
export const AT = '2040-05-15T12:00:00.000Z';

type Environment = Record<string, string>;

type Site = Pick<SiteOnDisk, 'database' | 'folder'>;

/** Starts an export of a site into a folder, at a moment that stays the same. */
export function startExport(site: Site, out: string, options: string[] = [], env: Environment = {}): Program {
  return runExport(site, ['--out', out, ...options], env);
}

function runExport({ database, folder }: Site, options: string[], env: Environment): Program {
  const moment = options.includes('--at') ? [] : ['--at', AT];
  return runProgram('dist/server/export-static.js', [...options, ...moment], {
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'data'),
    UPLOADS_DIR: join(folder, 'uploads'),
    TMPDIR: tmpdir(),
    ...env,
  });
}

/** Exports a site and returns the report. */
export async function exportTo(...parameters: Parameters<typeof startExport>): Promise<string> {
  const program = startExport(...parameters);
  const { exitCode } = await program.ended;
  expect({ exitCode, errors: withoutProgress(program.stderr()) }).toEqual({ exitCode: 0, errors: '' });
  return program.stdout();
}

/** Exports a site into a zip file. */
export async function zipTo(
  site: Site,
  file: string,
  options: string[] = [],
  env: Environment = {},
): Promise<void> {
  const program = runExport(site, ['--zip', file, ...options], env);
  const { exitCode } = await program.ended;
  if (exitCode !== 0) throw new Error(program.stderr());
}

/** Runs an export that fails and returns its message. */
export async function failToExport(...parameters: Parameters<typeof startExport>): Promise<string> {
  const program = startExport(...parameters);
  const { exitCode } = await program.ended;
  expect({ exitCode, output: program.stdout() }).toEqual({ exitCode: 1, output: '' });
  return withoutProgress(program.stderr());
}

function withoutProgress(text: string): string {
  return text.replace(/^(?:pages|files|zip): \d+ of .*\n/gm, '');
}

/** Returns the paths that a dry run would write and remove. */
export function readDryRun(report: string): { write: string[]; remove: string[] } {
  const list = (verb: string) =>
    Array.from(report.matchAll(new RegExp(`^  ${verb}: (.*)$`, 'gm')), ([, path = '']) => path);
  return { write: list('write'), remove: list('remove') };
}

/** Reads the digest of each file in a folder. */
export async function readDigests(folder: string): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const path of await listPaths(folder)) {
    const content = await readFile(join(folder, path));
    digests[path] = createHash('sha256').update(content).digest('hex');
  }
  return digests;
}

/** Lists the files in a folder in a fixed order. */
export async function listPaths(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(entry => !entry.isDirectory())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/** Writes a file of another program into a folder. */
export async function writeForeign(folder: string, path: string, text = 'mine'): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}
