import { type ItemCalls, useItemCalls } from '#client/editing/item/item-queries';
import { useRefetchKind } from '#client/editing/owner-kind/content-queries';
import { reorderWithin } from '#client/editing/reorder/order';
import { findErrorCode } from '#client/lib/api/api-error';
import { ITEM_QUERY_OPTIONS } from '#client/lib/api/query-client';
import { type ApiOutputs, trpc } from '#client/lib/api/trpc';
import type { Project, ProjectChanges } from '#shared/contract/project';

export function useProjectOverview() {
  return trpc.projects.overview.useQuery();
}

export function useProject(id: string) {
  return trpc.projects.get.useQuery({ id }, ITEM_QUERY_OPTIONS);
}

export function useCategories() {
  return trpc.projects.categories.useQuery();
}

export function useStatuses() {
  return trpc.projects.statuses.useQuery();
}

export function useProjectSkillNames() {
  return trpc.projects.skills.useQuery();
}

type Utils = ReturnType<typeof trpc.useUtils>;

/** Refetches all project queries except those that the caller has just updated. */
function refetchProjects(utils: Utils, except: (keyof ApiOutputs['projects'])[]): void {
  const names = new Set<unknown>(except);
  void utils.projects.invalidate(undefined, {
    predicate: ({ queryKey: [path] }) => !(Array.isArray(path) && names.has(path[1])),
  });
}

type SavedProject = ApiOutputs['projects']['update'];

export function useProjectCalls(): ItemCalls<Project, ProjectChanges> {
  const utils = trpc.useUtils();
  const { get, overview } = utils.projects;
  return useItemCalls<SavedProject, ProjectChanges, SavedProject[]>(
    trpc.projects,
    utils.projects,
    useRefetchKind('project'),
    {
      // Refetches the rest, because the save may add a category, a status or skills. It is not awaited, so
      // that the save is reported at once.
      onSaved: project => {
        get.setData({ id: project._id }, project);
        overview.setData(undefined, projects =>
          projects?.map(listed => (listed._id === project._id ? toOverview(project) : listed)),
        );
        refetchProjects(utils, ['get']);
      },
      onRemoved: async (id, error) => {
        if (!error || findErrorCode(error) === 'NOT_FOUND') {
          await overview.cancel();
          // The project leaves the list even if the refetch fails.
          overview.setData(undefined, projects => projects?.filter(({ _id }) => _id !== id));
        }
        await get.cancel({ id });
        // The project is fetched again, and found missing, when the owner navigates back to it.
        await get.invalidate({ id }, { refetchType: 'none' });
        refetchProjects(utils, ['get']);
      },
    },
  );
}

function toOverview({
  pendingChanges,
  ...project
}: SavedProject): ApiOutputs['projects']['overview'][number] {
  return { ...project, ...(pendingChanges && { hasPendingChanges: true }) };
}

export function useSetCategoryOrder() {
  const utils = trpc.useUtils();
  return trpc.projects.setCategoryOrder.useMutation({
    onSuccess: order => {
      utils.projects.categoryOrder.setData(undefined, order);
      refetchProjects(utils, ['get', 'categoryOrder']);
    },
  });
}

/** Saves the order of some of the projects. The others keep their positions. */
export function useSaveProjectOrder() {
  const utils = trpc.useUtils();
  const refetch = useRefetchKind('project');
  return trpc.projects.setOrder.useMutation({
    onSuccess: (_answer, { order }) => {
      utils.projects.overview.setData(undefined, projects => projects && reorder(projects, order));
      refetch();
    },
  });
}

function reorder<Project extends { _id: string }>(projects: Project[], ids: string[]): Project[] {
  const byId = new Map(projects.map(project => [project._id, project]));
  const all = projects.map(({ _id }) => _id);
  return reorderWithin(all, ids).flatMap(id => byId.get(id) ?? []);
}

export function useUpdateProjects() {
  return trpc.projects.updateMany.useMutation({ onSettled: useRefetchKind('project') });
}

export function useRemoveProjects() {
  const utils = trpc.useUtils();
  const refetch = useRefetchKind('project');
  return trpc.projects.removeMany.useMutation({
    onSuccess: (_answer, { ids }) => {
      const removed = new Set(ids);
      utils.projects.overview.setData(undefined, listed => listed?.filter(({ _id }) => !removed.has(_id)));
    },
    onSettled: refetch,
  });
}

export function useRestoreProjects() {
  return trpc.trash.restoreProjects.useMutation({ onSettled: useRefetchKind('project') });
}

export function useToggleFeatured() {
  const utils = trpc.useUtils();
  const show = (id: string, featured: boolean) =>
    utils.projects.overview.setData(undefined, projects =>
      projects?.map(project => (project._id === id ? { ...project, featured } : project)),
    );
  return trpc.projects.update.useMutation({
    onMutate: async ({ id, featured = false }) => {
      await utils.projects.overview.cancel();
      show(id, featured);
    },
    onError: (_error, { id, featured = false }) => show(id, !featured),
    onSuccess: project => utils.projects.get.setData({ id: project._id }, project),
    // The refetch is not awaited, so that a failure is reported at once.
    onSettled: () => refetchProjects(utils, ['get']),
  });
}

export function useAddCategory() {
  const utils = trpc.useUtils();
  return trpc.projects.addCategory.useMutation({
    onSuccess: categories => {
      utils.projects.categories.setData(undefined, categories);
      refetchProjects(utils, ['get', 'categories']);
    },
  });
}

export function useAddStatus() {
  const utils = trpc.useUtils();
  return trpc.projects.addStatus.useMutation({
    onSuccess: statuses => utils.projects.statuses.setData(undefined, statuses),
  });
}

/** Returns the deleted category of a project in the trash, and the existing categories. */
export function useCategoryChoice(id: string) {
  const { data: versions } = trpc.versions.list.useQuery({ id });
  const number = versions?.[0]?.number ?? 0;
  const { data: last } = trpc.versions.get.useQuery({ id, number }, { enabled: number > 0 });
  const { data: categories } = trpc.projects.categories.useQuery();
  const deleted = last?.fields.category;
  return typeof deleted === 'string' && categories ? { deleted, categories } : null;
}
