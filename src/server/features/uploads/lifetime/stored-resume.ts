import { In, Not } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { type UploadRow, uploadEntity } from '#server/features/uploads/upload-entity';
import type { ReceivedFile, UploadService } from '#server/features/uploads/upload-service';

export type StoredResumes = ReturnType<typeof createStoredResumes>;

/** Stores the resume uploaded by the owner, which replaces the generated one. */
export function createStoredResumes(db: Database, uploads: UploadService) {
  async function newest(): Promise<UploadRow | null> {
    const [row] = await db
      .read(uploadEntity)
      .find({ where: { origin: 'resume' }, order: { createdAt: 'DESC', name: 'DESC' }, take: 1 });
    return row ?? null;
  }

  /** Returns its name in the store, size and upload date, or null if there is none. */
  async function get(): Promise<{ name: string; bytes: number; createdAt: string } | null> {
    const row = await newest();
    return row && { name: row.name, bytes: row.bytes, createdAt: row.createdAt.toISOString() };
  }

  async function replace(received: ReceivedFile): Promise<void> {
    await uploads.add(received, 'resume');
    const row = await newest();
    if (row) await deleteWhere({ name: Not(row.name), origin: 'resume' });
  }

  async function remove(): Promise<void> {
    await deleteWhere({ origin: 'resume' });
  }

  async function deleteWhere(where: Parameters<ReturnType<Database['read']>['findBy']>[0]): Promise<void> {
    const rows = await db.read(uploadEntity).findBy(where);
    const names = rows.map(({ name }) => name);
    if (names.length > 0) await db.write(manager => manager.delete(uploadEntity, { name: In(names) }));
    for (const name of names) await uploads.removeFiles(name);
  }

  return { get, replace, remove };
}
