import { ITEM_QUERY_OPTIONS } from '#client/lib/api/query-client';
import { trpc } from '#client/lib/api/trpc';
import type { ProjectFilter } from '#shared/contract/search';
import type { ArchiveRows } from './archive-address';

/** The starred projects, as cards. */
export function useFeaturedProjects() {
  return trpc.projects.featured.useQuery();
}

export function useProjectCount() {
  return trpc.projects.count.useQuery();
}

/** The categories that have projects, in the owner's order. */
export function useArchiveCategories() {
  return trpc.projects.archive.useQuery();
}

/** The rows of the categories that are open at first. */
export function useOpenRows(rows: ArchiveRows) {
  return trpc.projects.openRows.useQuery(rows);
}

export function useArchiveRows(rows: ArchiveRows) {
  return trpc.projects.inCategory.useQuery(rows);
}

/** The values by which the archive can be filtered. */
export function useFilterChoices() {
  return trpc.search.choices.useQuery();
}

export function useFilteredProjects(filter: ProjectFilter) {
  return trpc.search.projects.useQuery(filter);
}

/** Fetches rows ahead that may soon be opened. */
export function usePrefetchRows(): (rows: ArchiveRows) => void {
  const utils = trpc.useUtils();
  return rows => void utils.projects.inCategory.prefetch(rows);
}

/** The skills that most projects list. */
export function useTopSkills() {
  return trpc.projects.topSkills.useQuery();
}

/** The page of a project, at any of its addresses. */
export function useProjectPage(address: string) {
  return trpc.projects.page.useQuery({ address }, ITEM_QUERY_OPTIONS);
}

export function useCategoryOrder() {
  return trpc.projects.categoryOrder.useQuery();
}
