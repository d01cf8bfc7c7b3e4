import { inOrder } from '#client/editing/reorder/order';
import { useSavedOrder } from '#client/editing/reorder/use-saved-order';
import { useSetCategoryOrder } from '#client/features/projects/admin/project-admin-queries';
import { useCategoryOrder } from '#client/features/projects/project-queries';

export type EditedCategoryOrder = ReturnType<typeof useEditedCategoryOrder>;

const idOf = (name: string) => name;

/** The order that the owner has dropped: shown at once, saved at once, and kept as unsaved until it is. */
export function useEditedCategoryOrder() {
  const query = useCategoryOrder();
  const { data, dataUpdatedAt, refetch } = query;
  const { mutateAsync } = useSetCategoryOrder();
  // The API gives an order no version: the last one wins.
  const storedOrder = (ids: string[], version = Date.now()) => ({ fields: { ids }, version });
  const order = useSavedOrder({
    name: 'category-order',
    stored: storedOrder(data ?? [], dataUpdatedAt),
    save: async ({ fields: { ids } }) =>
      storedOrder(await mutateAsync({ order: data ? inOrder(data, ids, idOf) : ids })),
    fetch: async () => storedOrder((await refetch({ throwOnError: true })).data ?? []),
  });
  return {
    ...order,
    /** Of the names of every category, a new one at the end. */
    query: { ...query, data: data && order.sort(data, idOf) },
  };
}
