import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { createOwner } from '../app/create-owner';
import { openTestDatabase } from '../database/open-test-database';
import { createTestDatabase } from '../database/test-database';
import { ensureProductionBuild } from './production-build';
import { endPrograms, type Program, runProgram } from './run-program';

type Variables = Record<string, string>;

/**
 * Prepares starts of the built server on an empty database and a new folder, which are removed with the test or
 * `onEnd`.
 */
export async function prepareStarts(onEnd: (cleanUp: () => Promise<void>) => void = onTestFinished) {
  await ensureProductionBuild();
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-start-'));
  onEnd(async () => {
    await endPrograms();
    await database.remove();
    await rm(folder, { recursive: true, force: true });
  });
  const settings = (more: Variables = {}): Variables => ({
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'data'),
    UPLOADS_DIR: join(folder, 'uploads'),
    HOST: '127.0.0.1',
    PORT: '0',
    SAMPLE_CONTENT: 'off',
    LOG_LEVEL: 'warn',
    ...more,
  });
  const launch = (more?: Variables): Program => runProgram('dist/server/main.js', [], settings(more));
  return {
    database,
    folder,
    settings,
    launch,
    /** Launches the server and waits until it is ready. */
    start: async (more?: Variables) => {
      const program = launch(more);
      return { program, url: await waitForAddress(program) };
    },
    /** Returns the reason of a start that has to fail. */
    getRefusal: async (more?: Variables): Promise<string> => {
      const program = launch(more);
      expect(await program.ended).toEqual({ exitCode: 1, signal: null });
      return readFatalLine(program);
    },
  };
}

/** Prepares starts of a site with an owner, and folders for uploads and backups. */
export async function prepareStartsWithOwner() {
  const starts = await prepareStarts();
  const uploads = join(starts.folder, 'uploads');
  const backups = join(starts.folder, 'backups');
  for (const path of [uploads, backups]) await mkdir(path);
  const db = await openTestDatabase(starts.database);
  await createOwner(db);
  await db.close();
  return { ...starts, uploads, backups };
}

/** Returns the reason that a failed start has logged, as its only line on standard error. */
export function readFatalLine(program: Program): string {
  const { level, msg } = JSON.parse(program.stderr());
  expect(level).toBe(60);
  return msg;
}

export async function waitForAddress(program: Program): Promise<string> {
  const [, url = ''] = await program.waitForOutput(/^The site is ready at (\S+)$/m);
  return url;
}

export async function stopProgram(program: Program, exitCode = 0): Promise<void> {
  program.kill('SIGTERM');
  expect(await program.ended).toEqual({ exitCode, signal: null });
}

/** The line of a first start that has the generated password. */
export const SIGN_IN = /^Owner: +sign in at \/login as (\S+), password (\S+) \(shown only now\)$/m;

export async function getSignInStatus(url: string, password: string, email = 'owner@example.com') {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  await response.arrayBuffer();
  return response.status;
}
