import type { Writable } from 'node:stream';
import type { Leases } from '#server/core/database/lease';
import type { Logger } from '#server/core/runtime/logger';
import type { BackupLog } from '#server/features/backup/backup-log';
import type { BackupStateRow } from '#server/features/backup/backup-state-entity';
import type { ScheduleSettings } from './schedule-settings';
export type BackupScheduleDeps = {
    settings: ScheduleSettings;
    backups: Pick<BackupLog, 'find' | 'begin' | 'finish' | 'fail'>;
    leases: Leases;
    write(target: Writable): Promise<{
        bytes: number;
    }>;
    /**
     * Reads a backup.
     * @throws if it differs from the data written
     */
    verify(file: string): Promise<unknown>;
    explain(error: unknown): Promise<string>;
    log: Logger;
};
export declare const SCHEDULED_BACKUP: RegExp;
/**
 * Makes a backup whenever one is due, verifies it, and deletes the oldest scheduled ones. Several processes
 * may run one schedule each. A lease admits one at a time.
 */
export declare function createBackupSchedule(deps: BackupScheduleDeps): {
    start: () => void;
    stop: () => void;
    backUpIfDue: (now?: Date) => Promise<boolean>;
};
type State = Pick<BackupStateRow, 'startedAt' | 'aliveAt' | 'finishedAt' | 'failedAt'>;
/**
 * Returns true if a backup is due, for a process that holds the lease. A start in the future comes from a wrong clock and
 * counts as due.
 */
export declare function isDue(state: State | null, everyMs: number, now: Date): boolean;
export {};
