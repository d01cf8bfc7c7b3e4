import { paths } from '#client/lib/paths';
import type { ProjectFilter } from '#shared/contract/search';
import { AFTER_PARAMETER, CATEGORY_PARAMETER, FILTER_PARAMETERS } from '#shared/page-query';

/** Selects the rows of a category (by default of all), optionally only those after a project. */
export type ArchiveSelection = { category?: string; after?: string };

export function parseArchiveSelection(search: string): ArchiveSelection {
  const parameters = new URLSearchParams(search);
  const category = parameters.get(CATEGORY_PARAMETER);
  const after = parameters.get(AFTER_PARAMETER);
  if (category === null || category === '') return {};
  return after === null ? { category } : { category, after };
}

const MENU_PARAMETERS = [...FILTER_PARAMETERS, CATEGORY_PARAMETER] as const;

/** Parses the choices of the search form. */
export function parseChosenFilter(search: string): ProjectFilter {
  const parameters = new URLSearchParams(search);
  const entries = MENU_PARAMETERS.map(name => [name, parameters.get(name) ?? ''] as const);
  return Object.fromEntries(entries.filter(([, value]) => value.trim() !== ''));
}

/** Returns null unless the address has more than a category, whose rows are listed like those of all. */
export function parseArchiveFilter(search: string): ProjectFilter | null {
  const chosen = parseChosenFilter(search);
  return FILTER_PARAMETERS.some(name => name in chosen) ? chosen : null;
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
