import type { Project } from '../../../shared/contract/project';
import { requireRows, requireShape, type Shape } from '../../lib/answer-shape';
import { errorCode } from '../../lib/error-code';
import { trpc } from '../../lib/trpc';

const PROJECT: Shape<Project> = {
  _id: 'string',
  title: 'string',
  description: 'string',
  details: 'string',
  learned: 'string',
  image: 'string',
  category: 'string',
  status: 'string',
  skills: 'list',
  media: 'list',
};
const requireProject = requireShape(PROJECT);
const requireProjects = requireRows(PROJECT);

export function useProjects() {
  return trpc.projects.list.useQuery(undefined, { select: requireProjects });
}

function requireNames(names: string[]): string[] {
  if (!Array.isArray(names)) throw new Error('The answer is not what was asked for');
  return names;
}

/** A project that does not exist is not asked for again: that is an answer, not a failure. */
export function useProject(id: string) {
  return trpc.projects.get.useQuery(
    { id },
    { select: requireProject, retryOnMount: ({ state }) => errorCode(state.error) !== 'NOT_FOUND' },
  );
}

export function useCategoryOrder() {
  return trpc.projects.categoryOrder.useQuery(undefined, { select: requireNames });
}
