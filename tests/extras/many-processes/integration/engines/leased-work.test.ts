import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Database } from '#server/core/database/database';
import { leaseEntity } from '#server/core/database/lease-entity';
import { createDatabaseLeases } from '#server/extras/many-processes/database-leases';
import { LeaseLostError } from '#server/extras/many-processes/fenced-write';
import { HOUR_MS } from '#shared/time';
import { startAppForFile } from '#tests/support/app/managed-app';
import { storedFiles } from '#tests/support/app/send-file';
import { engine } from '#tests/support/database/test-database';

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

// An SQLite file has one process.
test.skipIf(engine === 'sqlite')('a sweep that loses its lease deletes nothing more', async () => {
  const old = new Date(Date.now() - 2 * HOUR_MS);
  for (const name of ORPHANS) {
    await writeFile(join(app.uploadsDir, name), 'x');
    await utimes(join(app.uploadsDir, name), old, old);
  }
  onRemove = () => takeAway(app.db, 'upload-sweep');
  const sweep = createDatabaseLeases(app.db).attempt('upload-sweep', app.services.uploadSweep.sweep);
  await expect(sweep).rejects.toThrow(LeaseLostError);
  expect((await storedFiles(app)).files).toHaveLength(1);
});
