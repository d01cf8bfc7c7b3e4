import type { Writable } from 'node:stream';
import type { Database } from '#server/core/database/database';
import type { Entity } from '#server/core/database/entity';
import { type VerifiedBackup } from '#server/features/backup/verify-backup';
import { type BackupSummary } from '#server/features/backup/write-backup';
import { type PictureProcess } from '#server/features/uploads/pictures/picture-process';
import type { UploadStore } from '#server/features/uploads/store/upload-store';
import type { RestoreSummary } from '#shared/contract/backups';
type SiteBackupDeps = {
    db: Database;
    store: UploadStore;
    /** The process that sanitizes restored drawings. */
    pictures?: PictureProcess;
    /** The tables to back up. Defaults to those of this version. */
    entities?: Entity[];
};
type BackupOptions = {
    /** Encrypts the sign-in data, which the backup includes only with a passphrase. */
    passphrase?: string | undefined;
};
type RestoreOptions = {
    /** The current owner's name, which confirms that the site's content may be replaced. */
    over?: string | undefined;
    /** The passphrase of the backup's secrets. Without it, the current sign-in stays. */
    passphrase?: string | undefined;
    report?: (progress: string) => void;
};
export type SiteBackup = ReturnType<typeof createSiteBackup>;
/** Creates, verifies and restores backups, for the commands, the settings screen and the schedule. */
export declare function createSiteBackup({ db, store, pictures, entities, }: SiteBackupDeps): {
    write: (target: Writable, { passphrase }?: BackupOptions) => Promise<BackupSummary>;
    restore: (file: string, { over, passphrase, report }?: RestoreOptions) => Promise<RestoreSummary>;
    nameToConfirm: () => Promise<string | null>;
};
/** Reads an entire backup. It needs no database. @throws AppError BAD_REQUEST if it is invalid or damaged */
export declare const verifySiteBackup: (file: string) => Promise<VerifiedBackup>;
export {};
