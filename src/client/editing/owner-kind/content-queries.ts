import { trpc } from '#client/lib/api/trpc';
import type { ContentKindName } from '#shared/content-kinds';
import { useOwnerKinds } from './owner-kind';

/** Refetches all queries of a kind of content, and the trash, after items were saved, deleted or restored. */
export function useRefetchKind(name: ContentKindName): () => void {
  const utils = trpc.useUtils();
  const { refetch } = useOwnerKinds()[name];
  return () => {
    refetch(utils);
    void utils.trash.invalidate();
  };
}

/** Refetches all queries of every kind of content, and the trash. */
export function useRefetchContent(): () => void {
  const utils = trpc.useUtils();
  const kinds = useOwnerKinds();
  return () => {
    for (const { refetch } of Object.values(kinds)) refetch(utils);
    void utils.trash.invalidate();
  };
}

/** Makes a call to renew an expired token, which a form submission cannot do. */
export function useRenewToken() {
  const utils = trpc.useUtils();
  return () => utils.auth.owner.fetch(undefined, { staleTime: 0 });
}
