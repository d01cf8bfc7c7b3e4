import { type ApiInputs, trpc } from '#client/lib/api/trpc';

export type ProjectChanges = ApiInputs['projects']['updateMany']['projects'];

export function useUpdateProjects() {
  const utils = trpc.useUtils();
  return trpc.projects.updateMany.useMutation({ onSettled: () => void utils.projects.invalidate() });
}

export function useRemoveProjects() {
  const utils = trpc.useUtils();
  return trpc.projects.removeMany.useMutation({
    onSuccess: (_answer, { ids }) => {
      const removed = new Set(ids);
      utils.projects.overview.setData(undefined, listed => listed?.filter(({ _id }) => !removed.has(_id)));
    },
    onSettled: () => void utils.projects.invalidate(),
  });
}

export function useRestoreProjects() {
  const utils = trpc.useUtils();
  return trpc.trash.restoreProjects.useMutation({ onSettled: () => void utils.projects.invalidate() });
}
