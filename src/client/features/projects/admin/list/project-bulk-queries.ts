import { type ApiInputs, trpc } from '#client/lib/api/trpc';

export type ProjectChanges = ApiInputs['projects']['updateMany']['projects'];

/** Changes many projects by one call. */
export function useUpdateProjects() {
  const utils = trpc.useUtils();
  return trpc.projects.updateMany.useMutation({ onSettled: () => void utils.projects.invalidate() });
}

export function useRemoveProjects() {
  const utils = trpc.useUtils();
  return trpc.projects.removeMany.useMutation({
    onSuccess: (_answer, { ids }) => {
      const gone = new Set(ids);
      utils.projects.overview.setData(undefined, listed => listed?.filter(({ _id }) => !gone.has(_id)));
    },
    onSettled: () => void utils.projects.invalidate(),
  });
}

/** Takes the deletion of many back. */
export function useRestoreProjects() {
  const utils = trpc.useUtils();
  return trpc.trash.restoreProjects.useMutation({ onSettled: () => void utils.projects.invalidate() });
}
