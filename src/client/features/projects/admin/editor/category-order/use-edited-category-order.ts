import { inOrder } from '../../../../../editing/reorder/order';
import { useSavedOrder } from '../../../../../editing/reorder/use-saved-order';
import { useCategoryOrder } from '../../../project-queries';
import { useSetCategoryOrder } from '../../project-admin-queries';

export type EditedCategoryOrder = ReturnType<typeof useEditedCategoryOrder>;

const idOf = (name: string) => name;

/** The order that the owner has dropped: shown at once, saved at once, and kept as unsaved until it is. */
export function useEditedCategoryOrder() {
  const { data, dataUpdatedAt, isError, refetch } = useCategoryOrder();
  const { mutateAsync } = useSetCategoryOrder();
  // The API gives an order no version: the last one wins.
  const storedOrder = (ids: string[], version = Date.now()) => ({ fields: { ids }, version });
  const { copy, isDirty, isSaving, sort, move } = useSavedOrder({
    name: 'category-order',
    stored: storedOrder(data ?? [], dataUpdatedAt),
    save: async ({ fields: { ids } }) => {
      const order = data ? inOrder(data, ids, idOf) : ids;
      return storedOrder(await mutateAsync({ order }));
    },
    fetch: async () => storedOrder((await refetch({ throwOnError: true })).data ?? []),
  });
  return {
    /** Every category, a new one at the end; undefined until they are loaded. */
    names: data && sort(data, idOf),
    isUnsaved: isDirty,
    isFailed: isDirty && !isSaving,
    isLoadFailed: isError,
    reload: () => void refetch(),
    move: (names: string[]) => void move(names),
    save: () => void copy.save(),
    abandon: copy.abandon,
  };
}
