import type { Project } from '../../../shared/contract/project';
import { type Kind, requireShape } from '../../lib/api/answer-shape';
import { isMissing } from '../../lib/api/error-code';
import { trpc } from '../../lib/api/trpc';

const PROJECT: Kind<Project> = {
  _id: 'string',
  title: 'string',
  description: 'string',
  details: 'string',
  learned: 'string',
  image: 'string',
  imageAlt: 'string',
  skills: ['string'],
  github: 'string',
  live: 'string',
  status: 'string',
  timeline: 'string',
  category: 'string',
  featured: 'boolean',
  public: 'boolean',
  media: [{ type: 'string', url: 'string' }],
};
const requireProject = requireShape<Project>(PROJECT);
const requireProjects = requireShape<Project[]>([PROJECT]);
const requireNames = requireShape<string[]>(['string']);

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
