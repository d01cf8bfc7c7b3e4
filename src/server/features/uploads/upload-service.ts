import { rm } from 'node:fs/promises';
import { type EntityManager, In, Not } from 'typeorm';
import type { Upload } from '../../../shared/contract/upload';
import { createMutex } from '../../../shared/mutex';
import { filesOfUpload, UPLOADS_PATH } from '../../../shared/upload-names';
import { AppError } from '../../core/app-error';
import type { Database } from '../../core/database';
import type { Logger } from '../../core/logger';
import { newId } from '../../core/new-id';
import { holdContent } from '../../core/revision';
import { prepareImage } from './image-files';
import type { MediaType } from './media-types';
import { type UploadRow, uploadEntity } from './upload-entity';
import { explainStoreFailure } from './upload-errors';
import type { UploadStore } from './upload-store';

/** A file that has arrived whole, in a workspace of its own. */
export type ArrivedFile = { path: string; workspace: string; bytes: number; type: MediaType };

/** Tells which saved records use a file, in words: 'the project "Orrery"'. */
export type FindUses = (manager: EntityManager, name: string) => Promise<string[]>;

export type UploadServiceDeps = { db: Database; store: UploadStore; log: Logger; findUses: FindUses };

export type UploadService = ReturnType<typeof createUploadService>;

export function createUploadService({ db, store, log, findUses }: UploadServiceDeps) {
  // One picture at a time: each takes much memory while it is worked on.
  const inTurn = createMutex();

  /**
   * Stores a file and answers its address. The files come first and the row last: a row never is without its file.
   * @throws AppError for a picture that cannot be read or is too large, SERVICE_UNAVAILABLE when there is no room
   */
  async function add(arrived: ArrivedFile, origin: UploadRow['origin']): Promise<{ url: string }> {
    const stored: string[] = [];
    try {
      const { files, ...row } = await prepare(arrived);
      for (const { path, name } of files) {
        stored.push(name);
        await store.put(path, name);
      }
      const { mediaType } = arrived.type;
      await db.write(manager =>
        manager.insert(uploadEntity, { ...row, mediaType, origin, createdAt: new Date() }),
      );
      return { url: UPLOADS_PATH + row.name };
    } catch (error) {
      for (const name of stored) await store.remove(name);
      throw explainStoreFailure(error);
    } finally {
      await discard(arrived);
    }
  }

  function prepare({ path, workspace, bytes, type }: ArrivedFile) {
    const id = newId();
    if (type.kind === 'image') return inTurn(() => prepareImage(path, type, id, workspace));
    const name = `${id}.${type.extension}`;
    return { name, bytes, width: null, height: null, files: [{ path, name }] };
  }

  /** Forgets a file that is not wanted after all. */
  async function discard({ workspace }: Pick<ArrivedFile, 'workspace'>): Promise<void> {
    await rm(workspace, { recursive: true, force: true });
  }

  /**
   * Deletes a file at once.
   * @throws AppError NOT_FOUND; CONFLICT while a saved record uses it, naming which
   */
  async function remove(name: string): Promise<void> {
    await db.write(async manager => {
      await holdContent(manager);
      const row = await manager.findOneBy(uploadEntity, { name });
      if (row?.name !== name) throw new AppError('NOT_FOUND', 'File not found');
      const uses = await findUses(manager, name);
      if (uses.length > 0) throw new AppError('CONFLICT', `The file is used by ${uses.join(', ')}`);
      await manager.delete(uploadEntity, { name });
    });
    await removeFiles(name);
  }

  /** In a transaction that saves a record: marks the files that it no longer mentions. */
  async function release(manager: EntityManager, names: string[]): Promise<void> {
    if (names.length === 0) return;
    await manager.update(
      uploadEntity,
      { name: In(names), origin: Not(In(['sample', 'resume'])) },
      { origin: 'released' },
    );
  }

  /** After such a transaction: deletes what was released and is used by nothing else. A failure waits for the sweep. */
  async function deleteUnused(): Promise<void> {
    try {
      const rows = await db.read(uploadEntity).findBy({ origin: 'released' });
      for (const { name } of rows) await collect(name);
    } catch (error) {
      log.warn({ error }, 'released files could not be deleted, the next sweep will');
    }
  }

  /** Deletes a file that nothing uses; one that something uses goes on as a file of the editors. */
  async function collect(name: string): Promise<boolean> {
    const isGone = await db.write(async manager => {
      await holdContent(manager);
      if ((await findUses(manager, name)).length > 0) {
        await manager.update(uploadEntity, { name, origin: 'released' }, { origin: 'editor' });
        return false;
      }
      await manager.delete(uploadEntity, { name });
      return true;
    });
    if (isGone) await removeFiles(name);
    return isGone;
  }

  async function removeFiles(name: string): Promise<void> {
    for (const file of filesOfUpload(name)) await store.remove(file);
  }

  /** Every file, newest first. */
  async function list(): Promise<Upload[]> {
    const rows = await db.read(uploadEntity).find({ order: { createdAt: 'DESC', name: 'DESC' } });
    return rows.map(presentUpload);
  }

  return { add, discard, remove, release, deleteUnused, collect, removeFiles, list };
}

function presentUpload({ name, mediaType, bytes, width, height, createdAt }: UploadRow): Upload {
  return { url: UPLOADS_PATH + name, mediaType, bytes, width, height, createdAt: createdAt.toISOString() };
}
