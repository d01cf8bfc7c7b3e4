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

/** Tells which saved records use a file, in words: 'the project "Orrery"'. */
type FindUses = (manager: EntityManager, name: string) => Promise<string[]>;

export type FileUses = {
  /** What visitors see now. */
  findPublished: FindUses;
  /** What they do not see: it keeps a file, but not for them. */
  findKept: FindUses;
  /** When the first of what is planned is published; null when nothing is. */
  findPlanned: (manager: EntityManager, name: string) => Promise<Date | null>;
};

export type UploadDeletionDeps = { db: Database; store: UploadStore; log: Logger; uses: FileUses };

/** How stored files go: never one that a saved record uses. */
export function createUploadDeletion({ db, store, log, uses }: UploadDeletionDeps) {
  /** The transactions under way that have released something. */
  const releasing = new WeakSet<EntityManager>();

  /**
   * Deletes a file: at once, or as soon as no saved record uses it. A missing one is no failure.
   * @throws AppError SERVICE_UNAVAILABLE when the store is read-only; a full one is made room in
   */
  async function remove(name: string): Promise<void> {
    // Asked first: the row goes before the file, and would be gone when the file cannot go.
    await store.requireWritable().catch(unlessFull);
    const row = await db.read(uploadEntity).findOneBy({ name });
    // MySQL takes no heed of spaces at the end when it compares. The resume goes when another takes its place.
    if (row?.name !== name || row.origin === 'resume') return;
    await db.write(manager => manager.update(uploadEntity, { name }, { origin: 'released' }));
    await collect(name);
  }

  /** In a transaction that saves a record: marks the files that it no longer mentions. */
  async function release(manager: EntityManager, names: string[]): Promise<void> {
    if (names.length === 0) return;
    await manager.update(uploadEntity, { name: In(names), origin: Not(In(LASTING)) }, { origin: 'released' });
    releasing.add(manager);
  }

  /** A transaction after which what it has released goes, as far as nothing else uses it. */
  async function writeContent<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    let hasReleased = false;
    const result = await db.write(async manager => {
      const done = await work(manager);
      // SQLite's transactions have one manager, in turns.
      hasReleased = releasing.delete(manager);
      return done;
    });
    if (hasReleased) await deleteUnused();
    return result;
  }

  /** A failure waits for the sweep. */
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
    const shown = { origin: 'editor', shownAt: null } as const;
    await manager.update(uploadEntity, { name: In(names), origin: 'kept' }, shown);
  }

  /**
   * In a transaction after which what is not published names these files: visitors get them no more, or not yet, but for
   * those that something else shows them.
   */
  async function hide(manager: EntityManager, names: string[]): Promise<void> {
    if (names.length === 0) return;
    // What shows a file at this moment, in another process, comes before or after.
    await holdContent(manager);
    const rows = await manager.findBy(uploadEntity, { name: In(names), origin: Not(In(LASTING)) });
    for (const { name } of rows) {
      if ((await uses.findPublished(manager, name)).length === 0) await keep(manager, name);
    }
  }

  async function keep(manager: EntityManager, name: string): Promise<void> {
    const shownAt = await uses.findPlanned(manager, name);
    await manager.update(uploadEntity, { name }, { origin: 'kept', shownAt });
  }

  /** In a transaction that removes versions: marks the files that were kept for them, by what their names begin with. */
  async function releaseKept(manager: EntityManager, stems: string[]): Promise<void> {
    for (const stem of new Set(stems)) {
      const name = Between(stem, `${stem}~`);
      await manager.update(uploadEntity, { name, origin: 'kept' }, { origin: 'released' });
    }
    releasing.add(manager);
  }

  /** Deletes a file that nothing uses; one that only what visitors do not see uses is kept from them. */
  async function collect(name: string): Promise<boolean> {
    const isGone = await db.write(async manager => {
      await holdContent(manager);
      if ((await uses.findPublished(manager, name)).length > 0) return false;
      if ((await uses.findKept(manager, name)).length > 0) {
        await keep(manager, name);
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

  return { remove, release, releaseKept, publish, hide, writeContent, deleteUnused, collect, removeFiles };
}

/** They go with what they came with. */
const LASTING = ['sample', 'resume'];

/** What makes room needs none. */
function unlessFull(error: unknown): void {
  if (!isDiskFull(error)) failStore(error);
}

function failStore(error: unknown): never {
  throw explainStoreFailure(error);
}
