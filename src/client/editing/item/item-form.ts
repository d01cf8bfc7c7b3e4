import { type Publishing, withPending } from '../../../shared/publishing';
import { errorCode } from '../../lib/api/api-error';
import type { FieldDefinitions } from '../merge';
import {
  type ItemChanges,
  type PublishingPlan,
  planOf,
  publishingInput,
  updateInput,
} from '../publishing/publishing-field';
import type { Store } from '../save-merging';
import type { Issue, Stored, Version } from '../working-copy-state';

/** An item with the decision whether visitors see it, and with what is not published yet. */
export type PublishedRecord = Publishing & { pendingChanges?: object };

/** An item as an editor reads it: its pending changes are merged into it, and its plan is one value. */
export type ItemToEdit<Item> = Item & { publishing: PublishingPlan };

export type ItemWords = {
  /** What one is called: 'project'. */
  noun: string;
  /** The words of the delete dialog, where they differ from the usual ones. */
  deletion?: Partial<Record<'question' | 'deleted' | 'failure', string>>;
};

/** A kind of item that is edited and published on its own: what differs between such kinds is this data. */
export type ItemForm<Item, Fields, Changes> = ItemWords & {
  fields: FieldDefinitions<Fields>;
  /** Returns the item as the form holds it. */
  read: (item: ItemToEdit<Item>) => Fields;
  /** Returns the fields as they are sent, without the plan. */
  input: (fields: Fields) => Changes;
  /** Finds what the server would refuse, before anything is sent. */
  validate: (fields: Fields) => Issue[];
};

type FieldsOf<Item, Fields> = Pick<ItemForm<Item, Fields, never>, 'read'>;

/** Returns what an editor begins with: the item with what is not published yet. */
export function editedFields<Item extends PublishedRecord, Fields>(
  { read }: FieldsOf<Item, Fields>,
  item: Item,
): Fields {
  return read({ ...withPending(item), publishing: planOf(item) });
}

/** Returns the item as visitors see it, with nothing held back. */
export function publishedFields<Item extends PublishedRecord, Fields>(
  { read }: FieldsOf<Item, Fields>,
  item: Item,
): Fields {
  const { draft, publishAt } = item;
  return read({ ...item, publishing: planOf({ draft, publishAt }) });
}

/** An answer of the API, with the version that the next save names. */
export type VersionedItem<Item> = { item: Item; version: Version };

/** The calls that save one item. */
export type ItemStoreCalls<Item, Changes> = {
  create: (input: Changes & Publishing) => Promise<VersionedItem<Item>>;
  update: (changes: ItemChanges<Changes>, expectedVersion: Version) => Promise<VersionedItem<Item>>;
  /** Fetches the item; null when it was deleted. */
  fetch: () => Promise<VersionedItem<Item> | null>;
};

/** Creates what a working copy saves with. An item that was deleted elsewhere is created again. */
export function createItemStore<Item extends PublishedRecord, Fields extends Edited, Changes extends object>(
  form: ItemForm<Item, Fields, Changes>,
  calls: ItemStoreCalls<Item, Changes>,
): Store<Fields> {
  const stored = ({ item, version }: VersionedItem<Item>): Stored<Fields> => ({
    fields: editedFields(form, item),
    version,
  });
  return {
    save: async ({ fields, expectedVersion }) => {
      const input = form.input(fields);
      const { publishing } = fields;
      const saving =
        expectedVersion === null
          ? calls.create({ ...input, ...publishingInput(publishing) })
          : calls.update(updateInput(publishing, input), expectedVersion);
      return stored(await saving);
    },
    fetch: async () => {
      const found = await calls.fetch();
      return found && stored(found);
    },
  };
}

type Edited = { publishing: PublishingPlan };

/** Turns the answer that something does not exist into null. */
export function nullIfMissing(error: unknown): null {
  if (errorCode(error) === 'NOT_FOUND') return null;
  throw error;
}
