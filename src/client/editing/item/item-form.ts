import { errorCode } from '#client/lib/api/api-error';
import type { ContentKindName } from '#shared/content-kinds';
import { type Publishing, withPending } from '#shared/publishing';
import type { FieldDefinitions } from '../merge';
import {
  type ItemChanges,
  type PublishedItem,
  type PublishingPlan,
  planOf,
  publishingInput,
  updateInput,
} from '../publishing/publishing-field';
import type { Store } from '../save-merging';
import type { Issue, Stored, Version } from '../working-copy-state';

/** An item as an editor reads it: its pending changes are merged into it, and its plan is one value. */
export type ItemToEdit<Item> = Item & { publishing: PublishingPlan };

export type ItemWords = {
  kind: ContentKindName;
  /** The words of the delete dialog, where they differ from the usual ones. */
  deletion?: Partial<Record<'noun' | 'question' | 'deleted' | 'failure', string>>;
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

/** Returns what an editor begins with: the item with what is not published yet. */
export function editedFields<Item extends PublishedItem, Fields>(
  { read }: Pick<ItemForm<Item, Fields, never>, 'read'>,
  item: Item,
): Fields {
  return read({ ...withPending(item), publishing: planOf(item) });
}

/** Returns the item as visitors see it, with nothing held back. */
export function publishedFields<Item extends PublishedItem, Fields>(
  { read }: Pick<ItemForm<Item, Fields, never>, 'read'>,
  item: Item,
): Fields {
  const { draft, publishAt } = item;
  return read({ ...item, publishing: planOf({ draft, publishAt }) });
}

/** The calls that save one item. */
type ItemSaves<Fields, Changes> = {
  create: (input: Changes & Publishing) => Promise<Stored<Fields>>;
  update: (changes: ItemChanges<Changes>, expectedVersion: Version) => Promise<Stored<Fields>>;
};

/** Returns how a working copy saves an item. One that was deleted elsewhere is created again. */
export function savesOf<Item, Fields extends { publishing: PublishingPlan }, Changes extends object>(
  form: Pick<ItemForm<Item, Fields, Changes>, 'input'>,
  { create, update }: ItemSaves<Fields, Changes>,
): Store<Fields>['save'] {
  return ({ fields, expectedVersion }) => {
    const input = form.input(fields);
    const { publishing } = fields;
    return expectedVersion === null
      ? create({ ...input, ...publishingInput(publishing) })
      : update(updateInput(publishing, input), expectedVersion);
  };
}

/** Turns the answer that something does not exist into null. */
export function nullIfMissing(error: unknown): null {
  if (errorCode(error) === 'NOT_FOUND') return null;
  throw error;
}
