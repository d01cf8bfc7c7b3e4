import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { Database } from '#server/core/database/database';
import type { Entity } from '#server/core/database/entity';
import { AppError, type AppErrorCode, createNotFoundError } from '#server/core/errors/app-error';
import type { ContentKindName } from '#shared/content-kinds';
import type { Fields, History, RestoreChoices, TakeFromTrash } from './history';
import type { Viewer } from './published-rows';
import { bumpExpectedRevision, bumpRevision } from './revision';

type ItemRow = ObjectLiteral & { id: string };
/** An update may name the revision of the list that the caller has read. */
type ItemUpdate = { id: string; expectedVersion?: number | undefined };

/** The rules by which items of a kind are created, changed and presented. */
export type ItemRules<Row extends ItemRow, Item, Input, Update> = {
  kind: ContentKindName;
  /** The noun for an item. Defaults to the name of the kind. */
  noun?: string;
  entity: Entity;
  /** Finds a row that this viewer may read. */
  find(manager: EntityManager, id: string, viewer: Viewer): Promise<Row | null>;
  getName(row: Row): string;
  /** Returns the fields that a version stores. Defaults to all of them. */
  getFields?(row: Row): Fields;
  present(row: Row, viewer: Viewer): Item | Promise<Item>;
  make(manager: EntityManager, input: Input): Promise<Row>;
  /**
   * Applies an update to a row.
   * @throws AppError CONFLICT, BAD_REQUEST
   */
  change(manager: EntityManager, stored: Row, update: Update): Promise<Row>;
  /**
   * Creates the row of a restored item.
   * @throws AppError CONFLICT if the owner must choose
   */
  rebuild(manager: EntityManager, fields: Fields, choices: RestoreChoices): Promise<Row>;
  /**
   * Stores related data, such as the slug.
   * @throws AppError with `ifTaken` if another item has the slug
   */
  storeRelated(manager: EntityManager, row: Row, stored: Row | null, ifTaken?: AppErrorCode): Promise<void>;
  /** Repairs related rows after a deletion. Defaults to doing nothing. */
  closeGaps?(manager: EntityManager): Promise<void>;
};

/** Creates the service that stores items one by one and records every change. */
export function createItemService<Row extends ItemRow, Item, Input, Update extends ItemUpdate>(
  db: Database,
  history: History,
  rules: ItemRules<Row, Item, Input, Omit<Update, 'id'>>,
) {
  const { kind, noun = kind, entity, present } = rules;
  const { add, change, drop } = createItemChanges(history, rules);

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
    const { id, ...update } = sent;
    const work = async (manager: EntityManager) =>
      change(manager, await getStoredRow(manager, id, 'owner'), update);
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
      if (draft !== true || !(await history.isUnchanged(manager, id)))
        throw new AppError('CONFLICT', `The ${noun} has been changed or published.`);
      await manager.delete(entity, { id });
      await rules.closeGaps?.(manager);
      await history.forget(manager, id);
    });
  }

  /**
   * Restores all of the deleted items, or none.
   * @throws AppError CONFLICT as the rules do
   */
  function restore(takes: TakeFromTrash[], choices: RestoreChoices = {}): Promise<void> {
    return runInTurn(async manager => {
      for (const take of takes)
        await add(manager, await rules.rebuild(manager, await take(manager), choices), 'CONFLICT');
    });
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
    const row = await rules.find(manager, id, viewer);
    // MySQL ignores trailing spaces in comparisons.
    if (row?.id !== id) throw createNotFoundError(noun);
    return row;
  }

  return { items: { noun, get, create, update, remove, discard, restore }, getRow, runInTurn, change, drop };
}

/** Creates the functions that change rows and record each change in the history. */
function createItemChanges<Row extends ItemRow, Update>(
  history: History,
  rules: ItemRules<Row, unknown, never, Update>,
) {
  const { kind, entity, storeRelated } = rules;

  async function add(manager: EntityManager, row: Row, ifTaken?: AppErrorCode): Promise<Row> {
    await storeRelated(manager, row, null, ifTaken);
    await manager.insert(entity, row);
    await record(manager, null, row);
    return row;
  }

  /** The row keeps its ID and creation time. */
  async function change(manager: EntityManager, stored: Row, update: Update): Promise<Row> {
    const row = await rules.change(manager, stored, update);
    await storeRelated(manager, row, stored);
    const { id, createdAt: _createdAt, ...columns } = row;
    await manager.update(entity, { id }, columns);
    await record(manager, stored, row);
    return row;
  }

  async function drop(manager: EntityManager, stored: Row): Promise<void> {
    await manager.delete(entity, { id: stored.id });
    await rules.closeGaps?.(manager);
    await record(manager, stored, null);
  }

  function record(manager: EntityManager, before: Row | null, after: Row | null): Promise<void> {
    const toState = (row: Row | null) =>
      row && { name: rules.getName(row), fields: rules.getFields?.(row) ?? { ...row } };
    const { id = '' } = after ?? before ?? {};
    return history.record(manager, { kind, id, before: toState(before), after: toState(after) });
  }

  return { add, change, drop };
}
