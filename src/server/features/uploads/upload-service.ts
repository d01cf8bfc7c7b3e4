import { rm } from 'node:fs/promises';
import { newId } from '#server/core/database/new-id';
import type { Upload } from '#shared/contract/upload';
import { UPLOADS_PATH } from '#shared/upload-names';
import type { MediaType } from './media-types';
import type { PictureProcess } from './picture-process';
import { createUploadDeletion, type UploadDeletionDeps } from './upload-deletion';
import { type UploadRow, uploadEntity } from './upload-entity';
import { explainStoreFailure } from './upload-errors';
import { clearVideoMetadata } from './video-metadata';

/** A fully received file in its own workspace. */
export type ReceivedFile = { path: string; workspace: string; bytes: number; type: MediaType };

export type UploadService = ReturnType<typeof createUploadService>;

type UploadServiceDeps = UploadDeletionDeps & {
  pictures: Pick<PictureProcess, 'prepare'>;
  onStored: (name: string) => void;
};

export function createUploadService(deps: UploadServiceDeps) {
  const { db, store, pictures, onStored } = deps;

  /**
   * Stores a file and returns its address. Files are written before the row, so that no row lacks its file.
   * @throws AppError for a picture that is unreadable or too large, SERVICE_UNAVAILABLE if the disk is full
   */
  async function add(received: ReceivedFile, origin: UploadRow['origin']): Promise<{ url: string }> {
    const stored: string[] = [];
    try {
      const { files, ...row } = await prepare(received);
      for (const { path, name } of files) {
        stored.push(name);
        await store.put(path, name);
      }
      const { mediaType } = received.type;
      await db.write(manager =>
        manager.insert(uploadEntity, { ...row, mediaType, origin, createdAt: new Date() }),
      );
      onStored(row.name);
      return { url: UPLOADS_PATH + row.name };
    } catch (error) {
      for (const name of stored) await store.remove(name);
      throw explainStoreFailure(error);
    } finally {
      await rm(received.workspace, { recursive: true, force: true });
    }
  }

  async function prepare({ path, workspace, bytes, type }: ReceivedFile) {
    const id = newId();
    if (type.kind === 'image') return pictures.prepare({ source: path, type, id, folder: workspace });
    if (type.kind === 'video') await clearVideoMetadata(path, type.extension);
    const name = `${id}.${type.extension}`;
    return { name, bytes, width: null, height: null, files: [{ path, name }] };
  }

  async function list(): Promise<Upload[]> {
    const rows = await db.read(uploadEntity).find({ order: { createdAt: 'DESC', name: 'DESC' } });
    return rows.map(presentUpload);
  }

  return { add, list, ...createUploadDeletion(deps) };
}

function presentUpload({ name, mediaType, bytes, width, height, createdAt }: UploadRow): Upload {
  return { url: UPLOADS_PATH + name, mediaType, bytes, width, height, createdAt: createdAt.toISOString() };
}
