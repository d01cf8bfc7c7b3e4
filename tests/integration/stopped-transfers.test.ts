import { once } from 'node:events';
import { readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { newId } from '#server/core/database/new-id';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { AUTH_HEADER } from '#shared/credentials';
import { fetchTokens } from '../support/app/fetch-tokens';
import { video } from '../support/content/media-factory';
import { openTestDatabase } from '../support/database/open-test-database';
import { prepareStartsWithOwner, stopProgram } from '../support/programs/built-server';
import { bundlePrograms } from '../support/programs/bundle-programs';
import { runProgram } from '../support/programs/run-program';

// SIGTERM stops the real processes while they write or read a backup. See tests/stops for a stop before each
// step.

/** Takes a backup more than a second, so that the signal arrives in the middle. */
const LARGE_BYTES = 1_000_000_000;
const STARTED_BYTES = 10_000_000;

beforeAll(() => bundlePrograms('src/server/commands/backup.ts'), 120_000);

/** Prepares a site with a video that is mostly empty, and takes no space. */
async function prepareLargeSite() {
  const starts = await prepareStartsWithOwner();
  const { database, uploads, backups } = starts;
  const name = `${newId()}.mp4`;
  await writeFile(join(uploads, name), video('mp4'));
  await truncate(join(uploads, name), LARGE_BYTES);
  const db = await openTestDatabase(database);
  const row = { name, mediaType: 'video/mp4', bytes: LARGE_BYTES, width: null, height: null };
  await db.write(manager =>
    manager.insert(uploadEntity, { ...row, origin: 'editor', createdAt: new Date() }),
  );
  const removeVideo = async () => {
    await db.write(manager => manager.delete(uploadEntity, { name }));
    await rm(join(uploads, name));
  };
  onTestFinished(() => db.close());
  const readUnfinished = async () => {
    const [part = ''] = (await readdir(backups)).filter(entry => entry.endsWith('.part'));
    return part === '' ? 0 : (await stat(join(backups, part))).size;
  };
  /** Waits until a backup is being written into the folder. */
  const waitForUnfinished = () =>
    expect.poll(readUnfinished, { timeout: 30_000, interval: 5 }).toBeGreaterThan(STARTED_BYTES);
  return { ...starts, removeVideo, waitForUnfinished };
}

test('SIGTERM during npm run backup leaves no file, and the next backup is complete', async () => {
  const { backups, settings, removeVideo, waitForUnfinished } = await prepareLargeSite();
  const backUp = () =>
    runProgram('src/server/commands/backup.ts', ['--out', join(backups, 'mine.zip')], settings());
  const writing = backUp();
  await waitForUnfinished();
  await stopProgram(writing, 143);
  expect(await readdir(backups)).toEqual([]);

  await removeVideo();
  expect(await backUp().ended).toEqual({ exitCode: 0, signal: null });
  expect(await readdir(backups)).toEqual(['mine.zip']);
});

test('SIGTERM during a scheduled backup leaves no file, and the next start succeeds', async () => {
  const { backups, start, waitForUnfinished } = await prepareLargeSite();
  const { program } = await start({ BACKUP_DIR: backups });
  await waitForUnfinished();
  await stopProgram(program);
  expect(await readdir(backups)).toEqual([]);
  const { program: second, url } = await start({ BACKUP_DIR: backups });
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  await stopProgram(second);
});

test('SIGTERM during a download of a backup cuts it off, so that it never looks complete', async () => {
  const { start } = await prepareLargeSite();
  const { program, url } = await start();
  const { token } = await fetchTokens(url);
  const sent = request(`${url}/api/backup`, { method: 'POST', headers: { [AUTH_HEADER]: token } }).end();
  const [response] = await once(sent, 'response');
  // A client that reads no further holds the download until the server gives up.
  await once(response.pause(), 'readable');
  const failed = once(response, 'error');
  await stopProgram(program);
  response.resume();
  expect(await failed).toMatchObject([{ code: 'ECONNRESET' }]);
  expect(program.stderr()).toBe('');
  await stopProgram((await start()).program);
});
