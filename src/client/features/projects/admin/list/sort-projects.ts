import type { Sort } from '#client/editing/lists/data-list';
import { compareNames } from '#shared/compare';
import type { Project } from '#shared/contract/project';
import { statusLabel } from '#shared/publishing';

export const SORT_KEYS = ['title', 'category', 'status', 'views'] as const;
type SortKey = (typeof SORT_KEYS)[number];
export type ProjectSort = Sort<SortKey>;

export type ListedProject = Pick<Project, 'title' | 'category' | 'status'> & { views: number };

/** Sorts by the labels that the owner sees. The sort is stable, and null changes nothing. */
export function sortProjects<T extends ListedProject>(projects: T[], sort: ProjectSort | null): T[] {
  if (!sort) return projects;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return [...projects].sort((a, b) => sign * compare(a, b, sort.key));
}

function compare(a: ListedProject, b: ListedProject, key: SortKey): number {
  if (key === 'views') return a.views - b.views;
  if (key === 'status') return compareNames(statusLabel(a.status), statusLabel(b.status));
  return a[key].localeCompare(b[key], 'en', { numeric: true });
}
