import type { Publishing } from '../../../shared/publishing';
import { trpc } from '../../lib/api/trpc';
import type { ItemChanges } from '../publishing/publishing-field';

export type ItemUpdate<Changes> = ItemChanges<Changes> & { id: string; expectedUpdatedAt: string };

/** The calls that an editor of items makes. */
export type ItemCalls<Item, Changes> = {
  create: (input: Changes & Publishing) => Promise<Item>;
  update: (input: ItemUpdate<Changes>) => Promise<Item>;
  fetch: (id: string) => Promise<Item>;
  remove: (id: string) => Promise<unknown>;
  /** Takes a deletion back. */
  restore: (id: string) => Promise<unknown>;
  /** Refetches what is made of the items, after a version of one was restored. */
  refetch: () => void;
};

type Mutation<Input, Answer> = {
  useMutation: (options: { onSuccess?: () => void; onSettled?: () => void }) => {
    mutateAsync: (input: Input) => Promise<Answer>;
  };
};

/** The procedures of such a kind, and its queries. */
type ItemProcedures<Item, Changes> = {
  create: Mutation<Changes & Publishing, Item>;
  update: Mutation<ItemUpdate<Changes>, Item>;
  remove: Mutation<{ id: string }, unknown>;
};
type ItemQueries<Item> = {
  get: { fetch: (input: { id: string }, options: { staleTime: number }) => Promise<Item> };
};

/** The calls of a kind whose procedures are named like everyone's; each refetches what is made of the items. */
export function useItemCalls<Item, Changes>(
  procedures: ItemProcedures<Item, Changes>,
  queries: ItemQueries<Item>,
  refetch: () => void,
): ItemCalls<Item, Changes> {
  const { mutateAsync: create } = procedures.create.useMutation({ onSuccess: refetch });
  const { mutateAsync: update } = procedures.update.useMutation({ onSuccess: refetch });
  const { mutateAsync: remove } = procedures.remove.useMutation({ onSettled: refetch });
  const { mutateAsync: restore } = trpc.trash.restore.useMutation({ onSettled: refetch });
  return {
    create,
    update,
    fetch: id => queries.get.fetch({ id }, { staleTime: 0 }),
    remove: id => remove({ id }),
    restore: id => restore({ id }),
    refetch,
  };
}
