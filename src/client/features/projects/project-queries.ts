import { trpc } from '../../lib/trpc';

export function useProjects() {
  return trpc.projects.list.useQuery();
}

/** A project that does not exist is not asked for again: that is an answer, not a failure. */
export function useProject(id: string) {
  return trpc.projects.get.useQuery({ id }, { retryOnMount: false });
}

export function useCategoryOrder() {
  return trpc.projects.categoryOrder.useQuery();
}
