import type { Readable } from 'node:stream';
import type { Database } from '#server/core/database/database';
import type { StagedUploads } from '#server/core/runtime/staged-uploads';
import { createBackupLog } from '#server/features/backup/backup-log';
import type { PictureProcess } from '#server/features/uploads/pictures/picture-process';
import type { UploadStore } from '#server/features/uploads/store/upload-store';
import type { BackupStatus, StagedBackup } from '#shared/contract/backups';
import { createSiteBackup, verifySiteBackup } from './site-backup';

export type BackupService = ReturnType<typeof createBackupService>;

type BackupServiceDeps = {
  db: Database;
  store: UploadStore;
  pictures: PictureProcess;
  stagedUploads: StagedUploads;
  /** Null if only the owner makes backups. */
  schedule: BackupStatus['schedule'];
};

export function createBackupService({ db, store, pictures, stagedUploads, schedule }: BackupServiceDeps) {
  const site = createSiteBackup({ db, store, pictures });
  const made = createBackupLog(db);

  async function status(): Promise<BackupStatus> {
    return { ...(await made.status()), schedule };
  }

  /**
   * Stages and verifies a file for a later restore.
   * @throws AppError BAD_REQUEST
   */
  async function receive(content: Readable): Promise<StagedBackup> {
    const id = await stagedUploads.receive(content);
    try {
      const found = await stagedUploads.use(id, verifySiteBackup);
      return { id, ...found, over: await site.nameToConfirm() };
    } catch (error) {
      await stagedUploads.remove(id);
      throw error;
    }
  }

  return {
    write: site.write,
    restore: site.restore,
    status,
    receive,
    stagedUploads,
    made,
  };
}
