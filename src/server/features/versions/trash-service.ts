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
/** How long what was deleted can be restored. */
export const TRASH_MS = 30 * DAY_MS;

/** How many a sweep looks at. */
const EXPIRED_AT_ONCE = 500;

export type TrashService = ReturnType<typeof createTrashService>;
export type TrashDeps = {
  db: Database;
  /** From above: features do not know each other. */
  kinds: Record<ContentKindName, Pick<OpenContentKind, 'trash'>>;
  files: Pick<ContentFiles, 'releaseKept'>;
};

/** What was deleted: each item's last version, until it is restored or deleted for good. */
export function createTrashService({ db, kinds, files }: TrashDeps) {
  /** What was deleted last comes first. */
  async function list(): Promise<TrashItem[]> {
    const rows = await db.read(versionEntity).find({
      select: { itemId: true, kind: true, name: true, trashedAt: true, bytes: true },
      where: { trashedAt: MoreThan(EVER) },
      order: { trashedAt: 'DESC', id: 'DESC' },
    });
    return rows.flatMap(presentTrashItem);
  }

  /**
   * Puts an item back where it was, with the id that it had.
   * @throws AppError NOT_FOUND; CONFLICT when the category of a project is gone or its address taken, and no other is chosen
   */
  async function restore(itemId: string, choices: PutBackChoices = {}): Promise<void> {
    const { kind } = await requireTrashed(db.read(versionEntity).manager, itemId);
    await trashOf(kind).putBack([manager => take(manager, itemId)], choices);
  }

  /**
   * Puts items of one kind back where they were: all of them, or none. Those that are not in the trash are left out;
   * answers how many there were.
   * @throws AppError CONFLICT as restore does
   */
  async function restoreMany(kind: ContentKindName, itemIds: string[]): Promise<number> {
    const trashed = await db.read(versionEntity).find({
      select: { itemId: true },
      where: { kind, itemId: In(itemIds), trashedAt: MoreThan(EVER) },
      order: { id: 'ASC' },
    });
    await trashOf(kind).putBack(
      trashed.map(
        ({ itemId }) =>
          manager =>
            take(manager, itemId),
      ),
      {},
    );
    return trashed.length;
  }

  /** @throws Error for a kind whose items never get there */
  function trashOf(kind: ContentKindName): TrashedItems {
    const { trash } = kinds[kind];
    if (trash === 'none') throw new Error(`The kind ${kind} has no trash`);
    return trash;
  }

  async function take(manager: EntityManager, itemId: string): Promise<Fields> {
    await requireTrashed(manager, itemId);
    return (await takeFromTrash(manager, itemId)) ?? {};
  }

  /**
   * Deletes an item for good, with its versions and the files that nothing else names.
   * @throws AppError NOT_FOUND
   */
  function remove(itemId: string): Promise<void> {
    return db.write(async manager => {
      // Whoever restores it takes turns with this.
      await holdContent(manager);
      const { kind } = await requireTrashed(manager, itemId);
      const versions = await manager.find(versionEntity, { select: { files: true }, where: { itemId } });
      await manager.delete(versionEntity, { itemId });
      await trashOf(kind).forget(manager, itemId);
      await files.releaseKept(
        manager,
        versions.flatMap(version => version.files),
      );
    });
  }

  /** Deletes everything that is in the trash now for good, one by one, and answers how many that were. */
  async function empty(): Promise<number> {
    const items = await list();
    return removeAll(items.map(({ _id }) => _id));
  }

  /** What has been in the trash for as long as it is kept there; of very much the oldest. */
  async function listExpired(now: number): Promise<string[]> {
    const rows = await db.read(versionEntity).find({
      select: { itemId: true },
      where: { trashedAt: LessThanOrEqual(new Date(now - TRASH_MS)) },
      order: { trashedAt: 'ASC' },
      take: EXPIRED_AT_ONCE,
    });
    return rows.map(({ itemId }) => itemId);
  }

  /** Each in a transaction of its own, so that others come between. One that is gone meanwhile does not count. */
  async function removeAll(itemIds: string[]): Promise<number> {
    let count = 0;
    for (const itemId of itemIds) {
      const isRemoved = await remove(itemId).then(() => true, falseIfGone);
      if (isRemoved) count += 1;
    }
    return count;
  }

  return { list, restore, restoreMany, remove, empty, listExpired, removeAll };
}

/** Before all that was ever deleted: an index tells those with a moment from those without. */
const EVER = new Date(0);

/** Takes an item out of the trash, if it is there, and answers what it was. Whoever calls stores it. */
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
  const row = await manager.findOneBy(versionEntity, { itemId, trashedAt: MoreThan(EVER) });
  // MySQL ignores spaces at the end when it compares.
  return row?.itemId === itemId ? row : null;
}

function falseIfGone(error: unknown): false {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return false;
  throw error;
}

type Listed = Pick<VersionRow, 'itemId' | 'kind' | 'name' | 'trashedAt' | 'bytes'>;

function presentTrashItem({ itemId, kind, name, trashedAt, bytes }: Listed): TrashItem[] {
  if (!trashedAt) return [];
  const expiresAt = new Date(trashedAt.getTime() + TRASH_MS).toISOString();
  return [{ _id: itemId, kind, name, trashedAt: trashedAt.toISOString(), expiresAt, bytes }];
}
