import { paths } from '#client/lib/paths';
import type { ProjectFilter } from '#shared/contract/search';
import { AFTER_PARAMETER, CATEGORY_PARAMETER, FILTER_PARAMETERS } from '#shared/page-query';

/**
 * Selects rows of the archive in a category (by default the first), optionally only those after a project.
 */
export type ArchiveSelection = { category?: string; after?: string };

export function parseArchiveSelection(search: string): ArchiveSelection {
  const parameters = new URLSearchParams(search);
  const category = parameters.get(CATEGORY_PARAMETER);
  const after = parameters.get(AFTER_PARAMETER);
  if (category === null) return {};
  return after === null ? { category } : { category, after };
}

/** Parses the filter of an archive address. Returns null if there is none. */
export function parseArchiveFilter(search: string): ProjectFilter | null {
  const parameters = new URLSearchParams(search);
  const named = (names: readonly string[]) =>
    names.filter(name => (parameters.get(name) ?? '').trim() !== '');
  if (named(FILTER_PARAMETERS).length === 0) return null;
  const names = named([...FILTER_PARAMETERS, CATEGORY_PARAMETER]);
  return Object.fromEntries(names.map(name => [name, parameters.get(name) ?? '']));
}

export function archivePath({ category, after }: ArchiveSelection & { category: string }): string {
  const parameters = new URLSearchParams({ [CATEGORY_PARAMETER]: category });
  if (after !== undefined) parameters.set(AFTER_PARAMETER, after);
  return `${paths.projects}?${parameters}`;
}

export function filterPath(filter: ProjectFilter): string {
  const entries = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return entries.length === 0 ? paths.projects : `${paths.projects}?${new URLSearchParams(entries)}`;
}
