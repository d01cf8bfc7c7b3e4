import { useViewInAddress } from '#client/lib/react/use-view-in-address';
import { compareNames } from '#shared/compare';
import type { ProjectOverview } from '#shared/contract/project-summaries';
import { publishingState } from '#shared/publishing';

export const VISIBILITIES = ['published', 'scheduled', 'draft', 'public', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Filters the list of projects. Empty values match all projects. */
export type TableFilter = { text: string; status: string; category: string; visibility: Visibility | '' };

const PARAMETERS = { text: 'q', status: 'status', category: 'category', visibility: 'visibility' } as const;

export function readProjectFilter(search: string): TableFilter {
  const query = new URLSearchParams(search);
  const value = (name: keyof TableFilter) => query.get(PARAMETERS[name]) ?? '';
  return {
    text: value('text'),
    status: value('status'),
    category: value('category'),
    visibility: VISIBILITIES.find(name => name === value('visibility')) ?? '',
  };
}

export function writeProjectFilter({ text, status, category, visibility }: TableFilter): string {
  const query = new URLSearchParams();
  if (text !== '') query.set(PARAMETERS.text, text);
  if (status !== '') query.set(PARAMETERS.status, status);
  if (category !== '') query.set(PARAMETERS.category, category);
  if (visibility !== '') query.set(PARAMETERS.visibility, visibility);
  return query.toString();
}

type Filtered = Pick<
  ProjectOverview,
  'title' | 'slug' | 'skills' | 'status' | 'category' | 'public' | 'draft' | 'publishAt'
>;

/**
 * Returns the projects that match all chosen values and have each word in the title, slug, category or
 * skills.
 */
export function filterProjects<Project extends Filtered>(
  projects: readonly Project[],
  { text, status, category, visibility }: TableFilter,
): Project[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return projects.filter(
    project =>
      (status === '' || project.status === status) &&
      (category === '' || project.category === category) &&
      (visibility === '' || isVisible(project, visibility)) &&
      hasWords(project, words),
  );
}

function isVisible(project: Filtered, visibility: Visibility): boolean {
  if (visibility === 'public') return project.public;
  if (visibility === 'private') return !project.public;
  return publishingState(project) === visibility;
}

function hasWords({ title, slug = '', category, skills }: Filtered, words: string[]): boolean {
  if (words.length === 0) return true;
  const text = [title, slug, category, ...skills].join('\n').toLowerCase();
  return words.every(word => text.includes(word));
}

/** Returns the distinct names that projects use, sorted, including the chosen one. */
export function listNames(
  projects: readonly Filtered[],
  field: 'status' | 'category',
  chosen: string,
): string[] {
  const names = new Set([...projects.map(project => project[field]), chosen]);
  return [...names].filter(name => name !== '').sort(compareNames);
}

export function useProjectFilter() {
  return useViewInAddress(readProjectFilter, writeProjectFilter);
}
