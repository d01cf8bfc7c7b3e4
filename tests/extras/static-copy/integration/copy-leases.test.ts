import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Leases, oneProcess } from '#server/core/database/lease';
import { createCopyService } from '#server/extras/static-copy/copy-service';
import { startAppForFile } from '#tests/support/app/managed-app';
import { testFolder } from '#tests/support/managed-folder';

const app = await startAppForFile();

/** Creates a service that runs an export without an end. */
async function createNeverEndingCopies(leases: Leases) {
  const folder = await testFolder();
  const command = join(folder, 'never-ending.mjs');
  await writeFile(command, 'setInterval(() => {}, 1_000);');
  return createCopyService({ command, folder: join(folder, 'copies') }, leases);
}

const REQUEST = { address: '', contact: '' };

test('only one static copy is created at a time', async () => {
  const leases = oneProcess.createLeases(app.db);
  const [one, other] = [await createNeverEndingCopies(leases), await createNeverEndingCopies(leases)];
  await one.create(REQUEST);
  await expect(other.create(REQUEST)).rejects.toThrow('A static copy is already being created.');
  await one.cancel();
  expect(await other.create(REQUEST)).toMatchObject({ isRunning: true });
  await other.cancel();
});

test('a static copy ends, and is not published, when its process loses the lease', async () => {
  const lost = new AbortController();
  const leases: Leases = {
    ...oneProcess.createLeases(app.db),
    take: async () => ({ run: work => work(lost.signal) }),
  };
  const copies = await createNeverEndingCopies(leases);
  await copies.create(REQUEST);
  lost.abort(new Error('Another process took over the lease'));
  await expect
    .poll(() => copies.status(), { timeout: 10_000 })
    .toMatchObject({ isRunning: false, ready: null, failure: expect.any(String) });
});
