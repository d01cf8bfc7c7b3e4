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

/** Has no query for a filtered archive. A skipped one would make the server's page incomplete. */
export function useOpenRows(rows: ArchiveSelection | null) {
  const [query] = trpc.useQueries(queries =>
    (rows ? [rows] : []).map(input => queries.projects.openRows(input)),
  );
  return query;
}

export function useArchiveRows(rows: ArchiveSelection) {
  return trpc.projects.inCategory.useQuery(rows);
}

/** Fetches the values by which the archive can be filtered. */
export function useFilterChoices() {
  return trpc.search.choices.useQuery();
}

/** Has no query without a filter, as above. */
export function useFilteredProjects(filter: ProjectFilter | null) {
  const [query] = trpc.useQueries(queries =>
    (filter ? [filter] : []).map(input => queries.search.projects(input)),
  );
  return query;
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
