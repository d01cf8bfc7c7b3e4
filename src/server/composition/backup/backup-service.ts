import type { Readable } from 'node:stream';
import type { Database } from '#server/core/database/database';
import type { Leases } from '#server/core/database/lease';
import { recognizeError } from '#server/core/errors/error-body';
import { explainPathFailure } from '#server/core/errors/explain-path-failure';
import type { Logger } from '#server/core/runtime/logger';
import type { StagedUploads } from '#server/core/runtime/staged-uploads';
import { createBackupLog } from '#server/features/backup/backup-log';
import { createBackupSchedule, type ScheduleSettings } from '#server/features/backup/backup-schedule';
import type { PictureProcess } from '#server/features/uploads/picture-process';
import { explainStoreFailure } from '#server/features/uploads/upload-errors';
import type { UploadStore } from '#server/features/uploads/upload-store';
import type { BackupStatus, StagedBackup } from '#shared/contract/backups';
import { createSiteBackup, verifySiteBackup } from './site-backup';

export type BackupService = ReturnType<typeof createBackupService>;

type BackupServiceDeps = {
  db: Database;
  store: UploadStore;
  pictures: PictureProcess;
  stagedUploads: StagedUploads;
  leases: Leases;
  log: Logger;
  /** Null turns scheduled backups off. */
  schedule: ScheduleSettings | null;
  /** Encrypts the sign-in data of scheduled backups. Without a passphrase they don't include it. */
  passphrase?: string | undefined;
};

export function createBackupService({
  db,
  store,
  pictures,
  stagedUploads,
  leases,
  log,
  schedule: settings,
  passphrase,
}: BackupServiceDeps) {
  const site = createSiteBackup({ db, store, pictures });
  const made = createBackupLog(db);
  const schedule =
    settings &&
    createBackupSchedule({
      settings,
      backups: made,
      leases,
      write: target => site.write(target, { passphrase }),
      verify: verifySiteBackup,
      explain: async error =>
        explainPathFailure(error, { BACKUP_DIR: settings.folder }) ??
        recognizeError(explainStoreFailure(await db.explain(error)))?.message ??
        "See the server's log.",
      log,
    });

  async function status(): Promise<BackupStatus> {
    return { ...(await made.status()), schedule: settings };
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
    schedule,
  };
}
