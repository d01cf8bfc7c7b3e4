import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Database } from '#server/core/database/database';
import { LeaseLostError } from '#server/core/database/fenced-write';
import { createLeases, type Leases } from '#server/core/database/lease';
import { leaseEntity } from '#server/core/database/lease-entity';
import { createCopyService } from '#server/features/copies/copy-service';
import { HOUR_MS } from '#shared/time';
import { startAppForFile } from '../../support/app/managed-app';
import { storedFiles } from '../../support/app/send-file';
import { testFolder } from '../../support/managed-folder';

const ORPHANS = ['01a1fcfd-5f98-718d-986a-a291eb86b869.mp4', '01a1fcfd-5f98-718d-986a-a291eb86b86a.mp4'];

/** Runs after a file was removed. */
let onRemove = async () => {};
const app = await startAppForFile({
  changeStore: store => ({
    ...store,
    remove: async name => {
      await store.remove(name);
      await onRemove();
    },
  }),
});

/** Takes the lease away, as another process does that has heard nothing from its holder. */
async function takeAway(db: Database, name: string): Promise<void> {
  const changed = { holder: 'another process', fence: () => 'fence + 1' };
  await db.write(manager => manager.update(leaseEntity, { name }, changed));
}

test('a sweep that loses its lease deletes nothing more', async () => {
  const old = new Date(Date.now() - 2 * HOUR_MS);
  for (const name of ORPHANS) {
    await writeFile(join(app.uploadsDir, name), 'x');
    await utimes(join(app.uploadsDir, name), old, old);
  }
  onRemove = () => takeAway(app.db, 'upload-sweep');
  const sweep = createLeases(app.db).attempt('upload-sweep', app.services.uploadSweep.sweep);
  await expect(sweep).rejects.toThrow(LeaseLostError);
  expect((await storedFiles(app)).files).toHaveLength(1);
});

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
  await takeAway(app.db, 'static-copy');
  await expect
    .poll(() => copies?.status(), { timeout: 10_000 })
    .toMatchObject({ isRunning: false, ready: null, failure: expect.stringContaining('SIGTERM') });
});
