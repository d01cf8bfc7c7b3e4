import { createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { EntityManager } from 'typeorm';
import type { FilesIn } from '#server/core/archive/files-in';
import { isUnavailable } from '#server/core/database/database-error';
import { AppError } from '#server/core/errors/app-error';
import type { BackupFiles } from '#server/features/backup/write-backup';
import { recognizeMedia, SIGNATURE_BYTES } from '#server/features/uploads/media-types';
import type { PictureProcess } from '#server/features/uploads/pictures/picture-process';
import type { UploadStore } from '#server/features/uploads/store/upload-store';
import { uploadEntity } from '#server/features/uploads/upload-entity';
import { listUploadFiles } from '#shared/upload-names';

/** Pins all uploads, with their variants, so that no file is deleted while a backup reads it. */
export async function pinUploads(manager: EntityManager, store: UploadStore): Promise<BackupFiles> {
  const rows = await manager.find(uploadEntity, { select: { name: true }, order: { name: 'ASC' } });
  const uploads = rows.map(({ name }) => name);
  const pinned = await store.pin(uploads.flatMap(listUploadFiles));
  const found = new Set(pinned.names);
  return { ...pinned, missing: uploads.filter(name => !found.has(name)) };
}

/** Receives files into a temporary folder first, so that either all of them are stored or none. */
export async function receiveFiles(
  store: UploadStore,
  pictures: Pick<PictureProcess, 'sanitize'>,
): Promise<FilesIn> {
  await store.requireWritable();
  const workspace = await store.workspace();
  const received: string[] = [];
  return {
    take: async (name, content) => {
      const path = join(workspace, name);
      await pipeline(content, createWriteStream(path));
      await requireMedia(name, path);
      if (extname(name) === '.svg') await pictures.sanitize(path).catch(cause => refuse(name, cause));
      received.push(name);
    },
    put: async write => {
      const stored: string[] = [];
      let isWriting = false;
      try {
        for (const name of received) {
          // Names are never reused, so a file with this name is the same file.
          if (await store.find(name)) continue;
          stored.push(name);
          await store.put(join(workspace, name), name);
        }
        isWriting = true;
        return await write();
      } catch (error) {
        // A transaction whose connection breaks may be committed, even later.
        const isInDoubt = isWriting && isUnavailable(error);
        // The sweep removes files that stay. The error is more important than those of their removal.
        if (!isInDoubt) await Promise.allSettled(stored.map(name => store.remove(name)));
        throw error;
      }
    },
    close: () => rm(workspace, { recursive: true, force: true }),
  };
}

/** Checks that a file's content has the type that its name says. The source of a backup is not trusted. */
async function requireMedia(name: string, path: string): Promise<void> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(SIGNATURE_BYTES) });
    const type = await recognizeMedia(buffer.subarray(0, bytesRead));
    if (`.${type?.extension}` !== extname(name)) {
      throw new AppError(
        'BAD_REQUEST',
        `The backup cannot be restored: ${name} does not have the type of its name. Nothing was changed.`,
      );
    }
  } finally {
    await file.close();
  }
}

/** Names the drawing that is too large or unsafe. */
function refuse(name: string, cause: unknown): never {
  if (!(cause instanceof AppError)) throw cause;
  const message = `The backup cannot be restored because of ${name}. ${cause.message} Nothing was changed.`;
  throw new AppError('BAD_REQUEST', message, { cause });
}
