import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLeases, type Leases } from '#server/core/database/lease';
import { createCopyService } from '#server/extras/static-copy/copy-service';
import { startAppForFile } from '#tests/support/app/managed-app';
import { takeLeaseAway } from '#tests/support/database/take-lease-away';
import { testFolder } from '#tests/support/managed-folder';

const app = await startAppForFile();

/** Creates the services of processes that run an export without an end. */
async function createCopyServices(...leases: Leases[]) {
  const folder = await testFolder();
  const command = join(folder, 'never-ending.mjs');
  await writeFile(command, 'setInterval(() => {}, 1_000);');
  return leases.map(each => createCopyService({ command, folder: join(folder, 'copies') }, each));
}

const REQUEST = { address: '', contact: '' };

test('only one process of a site creates a static copy', async () => {
  const [one, other] = await createCopyServices(createLeases(app.db), createLeases(app.db));
  await one?.create(REQUEST);
  await expect(other?.create(REQUEST)).rejects.toThrow('A static copy is already being created.');
  await one?.cancel();
  expect(await other?.create(REQUEST)).toMatchObject({ isRunning: true });
  await other?.cancel();
});

test('a static copy ends, and is not published, when its process loses the lease', async () => {
  const [copies] = await createCopyServices(createLeases(app.db, 600));
  await copies?.create(REQUEST);
  await takeLeaseAway(app.db, 'static-copy');
  await expect
    .poll(() => copies?.status(), { timeout: 10_000 })
    .toMatchObject({ isRunning: false, ready: null, failure: expect.stringContaining('SIGTERM') });
});
