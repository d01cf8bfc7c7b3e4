import { type EntityManager, type FindOptionsSelect, In, LessThanOrEqual, MoreThan } from 'typeorm';
import type { OpenContentKind, TrashedItems } from '#server/core/content/content-kind';
import type { RestoreChoices, StoredFields, TakeFromTrash } from '#server/core/content/history';
import { lockContent } from '#server/core/content/revision';
import {
  createNotInTrashError,
  LONG_AGO,
  type TrashedItem,
  type TrashSource,
} from '#server/core/content/trash-source';
import type { Database } from '#server/core/database/database';
import type { ContentKindName } from '#shared/content-kinds';
import { type VersionRow, versionEntity } from './version-entity';
import type { FileUses } from './version-history';

export type VersionTrashDeps = {
  db: Database;
  /** The kinds of content, which are passed in because features do not import each other. */
  kinds: Record<ContentKindName, Pick<OpenContentKind, 'trash'>>;
  uses: Pick<FileUses, 'forget'>;
};

export type VersionTrash = ReturnType<typeof createVersionTrash>;

/** Manages the trash of content, which is the last version of each deleted item. */
export function createVersionTrash({ db, kinds, uses }: VersionTrashDeps) {
  /**
   * Restores an item with its ID and position.
   * @throws AppError CONFLICT if a project's category no longer exists or its address is in use,
   * and no other is given
   */
  async function restore(itemId: string, choices: RestoreChoices): Promise<boolean> {
    const kind = await findKind(itemId);
    if (!kind) return false;
    await getTrash(kind).restore([createTake(itemId)], choices);
    return true;
  }

  /**
   * Restores items of one kind atomically, ignoring IDs that are not in the trash, and returns how many were
   * restored.
   * @throws AppError CONFLICT as restore does
   */
  async function restoreMany(kind: ContentKindName, itemIds: string[]): Promise<number> {
    const trashedIds = await findTrashedIds(db, kind, itemIds);
    await getTrash(kind).restore(trashedIds.map(createTake), {});
    return trashedIds.length;
  }

  /** Does not read the data, which may be large. */
  async function findKind(itemId: string): Promise<ContentKindName | null> {
    const { manager } = db.read(versionEntity);
    return (await findTrashed(manager, itemId, { itemId: true, kind: true }))?.kind ?? null;
  }

  /** @throws Error for a kind without a trash */
  function getTrash(kind: ContentKindName): TrashedItems {
    const { trash } = kinds[kind];
    if (trash === 'none') throw new Error(`The kind ${kind} has no trash`);
    return trash;
  }

  /** Permanently deletes an item with its versions and the files that nothing else uses. */
  async function remove(itemId: string): Promise<boolean> {
    // An item of another source must not lock the content.
    if (!(await findKind(itemId))) return false;
    return db.write(async manager => {
      // The lock serializes this with a restore of the same item.
      await lockContent(manager);
      const trashed = await findTrashed(manager, itemId);
      if (!trashed) return false;
      await manager.delete(versionEntity, { itemId });
      await getTrash(trashed.kind).forget(manager, itemId);
      await uses.forget(manager, itemId);
      return true;
    });
  }

  return {
    list: () => listTrashed(db),
    listDeletedUntil: (time, limit) => listDeletedUntil(db, time, limit),
    restore,
    restoreMany,
    remove,
  } satisfies TrashSource & { restoreMany: unknown };
}

async function listTrashed(db: Database): Promise<TrashedItem[]> {
  const rows = await db.read(versionEntity).find({
    select: { itemId: true, kind: true, name: true, trashedAt: true, bytes: true },
    where: { trashedAt: MoreThan(LONG_AGO) },
    order: { id: 'DESC' },
  });
  return rows.flatMap(({ itemId, kind, name, trashedAt, bytes }) =>
    trashedAt ? { _id: itemId, kind, name, trashedAt, bytes } : [],
  );
}

/** Returns the given IDs that are in the trash. */
async function findTrashedIds(db: Database, kind: ContentKindName, itemIds: string[]): Promise<string[]> {
  const rows = await db.read(versionEntity).find({
    select: { itemId: true },
    where: { kind, itemId: In(itemIds), trashedAt: MoreThan(LONG_AGO) },
    order: { id: 'ASC' },
  });
  return rows.map(({ itemId }) => itemId);
}

async function listDeletedUntil(db: Database, time: Date, limit: number): Promise<string[]> {
  const rows = await db.read(versionEntity).find({
    select: { itemId: true },
    where: { trashedAt: LessThanOrEqual(time) },
    order: { trashedAt: 'ASC' },
    take: limit,
  });
  return rows.map(({ itemId }) => itemId);
}

/** Defers taking an item out of the trash to the transaction that stores it again. */
function createTake(itemId: string): TakeFromTrash {
  return async manager => {
    const fields = await takeFromTrash(manager, itemId);
    if (!fields) throw createNotInTrashError();
    return fields;
  };
}

/**
 * Takes an item out of the trash and returns its fields, which the caller stores. Returns null if it is not
 * there.
 */
async function takeFromTrash(manager: EntityManager, itemId: string): Promise<StoredFields | null> {
  const row = await findTrashed(manager, itemId);
  if (!row) return null;
  await manager.update(versionEntity, { id: row.id }, { trashedAt: null, data: null, files: [] });
  return row.data;
}

async function findTrashed(
  manager: EntityManager,
  itemId: string,
  select?: FindOptionsSelect<VersionRow>,
): Promise<VersionRow | null> {
  const where = { itemId, trashedAt: MoreThan(LONG_AGO) };
  const row = await manager.findOne(versionEntity, { where, ...(select && { select }) });
  // MySQL ignores trailing spaces.
  return row?.itemId === itemId ? row : null;
}
