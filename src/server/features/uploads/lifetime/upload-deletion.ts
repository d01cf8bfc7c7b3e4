import { setTimeout as delay } from 'node:timers/promises';
import { lockContent } from '#server/core/content/revision';
import type { Database } from '#server/core/database/database';
import { isDiskFull } from '#server/core/database/database-error';
import type { Logger } from '#server/core/runtime/logger';
import type { UploadStore } from '#server/features/uploads/store/upload-store';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { explainStoreFailure } from '#server/features/uploads/upload-errors';
import { uploadPages } from '#server/features/uploads/upload-pages';
import { listNotShown, listUnused, namedByStem } from '#server/features/uploads/uses/used-files';
import { listUploadFiles } from '#shared/upload-names';

/** The owner's save waits this long for the removal of public copies. */
const WITHDRAWAL_MS = 5_000;

export type UploadDeletion = ReturnType<typeof createUploadDeletion>;
export type UploadDeletionDeps = { db: Database; store: UploadStore; log: Logger };

/** Deletes stored files that no stored item names. */
export function createUploadDeletion({ db, store, log }: UploadDeletionDeps) {
  /**
   * Deletes a file unless an item uses it. It is then deleted with the last of its uses. A missing file is not an error.
   * @throws AppError SERVICE_UNAVAILABLE if the store is read-only; a full one allows deletions
   */
  async function remove(name: string): Promise<void> {
    // This check comes first, so that nothing changes if the file cannot be deleted.
    await store.requireWritable().catch(ignoreDiskFull);
    const row = await db.read(uploadEntity).findOneBy({ name });
    // MySQL ignores trailing spaces. The resume is deleted when another one replaces it.
    if (row?.name !== name || row.origin === 'resume') return;
    // Visitors do not get an unused file while it is deleted, or until the sweep if that fails.
    await db.write(manager => manager.update(uploadEntity, { name }, { state: 'released' }));
    await deleteIfUnused(name);
  }

  /** Deletes unused files among the released ones. Leaves failures to the next sweep. */
  async function deleteReleased(): Promise<void> {
    try {
      for await (const names of uploadPages(db, { state: 'released' })) {
        const unused = await listUnused(db.read(uploadEntity).manager, names);
        for (const name of unused) await deleteIfUnused(name);
      }
    } catch (error) {
      log.warn({ error }, 'deleting released files failed, will be retried by the next sweep');
    }
  }

  /**
   * Deletes an unused file. With a newer schema, another table may use it, so that the sweep of the newer version
   * decides.
   */
  async function deleteIfUnused(name: string): Promise<boolean> {
    if (await db.hasNewerSchema()) return false;
    const isUnused = await db.write(async manager => {
      await lockContent(manager);
      return (await listUnused(manager, [name])).length > 0;
    });
    if (!isUnused) return false;
    await removeFiles(name);
    await db.write(manager => manager.delete(uploadEntity, { name }));
    return true;
  }

  async function removeFiles(name: string): Promise<void> {
    try {
      for (const file of listUploadFiles(name)) await store.remove(file).catch(throwStoreFailure);
    } finally {
      // Last, because a request for the file would copy it again.
      await withdraw([name]);
    }
  }

  /** Removes the public copies of files that visitors no longer see, given by the stems of their names. */
  async function withdrawHidden(stems: string[]): Promise<void> {
    if (!store.publicCopies) return;
    try {
      const uploads = db.read(uploadEntity);
      const hidden = await listNotShown(uploads.manager, stems);
      const rows = await uploads.find({ select: { name: true }, where: hidden.map(namedByStem) });
      if (hidden.length > 0) await withdraw(rows.map(({ name }) => name));
    } catch (error) {
      log.warn({ error }, 'finding public copies failed, will be retried by the next sweep');
    }
  }

  /**
   * Removes the public copies of files. Leaves failures to the next sweep, and goes on in the background if a slow
   * store would delay the owner's save.
   */
  async function withdraw(names: string[]): Promise<void> {
    const removal = store.publicCopies?.remove(names.flatMap(listUploadFiles)).catch(error => {
      log.warn({ error, names }, 'removing public copies failed, will be retried by the next sweep');
    });
    if (removal) await Promise.race([removal, delay(WITHDRAWAL_MS, undefined, { ref: false })]);
  }

  return { remove, deleteReleased, deleteIfUnused, removeFiles, withdrawHidden };
}

/** Ignores a full disk, which does not prevent deletion. */
function ignoreDiskFull(error: unknown): void {
  if (!isDiskFull(error)) throwStoreFailure(error);
}

function throwStoreFailure(error: unknown): never {
  throw explainStoreFailure(error);
}
