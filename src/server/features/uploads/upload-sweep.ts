import { Between, LessThan } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { hourly } from '#server/core/runtime/hourly';
import type { Logger } from '#server/core/runtime/logger';
import { filesOfUpload, isUploadName, uploadStem } from '#shared/upload-names';
import { uploadEntity } from './upload-entity';
import { uploadPages } from './upload-pages';
import type { UploadService } from './upload-service';
import type { UploadStore } from './upload-store';

const HOUR_MS = 60 * 60 * 1_000;
/** How long the editors may leave a file unused: a draft may still need it. */
const UNUSED_MS = 24 * HOUR_MS;
/** No upload takes as long: an older file without a row belongs to none. */
const UPLOAD_MS = HOUR_MS;

/** Of some uploads, those that no saved record names; it looks at all records once, however many uploads are asked about. */
export type FindUnused = (db: Database, names: string[]) => Promise<string[]>;

export type UploadSweepDeps = {
  db: Database;
  store: UploadStore;
  uploads: Pick<UploadService, 'collect' | 'deleteUnused'>;
  log: Logger;
  findUnused: FindUnused;
};

/**
 * Deletes what nothing uses: at the start and every hour, in small steps that others come between. Two processes at once
 * do no harm.
 */
export function createUploadSweep({ db, store, uploads, log, findUnused }: UploadSweepDeps) {
  async function sweep(now = Date.now()): Promise<void> {
    await uploads.deleteUnused();
    await sweepUnused({ origin: 'editor', createdAt: LessThan(new Date(now - UNUSED_MS)) });
    await sweepUnused({ origin: 'kept' });
    for await (const names of store.namesOlderThan(UPLOAD_MS)) await removeStrays(names.filter(isUploadName));
    await store.clearWorkspaces(UPLOAD_MS);
  }

  async function sweepUnused(where: Parameters<typeof uploadPages>[1]): Promise<void> {
    for await (const names of uploadPages(db, where)) {
      for (const name of await findUnused(db, names)) {
        if (await uploads.collect(name)) log.info({ name }, 'an unused upload was deleted');
      }
    }
  }

  /** Files that a process stored or forgot the row of, and could not finish: only names that uploads are given. */
  async function removeStrays(names: string[]): Promise<void> {
    if (names.length === 0) return;
    // All files of an upload begin like its name.
    const stems = [...new Set(names.map(uploadStem))];
    const rows = await db.read(uploadEntity).find({
      select: { name: true },
      where: stems.map(stem => ({ name: Between(stem, `${stem}~`) })),
    });
    const owned = new Set(rows.flatMap(({ name }) => filesOfUpload(name)));
    for (const name of names.filter(each => !owned.has(each))) await store.remove(name);
  }

  return { sweep, ...hourly(() => sweep(), log, 'unused uploads could not be swept') };
}
