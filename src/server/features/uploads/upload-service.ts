import { rm } from 'node:fs/promises';
import { isUnavailable } from '#server/core/database/database-error';
import { newId } from '#server/core/database/new-id';
import { checkFont } from '#server/core/font/check-font';
import type { Upload, Uploaded } from '#shared/contract/upload';
import { fileName, UPLOADS_PATH } from '#shared/upload-names';
import { findVideoWarning } from '#shared/video-warning';
import { createUploadDeletion, type UploadDeletionDeps } from './lifetime/upload-deletion';
import type { MediaType } from './media-types';
import type { PictureProcess } from './pictures/picture-process';
import { type UploadRow, uploadEntity } from './upload-entity';
import { explainStoreFailure } from './upload-errors';
import { findVideoFormat } from './video/video-format';
import { clearVideoMetadata } from './video/video-metadata';

/** A fully received file in its own workspace. */
export type ReceivedFile = { path: string; workspace: string; bytes: number; type: MediaType };

/** A file in its workspace, and the name to store it with. */
type StoredFile = { path: string; name: string };

export type UploadService = ReturnType<typeof createUploadService>;

type UploadServiceDeps = UploadDeletionDeps & {
  pictures: Pick<PictureProcess, 'prepare'>;
  onStored: (name: string) => void;
};

export function createUploadService(deps: UploadServiceDeps) {
  const { db, store, pictures, log, onStored } = deps;

  /**
   * Stores a file and returns its address. Files are written before the row, so that no row lacks its file.
   * @throws AppError for a picture or font that is unreadable or too large, SERVICE_UNAVAILABLE if the disk is full
   */
  async function add(received: ReceivedFile, origin: UploadRow['origin']): Promise<Uploaded> {
    try {
      const { files, ...facts } = await prepare(received);
      const row = {
        ...facts,
        mediaType: received.type.mediaType,
        origin,
        state: null,
        createdAt: new Date(),
      };
      await storeFiles(files);
      await storeRow(row, files);
      onStored(row.name);
      return presentUploaded(UPLOADS_PATH + row.name);
    } catch (error) {
      throw explainStoreFailure(error);
    } finally {
      await rm(received.workspace, { recursive: true, force: true });
    }
  }

  async function prepare({ path, workspace, bytes, type }: ReceivedFile) {
    const id = newId();
    if (type.kind === 'image') return pictures.prepare({ source: path, type, id, folder: workspace });
    if (type.kind === 'font') await checkFont(path);
    if (type.kind === 'video') await clearVideoMetadata(path, type.extension);
    const format = type.kind === 'video' ? await findVideoFormat(path, type.extension) : null;
    const name = fileName(id, format, type.extension);
    return { name, bytes, width: null, height: null, files: [{ path, name }] };
  }

  async function storeFiles(files: StoredFile[]): Promise<void> {
    const begun: StoredFile[] = [];
    try {
      for (const file of files) {
        begun.push(file);
        await store.put(file.path, file.name);
      }
    } catch (error) {
      await removeFiles(begun);
      throw error;
    }
  }

  /**
   * Inserts the row, and removes the files if it is refused. A transaction whose connection breaks may be
   * committed, even later, so the files stay. The sweep removes them if they have no row.
   */
  async function storeRow(row: UploadRow, files: StoredFile[]): Promise<void> {
    try {
      await db.write(manager => manager.insert(uploadEntity, row));
    } catch (error) {
      const { name } = row;
      const isStored = await db
        .read(uploadEntity)
        .existsBy({ name })
        .catch(() => null);
      if (isStored) return;
      if (isStored === false && !isUnavailable(error)) await removeFiles(files);
      throw error;
    }
  }

  /** Leaves failures to the next sweep. */
  async function removeFiles(files: StoredFile[]): Promise<void> {
    try {
      for (const { name } of files) await store.remove(name);
    } catch (error) {
      log.warn({ error }, 'removing the files of a failed upload failed, will be retried by the next sweep');
    }
  }

  async function list(): Promise<Upload[]> {
    const rows = await db.read(uploadEntity).find({ order: { createdAt: 'DESC', name: 'DESC' } });
    return rows.map(presentUpload);
  }

  return { add, list, ...createUploadDeletion(deps) };
}

function presentUploaded(url: string): Uploaded {
  const warning = findVideoWarning(url);
  return { url, ...(warning !== null && { warning }) };
}

function presentUpload({ name, mediaType, bytes, width, height, createdAt }: UploadRow): Upload {
  return { url: UPLOADS_PATH + name, mediaType, bytes, width, height, createdAt: createdAt.toISOString() };
}
