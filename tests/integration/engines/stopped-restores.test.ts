import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSiteBackup } from '#server/composition/backup/site-backup';
import { createFolderStore } from '#server/features/uploads/folder-store';
import { AUTH_HEADER } from '#shared/credentials';
import { temporaryFolder } from '../../support/backup-file';
import { createOwner } from '../../support/create-owner';
import { fetchTokens } from '../../support/fetch-tokens';
import { connect, openTestDatabase } from '../../support/open-test-database';
import { ensureProductionBuild } from '../../support/production-build';
import { endPrograms, type Program, runProgram } from '../../support/run-program';
import { createTestDatabase, engine, type TestDatabase } from '../../support/test-database';

// SIGTERM stops the real processes while they write or read a backup. See tests/stops for a stop before each
// step.

let database: TestDatabase;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let uploads: string;
let backups: string;

beforeAll(() => ensureProductionBuild(), 120_000);
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

async function expectStop(program: Program, exitCode = 0): Promise<void> {
  program.kill('SIGTERM');
  expect(await program.ended).toEqual({ exitCode, signal: null });
}

/** Starts a server whose restore cannot go on, because another connection holds rows that it replaces. */
async function startRestore() {
  const { program, url } = await startServer();
  const { token } = await fetchTokens(url);
  const post = (path: string, body: Blob | string, type = 'application/json') =>
    fetch(url + path, { method: 'POST', headers: { [AUTH_HEADER]: token, 'content-type': type }, body });
  await post('/api/projects', JSON.stringify({ title: 'New' }));
  const file = join(folder.path, 'new.zip');
  const db = await openTestDatabase(database);
  await createSiteBackup({ db, store: createFolderStore(uploads) }).write(createWriteStream(file));
  await db.close();
  await post('/api/projects', JSON.stringify({ title: 'Old' }));
  const received = await post('/api/backup/file', await openAsBlob(file), 'application/zip');
  const { id, over } = Object(await received.json());

  const other = await connect(database);
  const holder = other.createQueryRunner();
  const hold = engine === 'sqlite' ? ['BEGIN IMMEDIATE'] : ['BEGIN', 'SELECT id FROM project FOR UPDATE'];
  for (const sql of hold) await holder.query(sql);
  const response = await post(`/api/backup/file/${id}/restore`, JSON.stringify({ over }));
  let lines = '';
  const reading = (async () => {
    for await (const part of response.body ?? []) lines += Buffer.from(part).toString();
  })().catch(() => undefined);
  // From then on the restore waits.
  await expect.poll(() => lines).toContain('Writing the content');
  const release = async () => {
    await holder.query('ROLLBACK');
    await holder.release();
    await other.destroy();
  };
  return { program, url, release, readLines: () => reading.then(() => lines) };
}

/** Starts the server again, and lists its projects. */
async function listTitlesAfterStart(): Promise<string[]> {
  const { program, url } = await startServer();
  const projects: { title: string }[] = Object(await (await fetch(`${url}/api/projects`)).json());
  await expectStop(program);
  return projects.map(({ title }) => title).sort();
}

test('SIGTERM lets a restore finish that takes a short time', async () => {
  const { program, url, readLines, release } = await startRestore();
  program.kill('SIGTERM');
  const isOpen = () =>
    fetch(`${url}/healthz`).then(
      () => true,
      () => false,
    );
  await expect.poll(isOpen).toBe(false);
  await release();
  expect(await readLines()).toContain('"restored":');
  expect(await program.ended).toEqual({ exitCode: 0, signal: null });
  expect(await listTitlesAfterStart()).toEqual(['New']);
});

test('SIGTERM ends a restore that takes long, and the content stays as it was', async () => {
  const { program, readLines, release } = await startRestore();
  const startedAt = performance.now();
  await expectStop(program);
  // Service managers kill a process after 15 s.
  expect(performance.now() - startedAt).toBeLessThan(14_000);
  expect(await readLines()).not.toContain('"restored":');
  await release();
  expect(await listTitlesAfterStart()).toEqual(['New', 'Old']);
});
