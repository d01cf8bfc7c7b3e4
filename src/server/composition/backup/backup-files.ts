import { createWriteStream } from 'node:fs';
import { open, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { EntityManager } from 'typeorm';
import { AppError } from '#server/core/errors/app-error';
import type { FilesIn } from '#server/features/backup/restore-backup';
import type { ContentFiles } from '#server/features/backup/write-backup';
import { recogniseMedia, SIGNATURE_BYTES } from '#server/features/uploads/media-types';
import { safeSvg } from '#server/features/uploads/safe-svg';
import { type UploadRow, uploadEntity } from '#server/features/uploads/upload-entity';
import type { UploadStore } from '#server/features/uploads/upload-store';
import { filesOfUpload } from '#shared/upload-names';

/** The uploads with their variants, as far as `wants` says so: none goes while a backup reads it. */
export async function holdUploads(
  manager: EntityManager,
  store: UploadStore,
  wants: (row: Pick<UploadRow, 'name' | 'origin'>) => boolean = () => true,
): Promise<ContentFiles> {
  const rows = await manager.find(uploadEntity, {
    select: { name: true, origin: true },
    order: { name: 'ASC' },
  });
  const uploads = rows.filter(wants).map(({ name }) => name);
  const held = await store.hold(uploads.flatMap(filesOfUpload));
  const found = new Set(held.names);
  return { ...held, missing: uploads.filter(name => !found.has(name)) };
}

/** Takes files into a folder of their own first, so that all or none are put. */
export async function receiveFiles(store: UploadStore): Promise<FilesIn> {
  await store.requireWritable();
  const workspace = await store.workspace();
  const taken: string[] = [];
  const put: string[] = [];
  return {
    take: async (name, content) => {
      const path = join(workspace, name);
      await pipeline(content, createWriteStream(path));
      await requireMedia(name, path);
      taken.push(name);
    },
    put: async () => {
      for (const name of taken) {
        // A name is never given twice: what has it is the same file.
        if (await store.find(name)) continue;
        put.push(name);
        await store.put(join(workspace, name), name);
      }
    },
    undo: async () => {
      for (const name of put) await store.remove(name);
    },
    close: () => rm(workspace, { recursive: true, force: true }),
  };
}

/** A file is what its name says, and a drawing is one that does nothing: whoever made the backup is not asked. */
async function requireMedia(name: string, path: string): Promise<void> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(SIGNATURE_BYTES) });
    const type = await recogniseMedia(buffer.subarray(0, bytesRead));
    if (`.${type?.extension}` !== extname(name)) {
      throw new AppError(
        'BAD_REQUEST',
        `The backup cannot be restored: ${name} is not of the type that its name says. Nothing was changed.`,
      );
    }
  } finally {
    await file.close();
  }
  if (extname(name) !== '.svg') return;
  const { svg, isUntouched } = await safeSvg(await readFile(path, 'utf8'));
  if (!isUntouched) await writeFile(path, svg);
}
