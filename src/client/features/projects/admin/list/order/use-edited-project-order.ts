import { useSavedOrder } from '#client/editing/reorder/use-saved-order';
import {
  useProjectOverview,
  useSaveProjectOrder,
} from '#client/features/projects/admin/project-admin-queries';
import { exchangePlaces } from './exchange-places';

const idOf = ({ _id }: { _id: string }) => _id;

/** The order that the owner has dropped: shown at once, saved at once, and kept as unsaved until it is. */
export function useEditedProjectOrder() {
  const query = useProjectOverview();
  const { data, dataUpdatedAt, refetch } = query;
  const { mutateAsync } = useSaveProjectOrder();
  // The API gives an order no version: the last one wins.
  const storedOrder = (ids: string[], version = Date.now()) => ({ fields: { ids }, version });
  const order = useSavedOrder({
    name: 'project-order',
    stored: storedOrder(data?.map(idOf) ?? [], dataUpdatedAt),
    save: async ({ fields: { ids } }) => {
      const known = new Set(data?.map(idOf));
      const named = ids.filter(id => known.has(id));
      await mutateAsync({ order: named });
      return storedOrder(named);
    },
    fetch: async () => storedOrder((await refetch({ throwOnError: true })).data?.map(idOf) ?? []),
  });
  const projects = data && order.sort(data, idOf);
  return {
    ...order,
    query: { ...query, data: projects },
    /** Some of the projects in another order: the others keep their places. */
    move: (ids: string[]) => order.move(exchangePlaces(projects?.map(idOf) ?? [], ids)),
  };
}
