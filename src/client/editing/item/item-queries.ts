import type { ItemChanges } from '#client/editing/publishing/publishing-plan';
import { findErrorCode } from '#client/lib/api/api-error';
import { trpc } from '#client/lib/api/trpc';
import type { Publishing } from '#shared/publishing';

type SaveOptions = { expectedVersion: string | number; isSlugFromTitle: boolean };

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
type OnSaved<Answer> = { onSuccess: (answer: Answer) => void };
type OnRemoved = { onSettled: (answer: unknown, error: unknown, input: { id: string }) => unknown };

type ItemUpdate<Changes> = ItemChanges<Changes> & {
  id: string;
  expectedUpdatedAt: string;
  isSlugFromTitle: boolean;
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

/** Callbacks for kinds that need more than `refetch` after a change. */
type ItemReactions<Item> = {
  onSaved?: (item: Item) => void;
  /** Also called after an error, because the item may have been deleted elsewhere. */
  onRemoved?: (id: string, error: unknown) => unknown;
};

/**
 * Creates the calls of a kind whose procedures have the common names. Each call refetches the affected
 * queries.
 */
export function useItemCalls<Item extends Identified, Changes, Created extends Item | Item[] = Item>(
  procedures: ItemProcedures<Item, Changes, Created>,
  queries: ItemQueries<Item>,
  refetch: () => void,
  { onSaved = refetch, onRemoved = refetch }: ItemReactions<Item> = {},
): ItemCalls<Item, Changes> {
  const { mutateAsync: create } = procedures.create.useMutation({
    onSuccess: created => onSaved(onlyItem<Item>(created)),
  });
  const { mutateAsync: update } = procedures.update.useMutation({ onSuccess: onSaved });
  const utils = trpc.useUtils();
  const { mutateAsync: remove } = procedures.remove.useMutation({
    onSettled: (_answer, error, { id }) => {
      void utils.trash.invalidate();
      return onRemoved(id, error);
    },
  });
  const { mutateAsync: discard } = procedures.discard.useMutation({
    onSettled: (_answer, error, { id }) => onRemoved(id, error),
  });
  // The toast with Undo may still be visible in the trash.
  const { mutateAsync: restore } = trpc.trash.restore.useMutation({ onSettled: refetch });
  return {
    create: async input => onlyItem<Item>(await create(input)),
    update: (id, changes, { expectedVersion, isSlugFromTitle }) =>
      update({ id, ...changes, isSlugFromTitle, expectedUpdatedAt: String(expectedVersion) }),
    fetch: id => queries.get.fetch({ id }, { staleTime: 0 }).catch(nullIfMissing),
    remove: id => remove({ id }),
    discard: id => discard({ id }),
    restore: id => restore({ id }),
    refetch,
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
