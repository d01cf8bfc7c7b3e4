import { reorderWithin } from '#client/editing/reorder/order';
import { useSavedOrder } from '#client/editing/reorder/use-saved-order';
import {
  useProjectOverview,
  useSaveProjectOrder,
} from '#client/features/projects/admin/project-admin-queries';

const getId = ({ _id }: { _id: string }) => _id;

/** Manages the project order: each move is shown and saved at once, and stays unsaved if the save fails. */
export function useEditedProjectOrder() {
  const query = useProjectOverview();
  const { data, dataUpdatedAt, refetch } = query;
  const { mutateAsync } = useSaveProjectOrder();
  // The API has no version for an order: the last save wins.
  const storedOrder = (ids: string[], version = Date.now()) => ({ fields: { ids }, version });
  const order = useSavedOrder({
    name: 'project-order',
    stored: storedOrder(data?.map(getId) ?? [], dataUpdatedAt),
    save: async ({ fields: { ids } }) => {
      const existing = new Set(data?.map(getId));
      const named = ids.filter(id => existing.has(id));
      await mutateAsync({ order: named });
      return storedOrder(named);
    },
    fetch: async () => storedOrder((await refetch({ throwOnError: true })).data?.map(getId) ?? []),
  });
  const projects = data && order.sort(data, getId);
  return {
    ...order,
    query: { ...query, data: projects },
    /** Reorders some of the projects; the others keep their positions. */
    move: (ids: string[]) => order.move(reorderWithin(projects?.map(getId) ?? [], ids)),
  };
}
