import { type EntityManager, IsNull, Not } from 'typeorm';
import type { Fields } from '../../core/history';
import { versionEntity } from './version-entity';

/** Takes an item out of the trash, if it is there, and answers what it was. Whoever calls stores it. */
export async function takeFromTrash(manager: EntityManager, itemId: string): Promise<Fields | null> {
  const row = await manager.findOneBy(versionEntity, { itemId, trashedAt: Not(IsNull()) });
  // MySQL takes no heed of spaces at the end when it compares.
  if (row?.itemId !== itemId) return null;
  await manager.update(versionEntity, { id: row.id }, { trashedAt: null, data: null, files: [] });
  return row.data;
}
