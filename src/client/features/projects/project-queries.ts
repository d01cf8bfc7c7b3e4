import { ITEM_QUERY_OPTIONS } from '#client/lib/api/query-client';
import { trpc } from '#client/lib/api/trpc';
import type { ProjectFilter } from '#shared/contract/search';
import type { ArchiveSelection } from './archive-address';

export function useFeaturedProjects() {
  return trpc.projects.featured.useQuery();
}

export function useProjectCount() {
  return trpc.projects.count.useQuery();
}

/** Fetches the categories that have projects, in the owner's order. */
export function useArchiveCategories() {
  return trpc.projects.archive.useQuery();
}

export function useOpenRows(rows: ArchiveSelection) {
  return trpc.projects.openRows.useQuery(rows);
}

export function useArchiveRows(rows: ArchiveSelection) {
  return trpc.projects.inCategory.useQuery(rows);
}

/** Fetches the values by which the archive can be filtered. */
export function useFilterChoices() {
  return trpc.search.choices.useQuery();
}

export function useFilteredProjects(filter: ProjectFilter) {
  return trpc.search.projects.useQuery(filter);
}

export function usePrefetchRows(): (rows: ArchiveSelection) => void {
  const utils = trpc.useUtils();
  return rows => void utils.projects.inCategory.prefetch(rows);
}

/** Fetches the skills that most projects list. */
export function useTopSkills() {
  return trpc.projects.topSkills.useQuery();
}

/** Fetches the page of a project by any of its addresses. */
export function useProjectPage(address: string) {
  return trpc.projects.page.useQuery({ address }, ITEM_QUERY_OPTIONS);
}

export function useCategoryOrder() {
  return trpc.projects.categoryOrder.useQuery();
}
