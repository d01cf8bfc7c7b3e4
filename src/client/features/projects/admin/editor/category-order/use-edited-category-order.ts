import { inOrder } from '#client/editing/reorder/order';
import { useSavedOrder } from '#client/editing/reorder/use-saved-order';
import { useSetCategoryOrder } from '#client/features/projects/admin/project-admin-queries';
import { useCategoryOrder } from '#client/features/projects/project-queries';

export type EditedCategoryOrder = ReturnType<typeof useEditedCategoryOrder>;

const getId = (name: string) => name;

/** Manages the category order: each move is shown and saved at once, and stays unsaved if the save fails. */
export function useEditedCategoryOrder() {
  const query = useCategoryOrder();
  const { data, dataUpdatedAt, refetch } = query;
  const { mutateAsync } = useSetCategoryOrder();
  // The API has no version for an order: the last save wins.
  const storedOrder = (ids: string[], version = Date.now()) => ({ fields: { ids }, version });
  const order = useSavedOrder({
    name: 'category-order',
    stored: storedOrder(data ?? [], dataUpdatedAt),
    save: async ({ fields: { ids } }) =>
      storedOrder(await mutateAsync({ order: data ? inOrder(data, ids, getId) : ids })),
    fetch: async () => storedOrder((await refetch({ throwOnError: true })).data ?? []),
  });
  return {
    ...order,
    /** All category names, with new ones at the end. */
    query: { ...query, data: data && order.sort(data, getId) },
  };
}
