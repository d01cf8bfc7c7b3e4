import { setTimeout as delay } from 'node:timers/promises';
import { Between, type EntityManager, type FindOperator, In, Not } from 'typeorm';
import { lockContent } from '#server/core/content/revision';
import type { Database } from '#server/core/database/database';
import { isDiskFull } from '#server/core/database/database-error';
import type { Logger } from '#server/core/runtime/logger';
import type { UploadStore } from '#server/features/uploads/store/upload-store';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { explainStoreFailure } from '#server/features/uploads/upload-errors';
import { uploadPages } from '#server/features/uploads/upload-pages';
import { listUploadFiles } from '#shared/upload-names';

/** Describes the saved records that use a file, such as 'the project "Orrery"'. */
type FindUses = (manager: EntityManager, name: string) => Promise<string[]>;

export type FileUses = {
  findPublished: FindUses;
  /** Finds unpublished uses, which prevent a file's deletion but hide it from visitors. */
  findUnpublished: FindUses;
  /** Returns the earliest scheduled publication of a use, or null if there is none. */
  findPlanned: (manager: EntityManager, name: string) => Promise<Date | null>;
};

/** The owner's save waits this long for the removal of public copies. */
const WITHDRAWAL_MS = 5_000;

export type UploadDeletionDeps = { db: Database; store: UploadStore; log: Logger; uses: FileUses };

/** Deletes stored files that no record references. */
export function createUploadDeletion({ db, store, log, uses }: UploadDeletionDeps) {
  const { publish, hide, hideFile, forgetHidden } = createFileVisibility(uses);
  const { release, releaseHidden, forgetReleases } = createFileRelease();

  /**
   * Deletes a file at once, or as soon as no saved record uses it. A missing file is not an error.
   * @throws AppError SERVICE_UNAVAILABLE if the store is read-only; a full one allows deletions
   */
  async function remove(name: string): Promise<void> {
    // This check comes first, so that nothing changes if the file cannot be deleted.
    await store.requireWritable().catch(ignoreDiskFull);
    const row = await db.read(uploadEntity).findOneBy({ name });
    // MySQL ignores trailing spaces. The resume is deleted when another one replaces it.
    if (row?.name !== name || row.origin === 'resume') return;
    // The sweep deletes a hidden file, too, once nothing uses it.
    if (row.origin !== 'kept')
      await db.write(manager => manager.update(uploadEntity, { name }, { origin: 'released' }));
    await deleteIfUnused(name);
  }

  /**
   * Runs a transaction, then deletes the files that it released unless they are still in use, and the public
   * copies of those that it hid.
   */
  async function writeContent<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const changed: { hidden: string[]; released: string[] | null } = { hidden: [], released: null };
    try {
      return await db.write(async manager => {
        const done = await work(manager);
        // SQLite's transactions share one manager, one after the other.
        changed.released = forgetReleases(manager);
        changed.hidden = forgetHidden(manager);
        return done;
      });
    } finally {
      // Even a transaction that fails may be committed, and the site copies a public file again.
      await withdraw(changed.hidden);
      if (changed.released) await deleteUnused(changed.released);
    }
  }

  /**
   * Removes the public copies of hidden files. Leaves failures to the next sweep, and goes on in the background
   * if a slow store would delay the owner's save.
   */
  async function withdraw(names: string[]): Promise<void> {
    const removal = store.publicCopies?.remove(names.flatMap(listUploadFiles)).catch(error => {
      log.warn({ error, names }, 'removing public copies failed, will be retried by the next sweep');
    });
    if (removal) await Promise.race([removal, delay(WITHDRAWAL_MS, undefined, { ref: false })]);
  }

  /** Deletes unused files among the released ones and among these hidden ones. Leaves failures to the next sweep. */
  async function deleteUnused(hiddenNames: string[] = []): Promise<void> {
    try {
      for (const name of hiddenNames) await deleteIfUnused(name);
      for await (const names of uploadPages(db, { origin: 'released' })) {
        for (const name of names) await deleteIfUnused(name);
      }
    } catch (error) {
      log.warn({ error }, 'deleting released files failed, will be retried by the next sweep');
    }
  }

  /**
   * Deletes an unused file, or hides one that only unpublished content uses. With a newer schema, another column may use
   * it, so that the sweep of the newer version decides.
   */
  async function deleteIfUnused(name: string): Promise<boolean> {
    if (await db.hasNewerSchema()) return false;
    const outcome = await db.write(async manager => {
      await lockContent(manager);
      if ((await uses.findPublished(manager, name)).length > 0) return 'shown';
      if ((await uses.findUnpublished(manager, name)).length > 0) {
        await hideFile(manager, name);
        return 'hidden';
      }
      // Visitors do not get the file while it is deleted, or until the sweep if that fails.
      await manager.update(uploadEntity, { name }, { origin: 'kept', shownAt: null });
      return 'unused';
    });
    if (outcome === 'hidden') await withdraw([name]);
    if (outcome !== 'unused') return false;
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

  return {
    remove,
    release,
    releaseHidden,
    publish,
    hide,
    writeContent,
    deleteUnused,
    deleteIfUnused,
    removeFiles,
  };
}

