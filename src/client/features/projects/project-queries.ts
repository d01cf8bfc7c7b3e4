import { errorCode } from '../../lib/error-code';
import { trpc } from '../../lib/trpc';

export function useProjects() {
  return trpc.projects.list.useQuery();
}

/** A project that does not exist is not asked for again: that is an answer, not a failure. */
export function useProject(id: string) {
  return trpc.projects.get.useQuery(
    { id },
    { retryOnMount: ({ state }) => errorCode(state.error) !== 'NOT_FOUND' },
  );
}

export function useCategoryOrder() {
  return trpc.projects.categoryOrder.useQuery();
}
