import type { Extra } from '#server/extras/extra';
import { checkBackups } from './check-backups';
import { openSchedule } from './open-schedule';
import { readScheduleSettings, scheduleSettings } from './schedule-settings';

/** Backups that the site makes, verifies and deletes by a schedule. */
export const scheduledBackups = {
  settings: scheduleSettings,
  check: { name: 'Backups', run: checkBackups },
  replaces: env => ({ backupSchedule: readScheduleSettings(env) }),
  open: core => {
    const settings = readScheduleSettings(core.env);
    if (!settings) return {};
    const { start, stop } = openSchedule(core, { settings, passphrase: core.env.backupPassphrase });
    return { work: { start, stop } };
  },
} satisfies Extra;
