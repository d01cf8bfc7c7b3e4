import { createWriteStream, openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSiteBackup } from '#server/composition/backup/site-backup';
import { createFolderStore } from '#server/features/uploads/store/folder-store';
import { AUTH_HEADER } from '#shared/credentials';
import { fetchTokens } from '../../support/app/fetch-tokens';
import { connect, openTestDatabase } from '../../support/database/open-test-database';
import { engine } from '../../support/database/test-database';
import { prepareStartsWithOwner, stopProgram } from '../../support/programs/built-server';

// SIGTERM stops the real processes while they write or read a backup. See tests/stops for a stop before each
// step.

/** Starts a server whose restore cannot go on, because another connection holds rows that it replaces. */
async function startRestore() {
  const { database, folder, uploads, start } = await prepareStartsWithOwner();
  const { program, url } = await start();
  const { token } = await fetchTokens(url);
  const post = (path: string, body: Blob | string, type = 'application/json') =>
    fetch(url + path, { method: 'POST', headers: { [AUTH_HEADER]: token, 'content-type': type }, body });
  await post('/api/projects', JSON.stringify({ title: 'New' }));
  const file = join(folder, 'new.zip');
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
  /** Starts the server again, and lists its projects. */
  const listTitlesAfterStart = async (): Promise<string[]> => {
    const next = await start();
    const projects: { title: string }[] = Object(await (await fetch(`${next.url}/api/projects`)).json());
    await stopProgram(next.program);
    return projects.map(({ title }) => title).sort();
  };
  return { program, url, release, readLines: () => reading.then(() => lines), listTitlesAfterStart };
}

test('SIGTERM lets a short restore finish', async () => {
  const { program, url, readLines, release, listTitlesAfterStart } = await startRestore();
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
  const { program, readLines, release, listTitlesAfterStart } = await startRestore();
  const startedAt = performance.now();
  await stopProgram(program);
  // Service managers kill a process after 15 s.
  expect(performance.now() - startedAt).toBeLessThan(14_000);
  expect(await readLines()).not.toContain('"restored":');
  await release();
  expect(await listTitlesAfterStart()).toEqual(['New', 'Old']);
});
