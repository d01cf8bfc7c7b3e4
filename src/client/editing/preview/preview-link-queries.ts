import { trpc } from '#client/lib/api/trpc';
import type { PreviewedItem } from '#shared/contract/preview';

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
    /** Returns the path of the link, creating the link if necessary. */
    open: async () => link.data?.path ?? (await create.mutateAsync(item)).path,
    revoke: () => revoke.mutate(item),
  };
}
