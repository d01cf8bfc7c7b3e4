import type { Project } from '../../../shared/contract/project';
import { NEW_PROJECT } from '../../../shared/new-project';
import { type Example, requireShape } from '../../lib/api/answer-shape';
import { isMissing } from '../../lib/api/api-error';
import { trpc } from '../../lib/api/trpc';

const PROJECT: Example<Project> = {
  ...NEW_PROJECT,
  _id: '',
  category: '',
  skills: [''],
  media: [{ type: 'image', url: '' }],
};
const requireProject = requireShape<Project>(PROJECT);
const requireProjects = requireShape<Project[]>([PROJECT]);
const requireNames = requireShape<string[]>(['']);

export function useProjects() {
  return trpc.projects.list.useQuery(undefined, { select: requireProjects });
}

/** A project that does not exist is not asked for again: that is an answer, not a failure. */
export function useProject(id: string) {
  return trpc.projects.get.useQuery(
    { id },
    { select: requireProject, retryOnMount: ({ state }) => !isMissing(state.error) },
  );
}

export function useCategoryOrder() {
  return trpc.projects.categoryOrder.useQuery(undefined, { select: requireNames });
}
