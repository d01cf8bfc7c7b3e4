import { Readable, type Writable } from 'node:stream';
import type { EntityManager } from 'typeorm';
import type { Database } from '#server/core/database/database';
import type { Entity } from '#server/core/database/entity';
/** The files of the content. None is deleted before `release` is called. */
export type BackupFiles = {
    names: string[];
    /** Files that the content names but that do not exist. */
    missing: string[];
    read(name: string): Promise<Readable>;
    release(): Promise<void>;
};
type WriteBackupDeps = {
    db: Database;
    entities: Entity[];
    /** Prevents the deletion of files. It is passed in because features do not import each other. */
    pinFiles(manager: EntityManager): Promise<BackupFiles>;
    /** The owner's name. */
    site: string;
    /** Encrypts the secrets. Without it, the backup contains none. */
    passphrase?: string | undefined;
};
export type BackupSummary = Awaited<ReturnType<typeof writeBackup>>;
/**
 * Writes a consistent snapshot of the site into `target` while others write to the database. Rows and files
 * are streamed, so that memory use does not depend on their number.
 */
export declare function writeBackup(deps: WriteBackupDeps, target: Writable): Promise<{
    site: string;
    missingFiles: string[];
    files: number;
    rows: number;
    bytes: number;
}>;
export {};
