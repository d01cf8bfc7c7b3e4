import type { UseQueryResult } from '@tanstack/react-query';
import { reorderWithin, sortByIds } from '#client/editing/reorder/order';
import { useSavedOrder } from '#client/editing/reorder/use-saved-order';
import { useCategoryOrder } from '#client/features/projects/project-queries';
import { useProjectOverview, useSaveProjectOrder, useSetCategoryOrder } from './project-admin-queries';

export type EditedCategoryOrder = ReturnType<typeof useEditedCategoryOrder>;

const getName = (name: string) => name;

/** Manages the order of all categories. New ones are at the end. */
export function useEditedCategoryOrder() {
  const query = useCategoryOrder();
  const { mutateAsync } = useSetCategoryOrder();
  return useEditedOrder('category-order', query, getName, ids =>
    mutateAsync({ order: query.data ? sortByIds(query.data, ids, getName) : ids }),
  );
}

const getId = ({ _id }: { _id: string }) => _id;

export function useEditedProjectOrder() {
  const query = useProjectOverview();
  const { mutateAsync } = useSaveProjectOrder();
  const order = useEditedOrder('project-order', query, getId, async ids => {
    const existing = new Set(query.data?.map(getId));
    const named = ids.filter(id => existing.has(id));
    await mutateAsync({ order: named });
    return named;
  });
  return {
    ...order,
    /** Reorders some of the projects. The others keep their positions. */
    move: (ids: string[]) => order.move(reorderWithin(order.query.data?.map(getId) ?? [], ids)),
  };
}

/** Manages an order. Each move is shown and saved at once, and stays unsaved if the save fails. */
function useEditedOrder<Item>(
  name: string,
  query: Pick<
    UseQueryResult<Item[], unknown>,
    'data' | 'dataUpdatedAt' | 'isError' | 'isFetching' | 'refetch'
  >,
  getItemId: (item: Item) => string,
  save: (ids: string[]) => Promise<string[]>,
) {
  const { data, dataUpdatedAt, refetch } = query;
  // The API has no version for an order, so the last save wins.
  const toStored = (ids: string[] = [], version = Date.now()) => ({ fields: { ids }, version });
  const order = useSavedOrder({
    name,
    stored: toStored(data?.map(getItemId), dataUpdatedAt),
    save: async ({ fields: { ids } }) => toStored(await save(ids)),
    fetch: async () => toStored((await refetch({ throwOnError: true })).data?.map(getItemId)),
  });
  return { ...order, query: { ...query, data: data && order.sort(data, getItemId) } };
}
