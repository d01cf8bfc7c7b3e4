import type { EntityManager } from 'typeorm';
import type { FilesIn } from '#server/core/archive/files-in';
import type { Database } from '#server/core/database/database';
import type { Entity } from '#server/core/database/entity';
import type { RestoreSummary } from '#shared/contract/backups';
type RestoreDeps = {
    db: Database;
    entities: Entity[];
    /** Receives the files. It is passed in because features do not import each other. */
    receiveFiles(): Promise<FilesIn>;
    /** Runs in the same transaction once all rows are written. */
    complete(manager: EntityManager, restored: {
        hasSecrets: boolean;
    }): Promise<void>;
    report(progress: string): void;
    /** Decrypts the backup's secrets, if it has any. Without it, the site's own secrets stay. */
    passphrase?: string | undefined;
};
/**
 * Replaces all content of the site except its sign-in and sessions, or nothing at all.
 * @throws AppError BAD_REQUEST that names the defect of the backup
 */
export declare function restoreBackup(deps: RestoreDeps, file: string): Promise<RestoreSummary>;
export {};
