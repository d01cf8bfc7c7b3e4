import { AFTER_PARAMETER, CATEGORY_PARAMETER } from '../../../shared/page-query';
import { paths } from '../../lib/paths';

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

/** The address of the archive with these rows open. */
export function archivePath({ category, after }: ArchiveRows & { category: string }): string {
  const parameters = new URLSearchParams({ [CATEGORY_PARAMETER]: category });
  if (after !== undefined) parameters.set(AFTER_PARAMETER, after);
  return `${paths.projects}?${parameters}`;
}
