import type { Readable } from 'node:stream';
import type { Database } from '#server/core/database/database';
import type { StagedUploads } from '#server/core/runtime/staged-uploads';
import type { PictureProcess } from '#server/features/uploads/pictures/picture-process';
import type { UploadStore } from '#server/features/uploads/store/upload-store';
import type { BackupStatus, StagedBackup } from '#shared/contract/backups';
export type BackupService = ReturnType<typeof createBackupService>;
type BackupServiceDeps = {
    db: Database;
    store: UploadStore;
    pictures: PictureProcess;
    stagedUploads: StagedUploads;
    /** Null if only the owner makes backups. */
    schedule: BackupStatus['schedule'];
};
export declare function createBackupService({ db, store, pictures, stagedUploads, schedule }: BackupServiceDeps): {
    write: (target: import("stream").Writable, { passphrase }?: {
        passphrase?: string | undefined;
    }) => Promise<import("../../features/backup/write-backup").BackupSummary>;
    restore: (file: string, { over, passphrase, report }?: {
        over?: string | undefined;
        passphrase?: string | undefined;
        report?: (progress: string) => void;
    }) => Promise<import("#shared/contract/backups").RestoreSummary>;
    status: () => Promise<BackupStatus>;
    receive: (content: Readable) => Promise<StagedBackup>;
    stagedUploads: {
        receive: (content: Readable) => Promise<string>;
        use: <T>(id: string, work: (file: string) => Promise<T>) => Promise<T>;
        remove: (id: string) => Promise<void>;
    };
    made: {
        status: () => Promise<Pick<BackupStatus, 'last' | 'failed'>>;
        find: (origin: import("#shared/contract/backups").BackupOrigin) => Promise<import("../../features/backup/backup-state-entity").BackupStateRow | null>;
        begin: (origin: import("#shared/contract/backups").BackupOrigin, before: import("../../features/backup/backup-state-entity").BackupStateRow | null, now: Date) => Promise<boolean>;
        finish: (origin: import("#shared/contract/backups").BackupOrigin, file: {
            file: string;
            bytes: number;
        }) => Promise<void>;
        fail: (origin: import("#shared/contract/backups").BackupOrigin, message: string) => Promise<void>;
    };
};
export {};
