import type { Environment } from '#server/core/config/env';
import type { SettingGroup } from '#server/core/config/env-schema';
import type { BackupStatus } from '#shared/contract/backups';
export declare const scheduleSettings: SettingGroup;
export type ScheduleSettings = NonNullable<BackupStatus['schedule']>;
/** Reads the settings of scheduled backups. Returns null if they are off. */
export declare function readScheduleSettings({ values, backupDir: folder, }: Pick<Environment, 'values' | 'backupDir'>): ScheduleSettings | null;
