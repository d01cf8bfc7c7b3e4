import { useRefetchKind } from '#client/editing/content-queries';
import { type ItemCalls, useItemCalls } from '#client/editing/item/item-queries';
import { errorCode } from '#client/lib/api/api-error';
import { ITEM_QUERY_OPTIONS } from '#client/lib/api/query-client';
import { type ApiOutputs, trpc } from '#client/lib/api/trpc';
import type { Project, ProjectChanges } from '#shared/contract/project';
import { exchangePlaces } from './list/order/exchange-places';

/** Every project, as the dashboard shows it. */
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

/** The skills that projects list. */
export function useProjectSkillNames() {
  return trpc.projects.skills.useQuery();
}

type Utils = ReturnType<typeof trpc.useUtils>;

/** All that is made of projects is asked for anew, but the answers that the caller has just put in place. */
function refetchProjects(utils: Utils, except: (keyof ApiOutputs['projects'])[]): void {
  const names = new Set<unknown>(except);
  void utils.projects.invalidate(undefined, {
    predicate: ({ queryKey: [path] }) => !(Array.isArray(path) && names.has(path[1])),
  });
}

type SavedProject = ApiOutputs['projects']['update'];

/** The calls that the editor of a project makes: what is known is shown before anything is fetched. */
export function useProjectCalls(): ItemCalls<Project, ProjectChanges> {
  const utils = trpc.useUtils();
  const { get, overview } = utils.projects;
  return useItemCalls<SavedProject, ProjectChanges, SavedProject[]>(
    trpc.projects,
    utils.projects,
    useRefetchKind('project'),
    {
      // It may have brought a category, a status or skills. Not waited for: the owner learns at once how it went.
      onSaved: project => {
        get.setData({ id: project._id }, project);
        overview.setData(undefined, projects =>
          projects?.map(listed => (listed._id === project._id ? overviewOf(project) : listed)),
        );
        refetchProjects(utils, ['get']);
      },
      onRemoved: async (id, error) => {
        if (!error || errorCode(error) === 'NOT_FOUND') {
          await overview.cancel();
          // Gone from the list even when that cannot be asked for again.
          overview.setData(undefined, projects => projects?.filter(({ _id }) => _id !== id));
        }
        await get.cancel({ id });
        // Who comes back to it asks again, and learns that it is gone.
        await get.invalidate({ id }, { refetchType: 'none' });
        refetchProjects(utils, ['get']);
      },
    },
  );
}

function overviewOf({
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

/** Saves the order of some of the projects; the others keep their places. */
export function useSaveProjectOrder() {
  const utils = trpc.useUtils();
  return trpc.projects.setOrder.useMutation({
    onSuccess: (_answer, { order }) => {
      utils.projects.overview.setData(undefined, projects => projects && inGivenOrder(projects, order));
      void utils.projects.invalidate();
    },
  });
}

function inGivenOrder<Project extends { _id: string }>(projects: Project[], ids: string[]): Project[] {
  const byId = new Map(projects.map(project => [project._id, project]));
  const known = projects.map(({ _id }) => _id);
  return exchangePlaces(known, ids).flatMap(id => byId.get(id) ?? []);
}

/** Shows the star at once and takes it back when the server refuses. */
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
    // Not waited for: a refusal is told at once.
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
