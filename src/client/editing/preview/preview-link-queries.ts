import { trpc } from '#client/lib/api/trpc';
import type { PreviewedItem } from '#shared/contract/preview';

/** The secret address of an item, and what makes and revokes it: each shows at once what it has changed. */
export function usePreviewLink(item: PreviewedItem) {
  const utils = trpc.useUtils();
  const link = trpc.previews.link.useQuery(item);
  const create = trpc.previews.createLink.useMutation({
    onSuccess: created => utils.previews.link.setData(item, created),
  });
  const revoke = trpc.previews.revokeLink.useMutation({
    onSuccess: () => utils.previews.link.setData(item, null),
  });
  return {
    link,
    isBusy: create.isPending || revoke.isPending,
    isFailed: create.isError || revoke.isError,
    create: () => create.mutate(item),
    /** The address, made where there is none. */
    open: async () => link.data?.path ?? (await create.mutateAsync(item)).path,
    revoke: () => revoke.mutate(item),
  };
}
