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
/** An update may name the expected version of the list. */
type ItemUpdate = { id: string; expectedVersion?: number | undefined };

/** The rules by which items of a kind are created, changed and presented. */
export type ItemRules<Row extends ItemRow, Item, Input, Update> = {
  kind: ContentKindName;
  /** The noun for an item. Default: the name of the kind. */
  noun?: string;
  entity: Entity;
  /** Finds a row that this viewer may read. */
  find(manager: EntityManager, id: string, viewer: Viewer): Promise<Row | null>;
  getName(row: Row): string;
  /** Returns the fields that a version stores. Default: all of them. */
  getFields?(row: Row): Fields;
  /** Presents a row to this viewer. */
  present(row: Row, viewer: Viewer): Item | Promise<Item>;
  /** Creates the row of a new item. */
  make(manager: EntityManager, input: Input): Promise<Row>;
  /** Applies an update to a row. @throws AppError CONFLICT, BAD_REQUEST */
  change(manager: EntityManager, stored: Row, update: Update): Promise<Row>;
  /** Creates the row of a restored item. @throws AppError CONFLICT when the owner must choose */
  revive(manager: EntityManager, fields: Fields, choices: PutBackChoices): Promise<Row>;
  /** Stores related data, such as the slug. @throws AppError with `ifTaken` when another item has the slug */
  settle(manager: EntityManager, row: Row, stored: Row | null, ifTaken?: AppErrorCode): Promise<void>;
  /** Repairs related rows after a deletion. Default: nothing. */
  closeUp?(manager: EntityManager): Promise<void>;
};

/** Creates the service that stores items one by one and records every change. */
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

  /** Fills missing fields with defaults. Items are published unless marked as drafts. */
  async function create(input: Input): Promise<Item> {
    const row = await inTurn(async manager => add(manager, await rules.make(manager, input)));
    return present(row, 'owner');
  }

  /**
   * Replaces the given fields and preserves the others.
   * @throws AppError NOT_FOUND; CONFLICT when the expected version is not the stored one; BAD_REQUEST
   */
  async function update(sent: Update): Promise<Item> {
    const { id, ...update } = sent;
    const work = async (manager: EntityManager) => change(manager, await find(manager, id, 'owner'), update);
    return present(await inTurn(work, sent.expectedVersion), 'owner');
  }

  /** Moves the item to the trash. @throws AppError NOT_FOUND */
  function remove(id: string): Promise<void> {
    return inTurn(async manager => drop(manager, await find(manager, id, 'owner')));
  }

  /** Restores deleted items: all of them, or none. @throws AppError CONFLICT as the rules do */
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

  /** Preserves the id and the creation time. */
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

  /** Runs changes of the list one after the other, each in a transaction. `expectedVersion` is the version of the list. */
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
