import { type ItemCalls, useItemCalls } from '#client/editing/item/item-queries';
import {
  changeList,
  useContentChange,
  useContentRemoval,
  useShownChange,
} from '#client/editing/owner-kind/content-queries';
import { reorderWithin, sortByIds } from '#client/editing/reorder/order';
import { ITEM_QUERY_OPTIONS } from '#client/lib/api/query-client';
import { type ApiInputs, type ApiOutputs, trpc } from '#client/lib/api/trpc';
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

type SavedProject = ApiOutputs['projects']['update'];

export function useProjectCalls(): ItemCalls<Project, ProjectChanges> {
  const { projects } = trpc.useUtils();
  const { get, overview } = projects;
  return useItemCalls<SavedProject, ProjectChanges, SavedProject[]>('project', trpc.projects, projects, {
    onSaved: project => {
      get.setData({ id: project._id }, project);
      return changeList(overview, listed =>
        listed.map(each => (each._id === project._id ? toOverview(project) : each)),
      );
    },
    onRemoved: id => changeList(overview, listed => listed.filter(({ _id }) => _id !== id)),
  });
}

function toOverview({
  pendingChanges,
  ...project
}: SavedProject): ApiOutputs['projects']['overview'][number] {
  return { ...project, ...(pendingChanges && { hasPendingChanges: true }) };
}

export function useSetCategoryOrder() {
  const { projects } = trpc.useUtils();
  return trpc.projects.setCategoryOrder.useMutation({
    ...useContentChange('project'),
    onSuccess: order => projects.categoryOrder.setData(undefined, order),
  });
}

/** Saves the order of some of the projects. The others keep their positions. */
export function useSaveProjectOrder() {
  const { overview } = trpc.useUtils().projects;
  return trpc.projects.setOrder.useMutation({
    ...useContentChange('project'),
    onSuccess: (_answer, { order }) =>
      changeList(overview, projects => {
        const ids = reorderWithin(projects.map(getId), order);
        return sortByIds(projects, ids, getId);
      }),
  });
}

const getId = ({ _id }: { _id: string }) => _id;

export function useUpdateProjects() {
  return trpc.projects.updateMany.useMutation(useContentChange('project'));
}

export function useRemoveProjects() {
  const { overview } = trpc.useUtils().projects;
  return trpc.projects.removeMany.useMutation(
    useContentRemoval<{ ids: string[] }>('project', ({ ids }) =>
      changeList(overview, listed => listed.filter(({ _id }) => !ids.includes(_id))),
    ),
  );
}

export function useRestoreProjects() {
  return trpc.trash.restoreProjects.useMutation(useContentChange('project'));
}

export function useToggleFeatured() {
  const { get, overview } = trpc.useUtils().projects;
  const change = useShownChange<ApiInputs['projects']['update']>(
    'project',
    ({ id, featured = false }, isTakenBack) =>
      changeList(overview, projects =>
        projects.map(each => (each._id === id ? { ...each, featured: featured !== isTakenBack } : each)),
      ),
  );
  return trpc.projects.update.useMutation({
    ...change,
    onSuccess: project => get.setData({ id: project._id }, project),
  });
}

export function useAddCategory() {
  const { categories } = trpc.useUtils().projects;
  return trpc.projects.addCategory.useMutation({
    ...useContentChange('project'),
    onSuccess: names => categories.setData(undefined, names),
  });
}

export function useAddStatus() {
  const { statuses } = trpc.useUtils().projects;
  return trpc.projects.addStatus.useMutation({
    ...useContentChange('project'),
    onSuccess: names => statuses.setData(undefined, names),
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
