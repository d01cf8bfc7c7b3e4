import { useSavedOrder } from '../../../../../editing/reorder/use-saved-order';
import { trpc } from '../../../../../lib/api/trpc';
import { useProjectOverview } from '../../project-admin-queries';
import { exchangePlaces } from './exchange-places';

const idOf = ({ _id }: { _id: string }) => _id;

/** The order that the owner has dropped: shown at once, saved at once, and kept as unsaved until it is. */
export function useEditedProjectOrder() {
  const query = useProjectOverview();
  const { data, dataUpdatedAt, refetch } = query;
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.projects.setOrder.useMutation({
    onSuccess: (_answer, { order }) => {
      utils.projects.overview.setData(undefined, projects => projects && inGivenOrder(projects, order));
      void utils.projects.invalidate();
    },
  });
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

function inGivenOrder<Project extends { _id: string }>(projects: Project[], ids: string[]): Project[] {
  const byId = new Map(projects.map(project => [project._id, project]));
  return exchangePlaces(projects.map(idOf), ids).flatMap(id => byId.get(id) ?? []);
}
