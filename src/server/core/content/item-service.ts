import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { z } from 'zod';
import type { Database } from '#server/core/database/database';
import { type Entity, findRow } from '#server/core/database/entity';
import { AppError, type AppErrorCode, createNotFoundError } from '#server/core/errors/app-error';
import type { ContentKindName } from '#shared/content-kinds';
import type { History, RestoreChoices, StoredFields, TakeFromTrash } from './history';
import { nameRow } from './name-row';
import type { Order } from './order';
import { type Viewer, whereVisibleTo } from './published-rows';
import { isPublishable } from './publishing-row';
import { bumpExpectedRevision, bumpRevision } from './revision';
import type { Slugs } from './slugs';
import { toStoredRow } from './stored-row';

export type ItemRow = ObjectLiteral & { id: string };
/** An update may name the revision of the list that the caller has read. */
type ItemUpdate = {
  id: string;
  expectedVersion?: number | undefined;
  slug?: string | null | undefined;
  isSlugFromTitle?: boolean | undefined;
};

/** The rows of a kind, and the capabilities that they have. Those with publishing columns have drafts. */
export type ItemTable<Row extends ItemRow, Input, Update> = {
  kind: ContentKindName;
  /** The noun for an item. Defaults to the name of the kind. */
  noun?: string;
  entity: Entity<Row>;
  /** Restricts the table to the rows of this kind. */
  within?: ObjectLiteral;
  /** The columns that can name an item, such as its title. The first filled one does. */
  nameFields: readonly (keyof Row & string)[];
  /** The order that the owner gives to the items. */
  order?: Order<Row>;
  /** The addresses of the items' pages. */
  slugs?: Slugs<Row>;
  input: z.ZodType<Input>;
  /** The fields that an earlier version brings back. */
  changes: z.ZodType<Omit<Update, 'id'>>;
  /** Returns a key that equal items share, so that imports don't repeat an existing item. */
  getKey?(fields: StoredFields): string;
};

/** The rules by which items of a kind are created, changed and presented. */
export type ItemRules<Row extends ItemRow, Item, Input, Update> = ItemTable<Row, Input, Update> & {
  present(row: Row, viewer: Viewer): Item | Promise<Item>;
  /** Returns a new row with the default values. */
  blank(): Row;
  make(manager: EntityManager, input: Input): Row | Promise<Row>;
  /**
   * Applies an update to a row.
   * @throws AppError CONFLICT, BAD_REQUEST
   */
  change(manager: EntityManager, stored: Row, update: Update): Row | Promise<Row>;
  /**
   * Completes the row of a restored item.
   * @throws AppError CONFLICT if the owner must choose
   */
  complete?(manager: EntityManager, row: Row, choices: RestoreChoices): Row | Promise<Row>;
};