/**
 * Marks files for deletion, and remembers the transactions that did. Hidden files stay marked as hidden, so that
 * visitors do not get them before they are deleted, and their names are remembered instead.
 */
function createFileRelease() {
  /** The hidden files that each running transaction has released. */
  const releasing = new WeakMap<EntityManager, string[]>();

  /** Marks files that a record no longer mentions, in the transaction that saves it. */
  async function release(manager: EntityManager, names: string[]): Promise<void> {
    if (names.length === 0) return;
    await manager.update(
      uploadEntity,
      { name: In(names), origin: Not(In(['kept', ...PERMANENT_ORIGINS])) },
      { origin: 'released' },
    );
    await remember(manager, In(names));
  }

  /** Remembers hidden files by stem, in the transaction that deletes the versions that named them. */
  async function releaseHidden(manager: EntityManager, stems: string[]): Promise<void> {
    for (const stem of new Set(stems)) await remember(manager, Between(stem, `${stem}~`));
  }

  async function remember(manager: EntityManager, name: FindOperator<string>): Promise<void> {
    const rows = await manager.findBy(uploadEntity, { name, origin: 'kept' });
    const names = rows.map(row => row.name);
    releasing.set(manager, [...(releasing.get(manager) ?? []), ...names]);
  }

  /** Forgets a transaction, and returns the hidden files that it has released, or null if it has released none. */
  function forgetReleases(manager: EntityManager): string[] | null {
    const names = releasing.get(manager) ?? null;
    releasing.delete(manager);
    return names;
  }

  return { release, releaseHidden, forgetReleases };
}

/** Shows and hides files with the content that names them. */
function createFileVisibility(uses: FileUses) {
  /** The names that each running transaction has hidden. */
  const hiding = new WeakMap<EntityManager, string[]>();

  /** Shows hidden files to visitors, in the transaction that publishes content naming them. */
  async function publish(manager: EntityManager, names: string[]): Promise<void> {
    if (names.length === 0) return;
    const shown = { origin: 'editor', shownAt: null } as const;
    await manager.update(uploadEntity, { name: In(names), origin: 'kept' }, shown);
  }

  /**
   * Hides files from visitors unless published content names them, in the transaction that saves unpublished
   * content naming them.
   */
  async function hide(manager: EntityManager, names: string[]): Promise<void> {
    if (names.length === 0) return;
    // The lock serializes this with other processes that publish or hide files.
    await lockContent(manager);
    const rows = await manager.findBy(uploadEntity, { name: In(names), origin: Not(In(PERMANENT_ORIGINS)) });
    for (const { name } of rows) {
      if ((await uses.findPublished(manager, name)).length > 0) continue;
      await hideFile(manager, name);
      hiding.set(manager, [...(hiding.get(manager) ?? []), name]);
    }
  }

  /** Forgets a transaction, and returns the names that it has hidden. */
  function forgetHidden(manager: EntityManager): string[] {
    const names = hiding.get(manager) ?? [];
    hiding.delete(manager);
    return names;
  }

  async function hideFile(manager: EntityManager, name: string): Promise<void> {
    const shownAt = await uses.findPlanned(manager, name);
    await manager.update(uploadEntity, { name }, { origin: 'kept', shownAt });
  }

  return { publish, hide, hideFile, forgetHidden };
}

/** Saved records neither release nor hide files of these origins. */
const PERMANENT_ORIGINS = ['sample', 'resume'];

/** Ignores a full disk, which does not prevent deletion. */
function ignoreDiskFull(error: unknown): void {
  if (!isDiskFull(error)) throwStoreFailure(error);
}

function throwStoreFailure(error: unknown): never {
  throw explainStoreFailure(error);
}
