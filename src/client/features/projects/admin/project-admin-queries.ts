import { type ApiOutputs, trpc } from '../../../lib/trpc';

export function useCategories() {
  return trpc.projects.categories.useQuery();
}

export function useStatuses() {
  return trpc.projects.statuses.useQuery();
}

/** A saved project may bring a category, a status or skills that were not there before. */
function useProjectChanged() {
  const utils = trpc.useUtils();
  return async (project?: ApiOutputs['projects']['update']) => {
    if (project) utils.projects.get.setData({ id: project._id }, project);
    await Promise.all([
      utils.projects.list.invalidate(),
      utils.projects.categories.invalidate(),
      utils.projects.categoryOrder.invalidate(),
      utils.projects.statuses.invalidate(),
      utils.projects.skills.invalidate(),
    ]);
  };
}

export function useCreateProject() {
  const changed = useProjectChanged();
  return trpc.projects.create.useMutation({ onSuccess: answer => changed(createdProject(answer)) });
}

type CreateAnswer = ApiOutputs['projects']['create'];

/** The new project; undefined when the answer is none that the API promises. */
export function createdProject(answer: CreateAnswer): CreateAnswer[number] | undefined {
  return Array.isArray(answer) ? answer[0] : undefined;
}

export function useUpdateProject() {
  const changed = useProjectChanged();
  return trpc.projects.update.useMutation({ onSuccess: project => changed(project) });
}

export function useRemoveProject() {
  const utils = trpc.useUtils();
  const changed = useProjectChanged();
  return trpc.projects.remove.useMutation({
    onSuccess: async (_answer, { id }) => {
      await Promise.all([utils.projects.get.cancel({ id }), utils.projects.list.cancel()]);
      // Gone from the list even when that cannot be asked for again.
      utils.projects.list.setData(undefined, projects => projects?.filter(({ _id }) => _id !== id));
      await changed();
    },
  });
}

/** Shows the star at once and takes it back when the server refuses. */
export function useToggleFeatured() {
  const utils = trpc.useUtils();
  const show = (id: string, featured: boolean) =>
    utils.projects.list.setData(undefined, projects =>
      projects?.map(project => (project._id === id ? { ...project, featured } : project)),
    );
  return trpc.projects.update.useMutation({
    onMutate: async ({ id, featured = false }) => {
      await utils.projects.list.cancel();
      show(id, featured);
    },
    onError: (_error, { id, featured = false }) => show(id, !featured),
    onSuccess: project => utils.projects.get.setData({ id: project._id }, project),
    // Not waited for: a refusal is told at once.
    onSettled: () => {
      void utils.projects.list.invalidate();
    },
  });
}

export function useAddCategory() {
  const utils = trpc.useUtils();
  return trpc.projects.addCategory.useMutation({
    onSuccess: async categories => {
      utils.projects.categories.setData(undefined, categories);
      await utils.projects.categoryOrder.invalidate();
    },
  });
}

export function useAddStatus() {
  const utils = trpc.useUtils();
  return trpc.projects.addStatus.useMutation({
    onSuccess: statuses => utils.projects.statuses.setData(undefined, statuses),
  });
}
