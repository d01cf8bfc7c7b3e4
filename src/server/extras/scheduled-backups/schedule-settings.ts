import { z } from 'zod';
import type { Environment } from '#server/core/config/env';
import type { SettingGroup } from '#server/core/config/env-schema';
import { UNIT_SECONDS, wholeNumber } from '#server/core/config/setting-values';
import type { BackupStatus } from '#shared/contract/backups';

/** Reads `1d` as a number of seconds. */
function timeSpan(fallback: string) {
  return z
    .string()
    .default(fallback)
    .transform((text, context) => {
      const [, amount, unit = ''] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
      const seconds = Number(amount) * (UNIT_SECONDS[unit] ?? 0);
      if (seconds >= 3_600) return seconds;
      context.addIssue('must be one hour or more, such as "12h" or "1d"');
      return z.NEVER;
    });
}

const fields = {
  BACKUP_EVERY: timeSpan('1d').describe(
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
