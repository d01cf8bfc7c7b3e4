import { paths } from '#client/lib/paths';
import type { ProjectFilter } from '#shared/contract/search';
import { AFTER_PARAMETER, CATEGORY_PARAMETER } from '#shared/page-query';
import type { ArchiveRows } from './archive-address';

// Separate from the parsing, because every page loads this for its links to the archive.

/** Returns the address of the archive with these rows open. */
export function archivePath({ category, after }: ArchiveRows & { category: string }): string {
  const parameters = new URLSearchParams({ [CATEGORY_PARAMETER]: category });
  if (after !== undefined) parameters.set(AFTER_PARAMETER, after);
  return `${paths.projects}?${parameters}`;
}

/** Returns the address of the archive with a filter. */
export function filterPath(filter: ProjectFilter): string {
  const entries = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return entries.length === 0 ? paths.projects : `${paths.projects}?${new URLSearchParams(entries)}`;
}
