import type { ProjectFilter } from '#shared/contract/search';
import { AFTER_PARAMETER, CATEGORY_PARAMETER, FILTER_PARAMETERS } from '#shared/page-query';

/** Rows of the archive: of a category, or of the first one; of those after a project, or of all. */
export type ArchiveRows = { category?: string; after?: string };

/** What an address of the archive shows, read off its query. */
export function archiveRowsOf(search: string): ArchiveRows {
  const parameters = new URLSearchParams(search);
  const category = parameters.get(CATEGORY_PARAMETER);
  const after = parameters.get(AFTER_PARAMETER);
  if (category === null) return {};
  return after === null ? { category } : { category, after };
}

/** What an address filters the archive by; null for one that shows all of it. */
export function archiveFilterOf(search: string): ProjectFilter | null {
  const parameters = new URLSearchParams(search);
  const named = (names: readonly string[]) =>
    names.filter(name => (parameters.get(name) ?? '').trim() !== '');
  if (named(FILTER_PARAMETERS).length === 0) return null;
  const names = named([...FILTER_PARAMETERS, CATEGORY_PARAMETER]);
  return Object.fromEntries(names.map(name => [name, parameters.get(name) ?? '']));
}
