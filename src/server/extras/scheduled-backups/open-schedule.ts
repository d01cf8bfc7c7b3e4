import { verifySiteBackup } from '#server/composition/backup/site-backup';
import { recognizeError } from '#server/core/errors/error-body';
import { explainPathFailure } from '#server/core/errors/explain-path-failure';
import type { SiteParts } from '#server/extras/extra';
import { explainStoreFailure } from '#server/features/uploads/upload-errors';
import { createBackupSchedule } from './backup-schedule';
import type { ScheduleSettings } from './schedule-settings';

type ScheduleOptions = {
  settings: ScheduleSettings;
  /** Encrypts the sign-in of the backups. Without a passphrase, they don't include it. */
  passphrase?: string | undefined;
};

/** Creates the schedule of the backups of a site. */
export function openSchedule(
  { db, log, services: { backups, leases } }: Pick<SiteParts, 'db' | 'log' | 'services'>,
  { settings, passphrase }: ScheduleOptions,
) {
  return createBackupSchedule({
    settings,
    backups: backups.made,
    leases,
    write: target => backups.write(target, { passphrase }),
    verify: verifySiteBackup,
    explain: async error =>
      explainPathFailure(error, { BACKUP_DIR: settings.folder }) ??
      recognizeError(explainStoreFailure(await db.explain(error)))?.message ??
      "See the server's log.",
    log,
  });
}
