import { compareKeys } from '#shared/compare';
import type { ProjectOrder, SiteSettings } from '#shared/contract/site';
import type { ProjectRow } from './project-entity';

/** Reads the owner's list settings. It is passed in because these are settings of the site. */
export type ReadListSettings = () => Promise<Pick<SiteSettings, 'projectOrder' | 'archiveOpen'>>;

/**
 * The column of each order, which is read in descending order. IDs sort by creation, and places start as IDs.
 */
export const ORDER_COLUMN = { newest: 'id', own: 'place' } as const satisfies Record<ProjectOrder, string>;

type Ordered = Pick<ProjectRow, 'id' | 'place'>;

export function sortInProjectOrder<Row extends Ordered>(rows: Row[], order: ProjectOrder): Row[] {
  const key = (row: Row) => row[ORDER_COLUMN[order]] ?? '';
  return rows.sort((a, b) => compareKeys(key(b), key(a)) || compareKeys(b.id, a.id));
}
