import type { EntityManager } from 'typeorm';
import type { FilesIn } from '#server/core/archive/files-in';
import type { BackupFiles } from '#server/features/backup/write-backup';
import type { PictureProcess } from '#server/features/uploads/pictures/picture-process';
import type { UploadStore } from '#server/features/uploads/store/upload-store';
/** Pins all uploads, with their variants, so that no file is deleted while a backup reads it. */
export declare function pinUploads(manager: EntityManager, store: UploadStore): Promise<BackupFiles>;
/** Receives files into a temporary folder first, so that either all of them are stored or none. */
export declare function receiveFiles(store: UploadStore, pictures: Pick<PictureProcess, 'sanitize'>): Promise<FilesIn>;
