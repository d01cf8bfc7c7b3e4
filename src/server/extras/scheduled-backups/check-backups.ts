import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '#server/core/config/env';
import { toErrorCode } from '#server/core/database/database-error';
import { type Finding, ok, problem, warning } from '#server/extras/finding';
import { HOUR_MS } from '#shared/time';
import { SCHEDULED_BACKUP } from './backup-schedule';
import { readScheduleSettings } from './schedule-settings';

/** Checks that the newest scheduled backup is not older than two periods. */
export async function checkBackups(
  env: Pick<Environment, 'values' | 'backupDir'>,
  now: Date,
): Promise<Finding> {
  const settings = readScheduleSettings(env);
  if (settings === null)
    return warning(
      'Backups',
      'Scheduled backups are off.',
      'Set BACKUP_DIR to a folder, if possible on another disk.',
    );
  const newest = await findNewest(settings.folder);
  if (newest === null)
    return warning(
      'Backups',
      `${settings.folder} has none yet.`,
      'The site makes the first within an hour of its start.',
    );
  const hours = Math.round((now.getTime() - newest.getTime()) / HOUR_MS);
  if (hours < 0)
    return warning(
      'Backups',
      'The date of the newest is in the future.',
      'Compare the clock of this machine with another clock, and synchronize it, for example with chrony.',
    );
  const age = `The newest is ${hours} ${hours === 1 ? 'hour' : 'hours'} old.`;
  return now.getTime() - newest.getTime() > 2 * settings.everySeconds * 1_000
    ? problem('Backups', age, 'Look for "backup failed" in the log of the site.')
    : ok('Backups', age);
}

async function findNewest(folder: string): Promise<Date | null> {
  try {
    const names = (await readdir(folder)).filter(name => SCHEDULED_BACKUP.test(name)).sort();
    const last = names.at(-1);
    return last === undefined ? null : (await stat(join(folder, last))).mtime;
  } catch (error) {
    if (toErrorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
