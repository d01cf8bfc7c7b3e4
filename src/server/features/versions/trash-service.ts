import { type EntityManager, In, LessThanOrEqual, MoreThan } from 'typeorm';
import type { OpenContentKind, TrashedItems } from '#server/core/content/content-kind';
import type { Fields, PutBackChoices } from '#server/core/content/history';
import { holdContent } from '#server/core/content/revision';
import type { Database } from '#server/core/database/database';
import { AppError } from '#server/core/errors/app-error';
import type { ContentKindName } from '#shared/content-kinds';
import type { TrashItem } from '#shared/contract/version';
import { type VersionRow, versionEntity } from './version-entity';
import type { ContentFiles } from './version-history';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** How long deleted items can be restored. */
export const TRASH_MS = 30 * DAY_MS;

const EXPIRED_AT_ONCE = 500;

export type TrashService = ReturnType<typeof createTrashService>;
export type TrashDeps = {
  db: Database;
  /** Passed in because features do not import each other. */
  kinds: Record<ContentKindName, Pick<OpenContentKind, 'trash'>>;
  files: Pick<ContentFiles, 'releaseHidden'>;
};

/** Manages deleted items: the last version of each, until it is restored or permanently deleted. */
export function createTrashService({ db, kinds, files }: TrashDeps) {
  /**
   * Restores an item with its id and position.
   * @throws AppError NOT_FOUND; CONFLICT when a project's category no longer exists or its address is in use, and no other is given
   */
  async function restore(itemId: string, choices: PutBackChoices = {}): Promise<void> {
    const { kind } = await requireTrashed(db.read(versionEntity).manager, itemId);
    await getTrash(kind).putBack([manager => take(manager, itemId)], choices);
  }

  /**
   * Restores items of one kind atomically, ignoring ids that are not in the trash; returns how many there were.
   *
   * @throws AppError CONFLICT as restore does
   */
  async function restoreMany(kind: ContentKindName, itemIds: string[]): Promise<number> {
    const trashed = await db.read(versionEntity).find({
      select: { itemId: true },
      where: { kind, itemId: In(itemIds), trashedAt: MoreThan(LONG_AGO) },
      order: { id: 'ASC' },
    });
    await getTrash(kind).putBack(
      trashed.map(
        ({ itemId }) =>
          manager =>
            take(manager, itemId),
      ),
      {},
    );
    return trashed.length;
  }

  /** @throws Error for a kind without a trash */
  function getTrash(kind: ContentKindName): TrashedItems {
    const { trash } = kinds[kind];
    if (trash === 'none') throw new Error(`The kind ${kind} has no trash`);
    return trash;
  }

  async function take(manager: EntityManager, itemId: string): Promise<Fields> {
    await requireTrashed(manager, itemId);
    return (await takeFromTrash(manager, itemId)) ?? {};
  }

  /**
   * Permanently deletes an item with its versions and the files that nothing else uses.
   * @throws AppError NOT_FOUND
   */
  function remove(itemId: string): Promise<void> {
    return db.write(async manager => {
      // Serializes with a restore of the same item.
      await holdContent(manager);
      const { kind } = await requireTrashed(manager, itemId);
      const versions = await manager.find(versionEntity, { select: { files: true }, where: { itemId } });
      await manager.delete(versionEntity, { itemId });
      await getTrash(kind).forget(manager, itemId);
      await files.releaseHidden(
        manager,
        versions.flatMap(version => version.files),
      );
    });
  }

  /** Permanently deletes everything in the trash, one item at a time, and returns how many there were. */
  async function empty(): Promise<number> {
    const items = await listTrashed(db);
    return removeAll(items.map(({ _id }) => _id));
  }

  /** Uses a transaction for each item, so that other writes can proceed. Items deleted meanwhile do not count. */
  async function removeAll(itemIds: string[]): Promise<number> {
    let count = 0;
    for (const itemId of itemIds) {
      const isRemoved = await remove(itemId).then(() => true, falseIfMissing);
      if (isRemoved) count += 1;
    }
    return count;
  }

  return {
    list: () => listTrashed(db),
    restore,
    restoreMany,
    remove,
    empty,
    listExpired: (now: number) => listExpired(db, now),
    removeAll,
  };
}

/** Earlier than any deletion: the condition lets an index find rows with a date. */
const LONG_AGO = new Date(0);

async function listTrashed(db: Database): Promise<TrashItem[]> {
  const rows = await db.read(versionEntity).find({
    select: { itemId: true, kind: true, name: true, trashedAt: true, bytes: true },
    where: { trashedAt: MoreThan(LONG_AGO) },
    order: { trashedAt: 'DESC', id: 'DESC' },
  });
  return rows.flatMap(presentTrashItem);
}

async function listExpired(db: Database, now: number): Promise<string[]> {
  const rows = await db.read(versionEntity).find({
    select: { itemId: true },
    where: { trashedAt: LessThanOrEqual(new Date(now - TRASH_MS)) },
    order: { trashedAt: 'ASC' },
    take: EXPIRED_AT_ONCE,
  });
  return rows.map(({ itemId }) => itemId);
}

/** Takes an item out of the trash and returns its fields, which the caller stores; null when it is not there. */
export async function takeFromTrash(manager: EntityManager, itemId: string): Promise<Fields | null> {
  const row = await findTrashed(manager, itemId);
  if (!row) return null;
  await manager.update(versionEntity, { id: row.id }, { trashedAt: null, data: null, files: [] });
  return row.data;
}

async function requireTrashed(manager: EntityManager, itemId: string): Promise<VersionRow> {
  const row = await findTrashed(manager, itemId);
  if (!row) throw new AppError('NOT_FOUND', 'This is not in the trash.');
  return row;
}

async function findTrashed(manager: EntityManager, itemId: string): Promise<VersionRow | null> {
  const row = await manager.findOneBy(versionEntity, { itemId, trashedAt: MoreThan(LONG_AGO) });
  // MySQL ignores trailing spaces.
  return row?.itemId === itemId ? row : null;
}

function falseIfMissing(error: unknown): false {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return false;
  throw error;
}

type Listed = Pick<VersionRow, 'itemId' | 'kind' | 'name' | 'trashedAt' | 'bytes'>;

function presentTrashItem({ itemId, kind, name, trashedAt, bytes }: Listed): TrashItem[] {
  if (!trashedAt) return [];
  const expiresAt = new Date(trashedAt.getTime() + TRASH_MS).toISOString();
  return [{ _id: itemId, kind, name, trashedAt: trashedAt.toISOString(), expiresAt, bytes }];
}
