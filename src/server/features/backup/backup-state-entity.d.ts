import type { BackupOrigin } from '#shared/contract/backups';
/** The last backups from one origin. */
export type BackupStateRow = {
    origin: BackupOrigin;
    /**
     * Every start increases this number. If several processes start at once, the first to increase it makes the
     * backup.
     */
    attempts: number;
    startedAt: Date;
    /** The start of the backup that is being made, or of one that a process did not finish; null otherwise. */
    aliveAt: Date | null;
    /** The end of the last successful backup, which the next two fields also describe. */
    finishedAt: Date | null;
    file: string | null;
    bytes: number | null;
    failedAt: Date | null;
    failure: string | null;
};
export declare const backupStateEntity: import("#server/core/database/entity").Entity<BackupStateRow>;
