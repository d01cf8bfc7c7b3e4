import { Between, type EntityManager, In, Not } from 'typeorm';
import { filesOfUpload } from '../../../shared/upload-names';
import type { Database } from '../../core/database';
import type { Logger } from '../../core/logger';
import { holdContent } from '../../core/revision';
import { uploadEntity } from './upload-entity';
import { explainStoreFailure } from './upload-errors';
import { uploadPages } from './upload-pages';
import type { UploadStore } from './upload-store';

/** Tells which saved records use a file, in words: 'the project "Orrery"'. */
type FindUses = (manager: EntityManager, name: string) => Promise<string[]>;

export type FileUses = {
  /** What visitors see. */
  findPublished: FindUses;
  /** Versions and the trash: they keep a file, but not for visitors. */
  findKept: FindUses;
};

export type UploadDeletionDeps = { db: Database; store: UploadStore; log: Logger; uses: FileUses };

/** How stored files go: never one that a saved record uses. */
export function createUploadDeletion({ db, store, log, uses }: UploadDeletionDeps) {
  /**
   * Deletes a file: at once, or as soon as no saved record uses it. A missing one is no failure.
   * @throws AppError SERVICE_UNAVAILABLE when the store is read-only
   */
  async function remove(name: string): Promise<void> {
    // Asked first: the row goes before the file, and would be gone when the file cannot go.
    await store.requireWritable().catch(failStore);
    const row = await db.read(uploadEntity).findOneBy({ name });
    // MySQL takes no heed of spaces at the end when it compares. The resume goes when another takes its place.
    if (row?.name !== name || row.origin === 'resume') return;
    await db.write(manager => manager.update(uploadEntity, { name }, { origin: 'released' }));
    await collect(name);
  }

  /** In a transaction that saves a record: marks the files that it no longer mentions. */
  async function release(manager: EntityManager, names: string[]): Promise<void> {
    if (names.length === 0) return;
    await manager.update(
      uploadEntity,
      { name: In(names), origin: Not(In(['sample', 'resume'])) },
      { origin: 'released' },
    );
  }

  /** After such a transaction: deletes what was released and is used by nothing else. A failure waits for the sweep. */
  async function deleteUnused(): Promise<void> {
    try {
      for await (const names of uploadPages(db, { origin: 'released' })) {
        for (const name of names) await collect(name);
      }
    } catch (error) {
      log.warn({ error }, 'released files could not be deleted, the next sweep will');
    }
  }

  /** In a transaction after which published content names these files: visitors get those that were kept from them. */
  async function publish(manager: EntityManager, names: string[]): Promise<void> {
    if (names.length === 0) return;
    await manager.update(uploadEntity, { name: In(names), origin: 'kept' }, { origin: 'editor' });
  }

  /** In a transaction that removes versions: marks the files that were kept for them, by what their names begin with. */
  async function releaseKept(manager: EntityManager, stems: string[]): Promise<void> {
    for (const stem of new Set(stems)) {
      const name = Between(stem, `${stem}~`);
      await manager.update(uploadEntity, { name, origin: 'kept' }, { origin: 'released' });
    }
  }

  /** Deletes a file that nothing uses; one that only versions or the trash use is kept from visitors. */
  async function collect(name: string): Promise<boolean> {
    const isGone = await db.write(async manager => {
      await holdContent(manager);
      if ((await uses.findPublished(manager, name)).length > 0) return false;
      if ((await uses.findKept(manager, name)).length > 0) {
        await manager.update(uploadEntity, { name }, { origin: 'kept' });
        return false;
      }
      await manager.delete(uploadEntity, { name });
      return true;
    });
    if (isGone) await removeFiles(name);
    return isGone;
  }

  async function removeFiles(name: string): Promise<void> {
    for (const file of filesOfUpload(name)) await store.remove(file).catch(failStore);
  }

  return { remove, release, releaseKept, publish, deleteUnused, collect, removeFiles };
}

function failStore(error: unknown): never {
  throw explainStoreFailure(error);
}
