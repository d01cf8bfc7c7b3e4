import { Between, type EntityManager, In, Not } from 'typeorm';
import { holdContent } from '#server/core/content/revision';
import type { Database } from '#server/core/database/database';
import { isDiskFull } from '#server/core/database/database-error';
import type { Logger } from '#server/core/runtime/logger';
import { filesOfUpload } from '#shared/upload-names';
import { uploadEntity } from './upload-entity';
import { explainStoreFailure } from './upload-errors';
import { uploadPages } from './upload-pages';
import type { UploadStore } from './upload-store';

/** Lists the saved records that use a file, in words: 'the project "Orrery"'. */
type FindUses = (manager: EntityManager, name: string) => Promise<string[]>;

export type FileUses = {
  /** Published uses. */
  findPublished: FindUses;
  /** Unpublished uses, which retain a file but hide it from visitors. */
  findUnpublished: FindUses;
  /** Returns the earliest scheduled publication of a use; null without one. */
  findPlanned: (manager: EntityManager, name: string) => Promise<Date | null>;
};

export type UploadDeletionDeps = { db: Database; store: UploadStore; log: Logger; uses: FileUses };

/** Deletes stored files that no record references. */
export function createUploadDeletion({ db, store, log, uses }: UploadDeletionDeps) {
  const { publish, hide, hideFile } = createFileVisibility(uses);
  /** The running transactions that have released files. */
  const releasing = new WeakSet<EntityManager>();

  /**
   * Deletes a file at once, or as soon as no saved record uses it. A missing file is not an error.
   * @throws AppError SERVICE_UNAVAILABLE when the store is read-only; deleting from a full one is allowed
   */
  async function remove(name: string): Promise<void> {
    // Checked first: the row is deleted before the file, and would be lost if the file cannot be deleted.
    await store.requireWritable().catch(ignoreDiskFull);
    const row = await db.read(uploadEntity).findOneBy({ name });
    // MySQL ignores trailing spaces. The resume is deleted when another one replaces it.
    if (row?.name !== name || row.origin === 'resume') return;
    await db.write(manager => manager.update(uploadEntity, { name }, { origin: 'released' }));
    await collect(name);
  }

  /** Marks files that a record no longer mentions, in the transaction that saves it. */
  async function release(manager: EntityManager, names: string[]): Promise<void> {
    if (names.length === 0) return;
    await manager.update(
      uploadEntity,
      { name: In(names), origin: Not(In(PERMANENT_ORIGINS)) },
      { origin: 'released' },
    );
    releasing.add(manager);
  }

  /** Runs a transaction, then deletes the files that it released unless they are still in use. */
  async function writeContent<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    let hasReleased = false;
    const result = await db.write(async manager => {
      const done = await work(manager);
      // SQLite's transactions share one manager, one after the other.
      hasReleased = releasing.delete(manager);
      return done;
    });
    if (hasReleased) await deleteUnused();
    return result;
  }

  /** Leaves failures to the next sweep. */
  async function deleteUnused(): Promise<void> {
    try {
      for await (const names of uploadPages(db, { origin: 'released' })) {
        for (const name of names) await collect(name);
      }
    } catch (error) {
      log.warn({ error }, 'deleting released files failed, will be retried by the next sweep');
    }
  }

  /** Marks hidden files by stem, in the transaction that deletes the versions that retained them. */
  async function releaseHidden(manager: EntityManager, stems: string[]): Promise<void> {
    for (const stem of new Set(stems)) {
      const name = Between(stem, `${stem}~`);
      await manager.update(uploadEntity, { name, origin: 'kept' }, { origin: 'released' });
    }
    releasing.add(manager);
  }

  /** Deletes an unused file; hides one that only unpublished content uses. */
  async function collect(name: string): Promise<boolean> {
    const isDeleted = await db.write(async manager => {
      await holdContent(manager);
      if ((await uses.findPublished(manager, name)).length > 0) return false;
      if ((await uses.findUnpublished(manager, name)).length > 0) {
        await hideFile(manager, name);
        return false;
      }
      await manager.delete(uploadEntity, { name });
      return true;
    });
    if (isDeleted) await removeFiles(name);
    return isDeleted;
  }

  async function removeFiles(name: string): Promise<void> {
    for (const file of filesOfUpload(name)) await store.remove(file).catch(throwStoreFailure);
  }

  return { remove, release, releaseHidden, publish, hide, writeContent, deleteUnused, collect, removeFiles };
}

/** Shows and hides files with the content that names them. */
function createFileVisibility(uses: FileUses) {
  /** Shows hidden files to visitors, in the transaction that publishes content naming them. */
  async function publish(manager: EntityManager, names: string[]): Promise<void> {
    if (names.length === 0) return;
    const shown = { origin: 'editor', shownAt: null } as const;
    await manager.update(uploadEntity, { name: In(names), origin: 'kept' }, shown);
  }

  /**
   * Hides files from visitors unless published content names them, in the transaction that saves unpublished content
   * naming them.
   */
  async function hide(manager: EntityManager, names: string[]): Promise<void> {
    if (names.length === 0) return;
    // Serializes with other processes that publish or hide files.
    await holdContent(manager);
    const rows = await manager.findBy(uploadEntity, { name: In(names), origin: Not(In(PERMANENT_ORIGINS)) });
    for (const { name } of rows) {
      if ((await uses.findPublished(manager, name)).length === 0) await hideFile(manager, name);
    }
  }

  async function hideFile(manager: EntityManager, name: string): Promise<void> {
    const shownAt = await uses.findPlanned(manager, name);
    await manager.update(uploadEntity, { name }, { origin: 'kept', shownAt });
  }

  return { publish, hide, hideFile };
}

/** Origins whose files are deleted together with what they came with. */
const PERMANENT_ORIGINS = ['sample', 'resume'];

/** Ignores a full disk, which does not prevent deletion. */
function ignoreDiskFull(error: unknown): void {
  if (!isDiskFull(error)) throwStoreFailure(error);
}

function throwStoreFailure(error: unknown): never {
  throw explainStoreFailure(error);
}
