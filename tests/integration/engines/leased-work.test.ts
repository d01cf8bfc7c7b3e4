import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LeaseLostError } from '#server/core/database/fenced-write';
import { createLeases } from '#server/core/database/lease';
import { HOUR_MS } from '#shared/time';
import { startAppForFile } from '../../support/app/managed-app';
import { storedFiles } from '../../support/app/send-file';
import { takeLeaseAway } from '../../support/database/take-lease-away';

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

test('a sweep that loses its lease deletes nothing more', async () => {
  const old = new Date(Date.now() - 2 * HOUR_MS);
  for (const name of ORPHANS) {
    await writeFile(join(app.uploadsDir, name), 'x');
    await utimes(join(app.uploadsDir, name), old, old);
  }
  onRemove = () => takeLeaseAway(app.db, 'upload-sweep');
  const sweep = createLeases(app.db).attempt('upload-sweep', app.services.uploadSweep.sweep);
  await expect(sweep).rejects.toThrow(LeaseLostError);
  expect((await storedFiles(app)).files).toHaveLength(1);
});
