import { LessThan } from 'typeorm';
import type { Database } from '#server/core/database/database';
import type { Leases } from '#server/core/database/lease';
import { createHourlyTask } from '#server/core/runtime/hourly-task';
import type { Logger } from '#server/core/runtime/logger';
import type { UploadStore } from '#server/features/uploads/store/upload-store';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { uploadPages } from '#server/features/uploads/upload-pages';
import type { UploadService } from '#server/features/uploads/upload-service';
import { listNotShown, listUnused, namedByStem } from '#server/features/uploads/uses/used-files';
import { HOUR_MS } from '#shared/time';
import { isUploadName, listUploadFiles, uploadStem } from '#shared/upload-names';

/** An unused file stays for this long, because a draft in an editor may still need it. */
const UNUSED_MS = 24 * HOUR_MS;
/** No upload takes longer, so an older file without a row is orphaned. */
const UPLOAD_MS = HOUR_MS;

type UploadSweepDeps = {
  db: Database;
  store: UploadStore;
  uploads: Pick<UploadService, 'deleteIfUnused' | 'deleteReleased'>;
  leases: Leases;
  log: Logger;
  /** Returns when the database was created, or null before it has an owner. */
  findCreation: () => Promise<Date | null>;
};

/**
 * Deletes unused files at startup and every hour, in small steps that do not block other writes, in one
 * process at a time.
 */
export function createUploadSweep(deps: UploadSweepDeps) {
  const { db, store, uploads, leases, log, findCreation } = deps;
  let reportedCount = 0;
  let foundBefore = new Set<string>();

  async function sweep(now = Date.now()): Promise<void> {
    await uploads.deleteReleased();
    await sweepEditorUploads(new Date(now - UNUSED_MS));
    await sweepOrphans();
    await leases.check();
    await store.clearWorkspaces(UPLOAD_MS);
    // Last, because the public bucket may be away.
    await sweepPublicCopies();
  }

  /** Deletes a file once it was found twice, an hour apart, so that a briefly wrong clock loses nothing. */
  async function sweepEditorUploads(before: Date): Promise<void> {
    const foundNow: string[] = [];
    for await (const names of uploadPages(db, { origin: 'editor', createdAt: LessThan(before) })) {
      for (const name of await listUnused(db.read(uploadEntity).manager, names)) {
        if (!foundBefore.has(name)) foundNow.push(name);
        else if (await uploads.deleteIfUnused(name)) log.info({ name }, 'unused upload deleted');
      }
    }
    foundBefore = new Set(foundNow);
  }

  /**
   * Deletes orphaned files of interrupted uploads and deletions, limited to names in the format of uploads.
   * Files older than the database belong to another one, which a wrong DATABASE_URL or DATA_DIR has replaced.
   */
  async function sweepOrphans(): Promise<void> {
    const createdAt = await findCreation();
    if (!createdAt) return;
    let olderCount = 0;
    for await (const names of store.namesOlderThan(UPLOAD_MS)) {
      const orphans = await findOrphans(names.filter(isUploadName));
      const deleted: string[] = [];
      for (const name of orphans) {
        const file = await store.find(name);
        if (file && file.modifiedAt < createdAt) olderCount += 1;
        else {
          await leases.check();
          await store.remove(name);
          deleted.push(name);
        }
      }
      if (deleted.length > 0) log.info({ names: deleted }, 'orphaned files of uploads deleted');
    }
    if (olderCount !== reportedCount) {
      log.warn(
        { files: olderCount },
        'uploads that are older than the database are not deleted: check DATABASE_URL and DATA_DIR',
      );
    }
    reportedCount = olderCount;
  }

  /** Removes public copies of files that are hidden or deleted, which a failure may have left behind. */
  async function sweepPublicCopies(): Promise<void> {
    for await (const names of store.publicCopies?.names() ?? []) {
      const hidden = await listNotShown(db.read(uploadEntity).manager, names);
      await store.publicCopies?.remove(hidden);
      if (hidden.length > 0) log.info({ names: hidden }, 'public copies of hidden files deleted');
    }
  }

  async function findOrphans(names: string[]): Promise<string[]> {
    if (names.length === 0) return [];
    // All files of an upload share the beginning of its name.
    const stems = [...new Set(names.map(uploadStem))];
    const rows = await db.read(uploadEntity).find({
      select: { name: true },
      where: stems.map(namedByStem),
    });
    const owned = new Set(rows.flatMap(({ name }) => listUploadFiles(name)));
    return names.filter(name => !owned.has(name));
  }

  const run = () => leases.attempt('upload-sweep', sweep);
  return { sweep, ...createHourlyTask({ run, log, failure: 'upload sweep failed' }) };
}
