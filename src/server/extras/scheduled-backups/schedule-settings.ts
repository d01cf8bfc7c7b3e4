import { z } from 'zod';
import type { Environment } from '#server/core/config/env';
import type { SettingGroup } from '#server/core/config/env-schema';
import { timeSpan, wholeNumber } from '#server/core/config/setting-values';
import type { BackupStatus } from '#shared/contract/backups';

const fields = {
  BACKUP_EVERY: timeSpan('1d', 3_600).describe(
    "The time between the backups in `BACKUP_DIR`, such as `12h` or `1d`. With `BACKUP_PASSPHRASE`, they contain the owner's sign-in.",
  ),
  BACKUP_KEEP: wholeNumber(7, 1, 10_000).describe('The number of scheduled backups to retain.'),
};

const schema = z.object(fields);

export const scheduleSettings: SettingGroup = { title: 'Scheduled backups', fields, secrets: [], schema };

export type ScheduleSettings = NonNullable<BackupStatus['schedule']>;

/** Reads the settings of scheduled backups. Returns null if they are off. */
export function readScheduleSettings({
  values,
  backupDir: folder,
}: Pick<Environment, 'values' | 'backupDir'>): ScheduleSettings | null {
  const { BACKUP_EVERY: everySeconds, BACKUP_KEEP: keep } = schema.parse(values);
  return folder === undefined ? null : { folder, everySeconds, keep };
}