/** Creates the service that stores items one by one and records every change. */
export function createItemService<Row extends ItemRow, Item, Input, Update extends ItemUpdate>(
  db: Database,
  history: History,
  rules: ItemRules<Row, Item, Input, Update>,
) {
  const { kind, noun = kind, within, nameFields, present, order, slugs } = rules;
  const entity: Entity = rules.entity;
  const hasDrafts = isPublishable(entity);

  /** @throws AppError NOT_FOUND, to visitors also for an unpublished item */
  function getRow(id: string, viewer: Viewer): Promise<Row> {
    return getStoredRow(db.read(entity).manager, id, viewer);
  }

  /** @throws AppError NOT_FOUND, to visitors also for an unpublished item */
  async function get(id: string, viewer: Viewer = 'visitor'): Promise<Item> {
    return present(await getRow(id, viewer), viewer);
  }

  /** Fills missing fields with defaults. Items are published unless marked as drafts. */
  async function create(input: Input): Promise<Item> {
    const row = await runInTurn(async manager => add(manager, await rules.make(manager, input)));
    return present(row, 'owner');
  }

  /**
   * Replaces the given fields and keeps the others.
   * @throws AppError NOT_FOUND; CONFLICT if another revision is stored; BAD_REQUEST
   */
  async function update(sent: Update): Promise<Item> {
    const work = async (manager: EntityManager) =>
      change(manager, await getStoredRow(manager, sent.id, 'owner'), sent);
    return present(await runInTurn(work, sent.expectedVersion), 'owner');
  }

  /**
   * Moves the item to the trash.
   * @throws AppError NOT_FOUND
   */
  function remove(id: string): Promise<void> {
    return runInTurn(async manager => drop(manager, await getStoredRow(manager, id, 'owner')));
  }

  /**
   * Deletes a draft that is as it was created, without a trace in the trash.
   * @throws AppError NOT_FOUND; CONFLICT if it was changed or published
   */
  function discard(id: string): Promise<void> {
    return runInTurn(async manager => {
      const { draft } = await getStoredRow(manager, id, 'owner');
      if ((hasDrafts && draft !== true) || !(await history.isUnchanged(manager, id)))
        throw new AppError('CONFLICT', `The ${noun} has been changed or published.`);
      await manager.delete(entity, { id });
      await order?.closeGap(manager);
      await history.forget(manager, id);
    });
  }

  /**
   * Restores all of the deleted items, or none.
   * @throws AppError CONFLICT if the owner must choose
   */
  function restore(takes: TakeFromTrash[], choices: RestoreChoices = {}): Promise<void> {
    return runInTurn(async manager => {
      for (const take of takes) {
        const stored = { ...rules.blank(), ...toStoredRow(entity, await take(manager)) };
        const row = slugs && choices.slug !== undefined ? { ...stored, slug: choices.slug } : stored;
        await add(manager, (await rules.complete?.(manager, row, choices)) ?? row, 'CONFLICT');
      }
    });
  }

  async function add(manager: EntityManager, made: Row, ifTaken?: AppErrorCode): Promise<Row> {
    const row = await place(manager, made, null, ifTaken);
    await manager.insert(entity, row);
    await record(manager, null, row);
    return row;
  }

  /** The row keeps its ID and creation time. */
  async function change(manager: EntityManager, stored: Row, sent: Update): Promise<Row> {
    const update = slugs ? await slugs.withFreeSlug(manager, sent) : sent;
    const row = await place(manager, await rules.change(manager, stored, update), stored);
    const { id, createdAt: _createdAt, ...columns } = row;
    await manager.update(entity, { id }, columns);
    await record(manager, stored, row);
    return row;
  }

  /** Returns the row with its key in the order and its slug. @throws AppError with `ifTaken` for a used slug */
  async function place(
    manager: EntityManager,
    row: Row,
    stored: Row | null,
    ifTaken?: AppErrorCode,
  ): Promise<Row> {
    const key = await order?.insert(manager, row, stored);
    const slug = await slugs?.assign(manager, { row, stored, nameFields, ifTaken });
    return { ...row, ...key, ...slug };
  }

  async function drop(manager: EntityManager, stored: Row): Promise<void> {
    await manager.delete(entity, { id: stored.id });
    await order?.closeGap(manager);
    await record(manager, stored, null);
  }

  function record(manager: EntityManager, before: Row | null, after: Row | null): Promise<void> {
    const toState = (row: Row | null) => row && { name: nameRow(row, nameFields), fields: { ...row } };
    const { id = '' } = after ?? before ?? {};
    return history.record(manager, { kind, id, before: toState(before), after: toState(after) });
  }

  /**
   * Runs changes of the list one after the other, each in a transaction. `expectedVersion` is the revision of
   * the list.
   */
  function runInTurn<T>(work: (manager: EntityManager) => Promise<T>, expectedVersion?: number): Promise<T> {
    return db.write(async manager => {
      const conflict = `The ${kind} was changed elsewhere.`;
      if (expectedVersion === undefined) await bumpRevision(manager, entity);
      else await bumpExpectedRevision(manager, entity, { expectedVersion, conflict });
      return work(manager);
    });
  }

  async function getStoredRow(manager: EntityManager, id: string, viewer: Viewer): Promise<Row> {
    const where = { id, ...within, ...(hasDrafts && whereVisibleTo(viewer)) };
    const row = await findRow(manager, rules.entity, where);
    // MySQL ignores trailing spaces in comparisons.
    if (row?.id !== id) throw createNotFoundError(noun);
    return row;
  }

  return { items: { noun, get, create, update, remove, discard, restore }, getRow, runInTurn, change, drop };
}
