import type { RestoreChoices } from '#server/core/content/history';
import { createNotInTrashError, type TrashedItem, type TrashSource } from '#server/core/content/trash-source';
import { AppError } from '#server/core/errors/app-error';
import { recognizeError } from '#server/core/errors/error-body';
import type { TrashItem } from '#shared/contract/version';
import { DAY_MS, MINUTE_MS } from '#shared/time';
import { TRASH_DAYS } from '#shared/trash';
import type { VersionTrash } from './version-trash';

const TRASH_MS = TRASH_DAYS * DAY_MS;

const EXPIRED_AT_ONCE = 500;

/** The undo of an import takes less than this. */
const UNDO_MAX_MS = MINUTE_MS;

export type TrashService = ReturnType<typeof createTrashService>;
type TrashDeps = {
  content: VersionTrash;
  messages: TrashSource;
  listUndoneImports: () => Promise<UndoneImport[]>;
};

/** An import that was undone, with the items that it had created. */
export type UndoneImport = { id: string; source: string; undoneAt: Date; itemIds: string[] };

/** Manages deleted items until they are restored or permanently deleted. */
export function createTrashService({ content, messages, listUndoneImports }: TrashDeps) {
  const sources: TrashSource[] = [content, messages];

  /** Lists all items, latest first. */
  async function list(): Promise<TrashItem[]> {
    const [imports, ...lists] = await Promise.all([
      listUndoneImports(),
      ...sources.map(source => source.list()),
    ]);
    const byItem = new Map(imports.flatMap(each => each.itemIds.map(id => [id, each] as const)));
    return lists
      .flat()
      .sort(compareDeletions)
      .map(item => presentTrashItem(item, byItem.get(item._id)));
  }

  /** @throws AppError NOT_FOUND; CONFLICT if the owner must choose */
  async function restore(id: string, choices: RestoreChoices = {}): Promise<void> {
    for (const source of sources) if (await source.restore(id, choices)) return;
    throw createNotInTrashError();
  }

  /** Permanently deletes an item. @throws AppError NOT_FOUND */
  async function remove(id: string): Promise<void> {
    if (!(await removeIfFound(id))) throw createNotInTrashError();
  }

  async function removeIfFound(id: string): Promise<boolean> {
    for (const source of sources) if (await source.remove(id)) return true;
    return false;
  }

  /**
   * Permanently deletes everything in the trash and returns the number of items.
   * @throws as removeAll does
   */
  async function empty(): Promise<number> {
    const items = await list();
    return removeAll(items.map(({ _id }) => _id));
  }

  async function listExpired(now: number): Promise<string[]> {
    const time = new Date(now - TRASH_MS);
    const lists = await Promise.all(sources.map(source => source.listDeletedUntil(time, EXPIRED_AT_ONCE)));
    return lists.flat();
  }

  /**
   * Uses a transaction for each item, so that other requests can proceed. Items
   * deleted meanwhile do not count.
   * @throws AppError SERVICE_UNAVAILABLE that names the number of deleted items
   */
  async function removeAll(ids: string[]): Promise<number> {
    let count = 0;
    try {
      for (const id of ids) if (await removeIfFound(id)) count += 1;
      return count;
    } catch (error) {
      throw explainStop(error, `${count} of ${ids.length} items were deleted`);
    }
  }

  return { list, restore, restoreMany: content.restoreMany, remove, empty, listExpired, removeAll };
}

/** Adds the progress to a failure that the caller is informed of. */
function explainStop(error: unknown, progress: string): unknown {
  const known = recognizeError(error);
  return known ? new AppError(known.code, `${progress}. ${known.message}`, { cause: error }) : error;
}

/** Puts the latest deletion first. */
function compareDeletions(one: TrashedItem, other: TrashedItem): number {
  return other.trashedAt.getTime() - one.trashedAt.getTime();
}

function presentTrashItem(
  { _id, kind, name, trashedAt, bytes }: TrashedItem,
  undone: UndoneImport | undefined,
): TrashItem {
  const expiresAt = new Date(trashedAt.getTime() + TRASH_MS).toISOString();
  const item = { _id, kind, name, trashedAt: trashedAt.toISOString(), expiresAt, bytes };
  const sinceUndoMs = undone ? trashedAt.getTime() - undone.undoneAt.getTime() : -1;
  // The owner deleted other items, before the undo or after restoring them.
  if (!undone || sinceUndoMs < 0 || sinceUndoMs > UNDO_MAX_MS) return item;
  return { ...item, undoneImport: { id: undone.id, source: undone.source } };
}
