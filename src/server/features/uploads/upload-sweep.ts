import { LessThan } from 'typeorm';
import { filesOfUpload, isUploadName } from '../../../shared/upload-names';
import type { Database } from '../../core/database';
import type { Logger } from '../../core/logger';
import { uploadEntity } from './upload-entity';
import type { UploadService } from './upload-service';
import type { UploadStore } from './upload-store';

const HOUR_MS = 60 * 60 * 1_000;
/** How long the editors may leave a file unused: a draft may still need it. */
const UNUSED_MS = 24 * HOUR_MS;
/** No upload takes as long: an older file without a row belongs to none. */
const UPLOAD_MS = HOUR_MS;

export type UploadSweepDeps = {
  db: Database;
  store: UploadStore;
  uploads: Pick<UploadService, 'collect' | 'deleteUnused'>;
  log: Logger;
};

/** Deletes what nothing uses: at the start and every hour. Two processes at once do no harm. */
export function createUploadSweep({ db, store, uploads, log }: UploadSweepDeps) {
  let timer: NodeJS.Timeout | undefined;

  async function sweep(now = Date.now()): Promise<void> {
    await uploads.deleteUnused();
    const unused = await db
      .read(uploadEntity)
      .findBy({ origin: 'editor', createdAt: LessThan(new Date(now - UNUSED_MS)) });
    for (const { name } of unused) {
      if (await uploads.collect(name)) log.info({ name }, 'an unused upload was deleted');
    }
    await removeStrays();
    await store.clearWorkspaces(UPLOAD_MS);
  }

  /** Files that a process stored or forgot the row of, and could not finish: only names that uploads are given. */
  async function removeStrays(): Promise<void> {
    const names = (await store.namesOlderThan(UPLOAD_MS)).filter(isUploadName);
    const rows = await db.read(uploadEntity).find({ select: { name: true } });
    const owned = new Set(rows.flatMap(({ name }) => filesOfUpload(name)));
    for (const name of names.filter(each => !owned.has(each))) await store.remove(name);
  }

  async function run(): Promise<void> {
    try {
      await sweep();
    } catch (error) {
      log.warn({ error }, 'unused uploads could not be swept');
    }
  }

  return {
    sweep,
    start: () => {
      void run();
      timer = setInterval(() => void run(), HOUR_MS).unref();
    },
    stop: () => clearInterval(timer),
  };
}
