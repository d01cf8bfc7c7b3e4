import type { Database } from '#server/core/database/database';
import type { BackupOrigin, BackupStatus } from '#shared/contract/backups';
import { type BackupStateRow } from './backup-state-entity';
export type BackupLog = ReturnType<typeof createBackupLog>;
type BackupFile = {
    file: string;
    bytes: number;
};
/** Records backups in the database, so that every process reports the same. */
export declare function createBackupLog(db: Database): {
    status: () => Promise<Pick<BackupStatus, 'last' | 'failed'>>;
    find: (origin: BackupOrigin) => Promise<BackupStateRow | null>;
    begin: (origin: BackupOrigin, before: BackupStateRow | null, now: Date) => Promise<boolean>;
    finish: (origin: BackupOrigin, file: BackupFile) => Promise<void>;
    fail: (origin: BackupOrigin, message: string) => Promise<void>;
};
export {};
