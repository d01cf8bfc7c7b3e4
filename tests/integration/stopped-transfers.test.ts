import { once } from 'node:events';
import { mkdir, readdir, stat, truncate, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#server/core/database/new-id';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { AUTH_HEADER } from '#shared/credentials';
import { temporaryFolder } from '../support/backup-file';
import { bundlePrograms } from '../support/bundle-programs';
import { createOwner } from '../support/create-owner';
import { fetchTokens } from '../support/fetch-tokens';
import { video } from '../support/media-factory';
import { openTestDatabase } from '../support/open-test-database';
import { ensureProductionBuild } from '../support/production-build';
import { endPrograms, type Program, runProgram } from '../support/run-program';
import { createTestDatabase, type TestDatabase } from '../support/test-database';

// SIGTERM stops the real processes while they write or read a backup. See tests/stops for a stop before each
// step.

/** Takes a backup more than a second, so that the signal arrives in the middle. */
const LARGE_BYTES = 1_000_000_000;
const STARTED_BYTES = 10_000_000;

let database: TestDatabase;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let uploads: string;
let backups: string;

beforeAll(() => ensureProductionBuild(), 120_000);
beforeAll(() => bundlePrograms('src/server/commands/backup.ts'), 120_000);
beforeEach(async () => {
  folder = await temporaryFolder();
  uploads = join(folder.path, 'uploads');
  backups = join(folder.path, 'backups');
  for (const path of [uploads, backups]) await mkdir(path);
  database = await createTestDatabase();
  const db = await openTestDatabase(database);
  await createOwner(db);
  await db.close();
});
afterEach(async () => {
  await endPrograms();
  await database.remove();
  await folder.remove();
});

const variables = (more: Record<string, string> = {}) => ({
  ...{ DATABASE_URL: database.url, DATA_DIR: join(folder.path, 'data'), UPLOADS_DIR: uploads },
  ...{ HOST: '127.0.0.1', PORT: '0', SAMPLE_CONTENT: 'off', LOG_LEVEL: 'warn', ...more },
});

async function startServer(more?: Record<string, string>): Promise<{ program: Program; url: string }> {
  const program = runProgram('dist/server/main.js', [], variables(more));
  const [, url = ''] = await program.waitForOutput(/^The site is ready at (\S+)$/m);
  return { program, url };
}

/** Stores a video that is mostly empty, and takes no space. */
async function storeLargeVideo(): Promise<void> {
  const name = `${newId()}.mp4`;
  await writeFile(join(uploads, name), video('mp4'));
  await truncate(join(uploads, name), LARGE_BYTES);
  const db = await openTestDatabase(database);
  const row = { name, mediaType: 'video/mp4', bytes: LARGE_BYTES, width: null, height: null };
  await db.write(manager =>
    manager.insert(uploadEntity, { ...row, origin: 'editor', createdAt: new Date() }),
  );
  await db.close();
}

/** Waits until a backup is being written into the folder. */
async function waitForUnfinished(): Promise<void> {
  const readUnfinished = async () => {
    const [name = ''] = (await readdir(backups)).filter(entry => entry.endsWith('.part'));
    return name === '' ? 0 : (await stat(join(backups, name))).size;
  };
  await expect.poll(readUnfinished, { timeout: 30_000, interval: 5 }).toBeGreaterThan(STARTED_BYTES);
}

async function expectStop(program: Program, exitCode = 0): Promise<void> {
  program.kill('SIGTERM');
  expect(await program.ended).toEqual({ exitCode, signal: null });
}

test('SIGTERM during npm run backup leaves no file, and the next backup is complete', async () => {
  await storeLargeVideo();
  const out = ['--out', join(backups, 'mine.zip')];
  const writing = runProgram('src/server/commands/backup.ts', out, variables());
  await waitForUnfinished();
  await expectStop(writing, 143);
  expect(await readdir(backups)).toEqual([]);

  const again = runProgram('src/server/commands/backup.ts', out, variables());
  expect(await again.ended).toEqual({ exitCode: 0, signal: null });
  expect(await readdir(backups)).toEqual(['mine.zip']);
});

test('SIGTERM during a scheduled backup leaves no file, and the next start succeeds', async () => {
  await storeLargeVideo();
  const { program } = await startServer({ BACKUP_DIR: backups });
  await waitForUnfinished();
  await expectStop(program);
  expect(await readdir(backups)).toEqual([]);
  const { program: second, url } = await startServer({ BACKUP_DIR: backups });
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  await expectStop(second);
});

test('SIGTERM during a download of a backup cuts it off, so that it never looks complete', async () => {
  await storeLargeVideo();
  const { program, url } = await startServer();
  const { token } = await fetchTokens(url);
  const sent = request(`${url}/api/backup`, { method: 'POST', headers: { [AUTH_HEADER]: token } }).end();
  const [response] = await once(sent, 'response');
  // A client that reads no further holds the download until the server gives up.
  await once(response.pause(), 'readable');
  const failed = once(response, 'error');
  await expectStop(program);
  response.resume();
  expect(await failed).toMatchObject([{ code: 'ECONNRESET' }]);
  expect(program.stderr()).toBe('');
  const { program: second } = await startServer();
  await expectStop(second);
});
