import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { ContentKindName } from '#shared/content-kinds';
import { capitalise } from '#shared/text';
import type { Database } from '../database/database';
import type { Entity } from '../database/entity';
import { AppError, type AppErrorCode } from '../errors/app-error';
import type { Fields, History, PutBackChoices, TakeFromTrash } from './history';
import type { Viewer } from './published-rows';
import { bumpRevision, bumpVersion } from './revision';

type ItemRow = ObjectLiteral & { id: string };
/** An update may expect a version of all items. */
type ItemUpdate = { id: string; expectedVersion?: number | undefined };

/** How the items of a kind are made and changed. */
export type ItemRules<Row extends ItemRow, Item, Input, Update> = {
  kind: ContentKindName;
  /** An item in words. Default: the name of the kind. */
  noun?: string;
  entity: Entity;
  /** Finds the row that this viewer may read. */
  find(manager: EntityManager, id: string, viewer: Viewer): Promise<Row | null>;
  getName(row: Row): string;
  /** Returns what a version keeps of a row. Default: all of it. */
  getFields?(row: Row): Fields;
  /** Makes of a row what this viewer is answered. */
  present(row: Row, viewer: Viewer): Item | Promise<Item>;
  /** Makes the row of a new item. */
  make(manager: EntityManager, input: Input): Promise<Row>;
  /** Makes the row that an update leaves. @throws AppError CONFLICT, BAD_REQUEST */
  change(manager: EntityManager, stored: Row, update: Update): Promise<Row>;
  /** Makes the row of an item that was deleted. @throws AppError CONFLICT where a choice is needed */
  revive(manager: EntityManager, fields: Fields, choices: PutBackChoices): Promise<Row>;
  /** Stores what a row needs beside it, such as its address, which another may have: then it throws this code. */
  settle(manager: EntityManager, row: Row, stored: Row | null, ifTaken?: AppErrorCode): Promise<void>;
  /** Puts right what a deleted row leaves behind. Default: nothing. */
  closeUp?(manager: EntityManager): Promise<void>;
};

/** Stores the items of a kind one by one, and keeps of each change what was before. */
export function createItemService<Row extends ItemRow, Item, Input, Update extends ItemUpdate>(
  db: Database,
  history: History,
  rules: ItemRules<Row, Item, Input, Omit<Update, 'id'>>,
) {
  const { kind, noun = kind, entity, present, settle } = rules;

  /** @throws AppError NOT_FOUND, for visitors also of one that is not published */
  function getRow(id: string, viewer: Viewer): Promise<Row> {
    return find(db.read(entity).manager, id, viewer);
  }

  /** @throws AppError NOT_FOUND, for visitors also of one that is not published */
  async function get(id: string, viewer: Viewer = 'visitor'): Promise<Item> {
    return present(await getRow(id, viewer), viewer);
  }

  /** Fills what is missing with its defaults; what does not say that it is a draft is published. */
  async function create(input: Input): Promise<Item> {
    const row = await inTurn(async manager => add(manager, await rules.make(manager, input)));
    return present(row, 'owner');
  }

  /**
   * Replaces the fields that are given; the others keep their values.
   * @throws AppError NOT_FOUND; CONFLICT when the version that it expects is not the stored one; BAD_REQUEST
   */
  async function update(sent: Update): Promise<Item> {
    const { id, ...update } = sent;
    const work = async (manager: EntityManager) => change(manager, await find(manager, id, 'owner'), update);
    return present(await inTurn(work, sent.expectedVersion), 'owner');
  }

  /** Moves it to the trash. @throws AppError NOT_FOUND */
  function remove(id: string): Promise<void> {
    return inTurn(async manager => drop(manager, await find(manager, id, 'owner')));
  }

  /** Stores items that were deleted as they were: all of them, or none. @throws AppError CONFLICT as the rules do */
  function putBack(takes: TakeFromTrash[], choices: PutBackChoices = {}): Promise<void> {
    return inTurn(async manager => {
      for (const take of takes)
        await add(manager, await rules.revive(manager, await take(manager), choices), 'CONFLICT');
    });
  }

  async function add(manager: EntityManager, row: Row, ifTaken?: AppErrorCode): Promise<Row> {
    await settle(manager, row, null, ifTaken);
    await manager.insert(entity, row);
    await record(manager, null, row);
    return row;
  }

  /** It keeps its id, and when it was made. */
  async function change(manager: EntityManager, stored: Row, update: Omit<Update, 'id'>): Promise<Row> {
    const row = await rules.change(manager, stored, update);
    await settle(manager, row, stored);
    const { id, createdAt: _createdAt, ...columns } = row;
    await manager.update(entity, { id }, columns);
    await record(manager, stored, row);
    return row;
  }

  async function drop(manager: EntityManager, stored: Row): Promise<void> {
    await manager.delete(entity, { id: stored.id });
    await rules.closeUp?.(manager);
    await record(manager, stored, null);
  }

  function record(manager: EntityManager, before: Row | null, after: Row | null): Promise<void> {
    const toState = (row: Row | null) =>
      row && { name: rules.getName(row), fields: rules.getFields?.(row) ?? { ...row } };
    const { id = '' } = after ?? before ?? {};
    return history.record(manager, { kind, id, before: toState(before), after: toState(after) });
  }

  /** Changes of the kind take turns, and all of one is stored or nothing. `expectedVersion`: that of all items. */
  function inTurn<T>(work: (manager: EntityManager) => Promise<T>, expectedVersion?: number): Promise<T> {
    return db.write(async manager => {
      const conflict = `The ${kind} was changed elsewhere`;
      if (expectedVersion === undefined) await bumpRevision(manager, entity);
      else await bumpVersion(manager, entity, { expectedVersion, conflict });
      return work(manager);
    });
  }

  async function find(manager: EntityManager, id: string, viewer: Viewer): Promise<Row> {
    const row = await rules.find(manager, id, viewer);
    // MySQL ignores spaces at the end when it compares.
    if (row?.id !== id) throw notFound();
    return row;
  }

  function notFound(): AppError {
    return new AppError('NOT_FOUND', `${capitalise(noun)} not found.`);
  }

  return { items: { noun, get, create, update, remove, putBack }, getRow, inTurn, change, drop, notFound };
}
