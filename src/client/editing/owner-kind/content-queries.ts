import { findErrorCode } from '#client/lib/api/api-error';
import { type ApiUtils, trpc } from '#client/lib/api/trpc';
import type { ContentKindName } from '#shared/content-kinds';
import { type OwnerKind, useOwnerKinds } from './owner-kind';

/** Refetches all queries of kinds of content, and the trash. */
export function refetchKinds(utils: ApiUtils, kinds: readonly Pick<OwnerKind, 'refetch'>[]): void {
  for (const { refetch } of kinds) refetch(utils);
  void utils.trash.invalidate();
}

/** Messages are no content, but they go to the trash too. */
const MESSAGES = { refetch: (utils: ApiUtils) => void utils.contacts.invalidate() };

export function useRefetchKind(name: ContentKindName): () => void {
  const utils = trpc.useUtils();
  const kinds = useOwnerKinds();
  return () => refetchKinds(utils, [kinds[name]]);
}

/** Refetches all queries of every kind of content, the messages and the trash. */
export function useRefetchContent(): () => void {
  const utils = trpc.useUtils();
  const kinds = useOwnerKinds();
  return () => refetchKinds(utils, [...Object.values(kinds), MESSAGES]);
}

/** A cached list. */
type ListCache<Item> = {
  cancel: () => Promise<unknown>;
  setData: (input: undefined, update: (items: Item[] | undefined) => Item[] | undefined) => unknown;
};

/** Changes a cached list, for which a pending response would be outdated. */
export async function changeList<Item>(
  list: ListCache<Item>,
  change: (items: Item[]) => Item[],
): Promise<void> {
  await list.cancel();
  list.setData(undefined, items => items && change(items));
}

/**
 * Returns the reaction of a call that changes content of a kind. All queries of the kind are fetched again, also
 * after a failure, because the content may have changed elsewhere.
 */
export function useContentChange(name: ContentKindName) {
  const refetch = useRefetchKind(name);
  // This is not awaited, so that the outcome is reported at once.
  return { onSettled: () => refetch() };
}

/** Returns the same reaction for messages, which the header changes too. */
export function useMessageChange() {
  const utils = trpc.useUtils();
  return { onSettled: () => refetchKinds(utils, [MESSAGES]) };
}

/** Like `useContentChange`, for a call whose change is shown at once, and taken back if the call fails. */
export function useShownChange<Input>(
  name: ContentKindName,
  show: (input: Input, isTakenBack: boolean) => Promise<void>,
) {
  return {
    ...useContentChange(name),
    onMutate: (input: Input) => show(input, false),
    onError: (_error: unknown, input: Input) => void show(input, true),
  };
}

/** Like `useContentChange`, for a deletion. What is gone leaves the cache even if the refetch fails. */
export function useContentRemoval<Input>(name: ContentKindName, omit: (input: Input) => unknown) {
  const refetch = useRefetchKind(name);
  return {
    onSettled: async (_answer: unknown, error: unknown, input: Input) => {
      if (!error || findErrorCode(error) === 'NOT_FOUND') await omit(input);
      refetch();
    },
  };
}

/** Makes a call to renew an expired token, which a form submission cannot do. */
export function useRenewToken() {
  const utils = trpc.useUtils();
  return () => utils.auth.owner.fetch(undefined, { staleTime: 0 });
}
