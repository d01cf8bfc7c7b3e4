import { Between, LessThan } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { createHourlyTask } from '#server/core/runtime/hourly-task';
import type { Logger } from '#server/core/runtime/logger';
import { HOUR_MS } from '#shared/time';
import { isUploadName, listUploadFiles, uploadStem } from '#shared/upload-names';
import { uploadEntity } from './upload-entity';
import { uploadPages } from './upload-pages';
import type { UploadService } from './upload-service';
import type { UploadStore } from './upload-store';

/** An unused file stays for this long, because a draft in an editor may still need it. */
const UNUSED_MS = 24 * HOUR_MS;
/** No upload takes longer, so an older file without a row is orphaned. */
const UPLOAD_MS = HOUR_MS;

/** Returns the uploads that no saved record names. One scan of all records serves the whole list. */
type FindUnused = (db: Database, names: string[]) => Promise<string[]>;

type UploadSweepDeps = {
  db: Database;
  store: UploadStore;
  uploads: Pick<UploadService, 'collect' | 'deleteUnused'>;
  log: Logger;
  findUnused: FindUnused;
};

/**
 * Deletes unused files at startup and every hour, in small steps that do not block other writes. Two
 * processes may run it at once.
 */
export function createUploadSweep({ db, store, uploads, log, findUnused }: UploadSweepDeps) {
  async function sweep(now = Date.now()): Promise<void> {
    await uploads.deleteUnused();
    await sweepUnused({ origin: 'editor', createdAt: LessThan(new Date(now - UNUSED_MS)) });
    await sweepUnused({ origin: 'kept' });
    for await (const names of store.namesOlderThan(UPLOAD_MS))
      await removeOrphans(names.filter(isUploadName));
    await store.clearWorkspaces(UPLOAD_MS);
  }

  async function sweepUnused(where: Parameters<typeof uploadPages>[1]): Promise<void> {
    for await (const names of uploadPages(db, where)) {
      for (const name of await findUnused(db, names)) {
        if (await uploads.collect(name)) log.info({ name }, 'unused upload deleted');
      }
    }
  }

  /**
   * Deletes orphaned files of interrupted uploads and deletions, limited to names in the format of uploads.
   */
  async function removeOrphans(names: string[]): Promise<void> {
    if (names.length === 0) return;
    // All files of an upload share the beginning of its name.
    const stems = [...new Set(names.map(uploadStem))];
    const rows = await db.read(uploadEntity).find({
      select: { name: true },
      where: stems.map(stem => ({ name: Between(stem, `${stem}~`) })),
    });
    const owned = new Set(rows.flatMap(({ name }) => listUploadFiles(name)));
    for (const name of names.filter(each => !owned.has(each))) await store.remove(name);
  }

  return { sweep, ...createHourlyTask(() => sweep(), log, 'upload sweep failed') };
}
