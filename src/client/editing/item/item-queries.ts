import { useContentChange, useContentRemoval } from '#client/editing/owner-kind/content-queries';
import {
  type ItemChanges,
  type PlannedFields,
  type PublishedItem,
  toPublishingInput,
  updateInput,
} from '#client/editing/publishing/publishing-plan';
import type { Stored } from '#client/editing/working-copy/merge';
import type { Store } from '#client/editing/working-copy/working-copy';
import { findErrorCode } from '#client/lib/api/api-error';
import { trpc } from '#client/lib/api/trpc';
import type { ContentKindName } from '#shared/content-kinds';
import type { Publishing } from '#shared/publishing';
import { type EditedItem, editedFields, type ItemForm } from './item-form';

type SaveOptions = { expectedVersion: string | number; isSlugFromTitle?: boolean | undefined };

export type ItemCalls<Item, Changes> = {
  create: (input: Changes & Publishing) => Promise<Item>;
  update: (id: string, changes: ItemChanges<Changes>, options: SaveOptions) => Promise<Item>;
  /** Returns null if the item was deleted. */
  fetch: (id: string) => Promise<Item | null>;
  remove: (id: string) => Promise<unknown>;
  /** Deletes a draft that is as it was created. The server refuses any other. */
  discard: (id: string) => Promise<unknown>;
  restore: (id: string) => Promise<unknown>;
  /** Refetches all queries that contain the items, after a version was restored. */
  refetch: () => void;
};

type Mutation<Input, Answer, Reactions> = {
  useMutation: (reactions: Reactions) => { mutateAsync: (input: Input) => Promise<Answer> };
};

type OnSaved<Answer> = ReturnType<typeof useContentChange> & { onSuccess: (answer: Answer) => unknown };
type OnRemoved = ReturnType<typeof useContentRemoval<{ id: string }>>;

type ItemUpdate<Changes> = ItemChanges<Changes> & {
  id: string;
  expectedUpdatedAt: string;
  isSlugFromTitle?: boolean;
};

/** Mutations of a kind of item. Some return a new item as a list of one. */
type ItemProcedures<Item, Changes, Created> = {
  create: Mutation<Changes & Publishing, Created, OnSaved<Created>>;
  update: Mutation<ItemUpdate<Changes>, Item, OnSaved<Item>>;
  remove: Mutation<{ id: string }, unknown, OnRemoved>;
  discard: Mutation<{ id: string }, unknown, OnRemoved>;
};
type ItemQueries<Item> = {
  get: { fetch: (input: { id: string }, options: { staleTime: number }) => Promise<Item> };
};

type Identified = { _id: string };

/** Callbacks for kinds whose lists show a change before they are fetched again. */
type ItemReactions<Item> = { onSaved?: (item: Item) => unknown; onRemoved?: (id: string) => unknown };

/** Creates the calls of a kind whose procedures have the common names. */
export function useItemCalls<Item extends Identified, Changes, Created extends Item | Item[] = Item>(
  kind: ContentKindName,
  procedures: ItemProcedures<Item, Changes, Created>,
  queries: ItemQueries<Item>,
  { onSaved = () => {}, onRemoved = () => {} }: ItemReactions<Item> = {},
): ItemCalls<Item, Changes> {
  const change = useContentChange(kind);
  const removal = useContentRemoval<{ id: string }>(kind, ({ id }) => onRemoved(id));
  const { mutateAsync: create } = procedures.create.useMutation({
    ...change,
    onSuccess: created => onSaved(onlyItem<Item>(created)),
  });
  const { mutateAsync: update } = procedures.update.useMutation({ ...change, onSuccess: onSaved });
  const { mutateAsync: remove } = procedures.remove.useMutation(removal);
  const { mutateAsync: discard } = procedures.discard.useMutation(removal);
  const { mutateAsync: restore } = trpc.trash.restore.useMutation(change);
  return {
    create: async input => onlyItem<Item>(await create(input)),
    update: (id, changes, { expectedVersion, isSlugFromTitle }) =>
      update({
        id,
        ...changes,
        ...(isSlugFromTitle !== undefined && { isSlugFromTitle }),
        expectedUpdatedAt: String(expectedVersion),
      }),
    fetch: id => queries.get.fetch({ id }, { staleTime: 0 }).catch(nullIfMissing),
    remove: id => remove({ id }),
    discard: id => discard({ id }),
    restore: id => restore({ id }),
    refetch: change.onSettled,
  };
}

/** A proxy may answer in place of the API, so the response is checked. */
function onlyItem<Item extends Identified>(answer: Item | Item[]): Item {
  const [item] = Array.isArray(answer) ? answer : [answer];
  if (typeof item?._id !== 'string' || item._id === '') throw new Error('The API returned no item.');
  return item;
}

function nullIfMissing(error: unknown): null {
  if (findErrorCode(error) === 'NOT_FOUND') return null;
  throw error;
}

export function readItem<Item extends PublishedItem, Fields>(
  form: Pick<ItemForm<Item, Fields, never>, 'read' | 'getVersion'>,
  item: Item,
): Stored<Fields> {
  return { fields: editedFields(form, item), version: form.getVersion(item) };
}

/**
 * Returns the store of an item's working copy. An item deleted elsewhere is created again, and `target` is then
 * the new one.
 */
export function createItemStore<
  Item extends EditedItem,
  Fields extends PlannedFields,
  Changes extends object,
>(
  form: ItemForm<Item, Fields, Changes>,
  calls: Pick<ItemCalls<Item, Changes>, 'create' | 'update' | 'fetch'>,
  target: { id: string },
): Store<Fields> {
  return {
    fetch: async () => {
      const item = await calls.fetch(target.id);
      return item && readItem(form, item);
    },
    save: async ({ base, fields, expectedVersion }) => {
      const { publishing } = fields;
      const input = form.input(fields);
      if (expectedVersion !== null) {
        const isSlugFromTitle = form.hasSlugFromTitle?.(base, fields);
        const changes = updateInput(publishing, input);
        return readItem(form, await calls.update(target.id, changes, { expectedVersion, isSlugFromTitle }));
      }
      const item = await calls.create({
        ...input,
        ...form.recreate?.(fields),
        ...toPublishingInput(publishing),
      });
      target.id = item._id;
      return readItem(form, item);
    },
  };
}
