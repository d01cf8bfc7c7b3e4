import { trpc } from '#client/lib/api/trpc';
import type { ContentKindName } from '#shared/content-kinds';
import { useOwnerKinds } from './owner-kind';

/** Refetches all queries of a kind of content after an item was saved, deleted or restored. */
export function useRefetchKind(name: ContentKindName): () => void {
  const utils = trpc.useUtils();
  const { refetch } = useOwnerKinds()[name];
  return () => refetch(utils);
}

export function useRefetchContent(): () => void {
  const utils = trpc.useUtils();
  const kinds = useOwnerKinds();
  return () => {
    for (const { refetch } of Object.values(kinds)) refetch(utils);
  };
}

/** Makes a call to renew an expired token, which a form submission cannot do. */
export function useRenewToken() {
  const utils = trpc.useUtils();
  return () => utils.auth.owner.fetch(undefined, { staleTime: 0 });
}
