import type { EntityManager } from 'typeorm';
import { AppError } from './app-error';
import type { Database } from './database';
import { bumpRevision, type RevisedList, revisionEntity } from './revision';

export type VersionCheck = {
  /** The version that the caller last read; undefined: the last write wins. */
  expectedVersion: number | undefined;
  /** What the caller is told when the list has moved on. */
  conflict: string;
};

/** The list's version. Read before the list itself, it can only be too old: then a save is refused, and nothing lost. */
export async function readVersion(db: Database, list: RevisedList): Promise<number> {
  const row = await db.read(revisionEntity).findOneBy({ list });
  return row?.version ?? 0;
}

/**
 * Counts a change of the list, as bumpRevision does, and answers the version that the change makes.
 * @throws AppError CONFLICT when the caller expected another version
 */
export async function bumpVersion(
  manager: EntityManager,
  list: RevisedList,
  { expectedVersion, conflict }: VersionCheck,
): Promise<number> {
  await bumpRevision(manager, list);
  const { version } = await manager.findOneByOrFail(revisionEntity, { list });
  if (expectedVersion !== undefined && version - 1 !== expectedVersion) {
    throw new AppError('CONFLICT', conflict);
  }
  return version;
}
