import { type EntityManager, IsNull } from 'typeorm';
import type { Database } from '#server/core/database/database';
import { compareKeys } from '#shared/compare';
import type { ProjectOrder, SiteSettings } from '#shared/contract/site';
import { changeProjects, requireListed } from './project-categories-and-statuses';
import { type ProjectRow, projectEntity } from './project-entity';

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

/**
 * Reorders the given projects within the positions they occupy.
 * @throws AppError BAD_REQUEST for an unknown or repeated ID, without changing anything
 */
export function setProjectOrder(db: Database, order: string[]): Promise<void> {
  return changeProjects(db, async manager => {
    await fillPlaces(manager);
    const rows = await manager.find(projectEntity, { select: { id: true, place: true } });
    const places = new Map(rows.map(({ id, place }) => [id, place ?? id]));
    requireListed(order, places, 'project');
    const available = order.map(id => places.get(id) ?? id).sort((a, b) => compareKeys(b, a));
    for (const [index, id] of order.entries()) {
      const place = available[index] ?? id;
      if (places.get(id) !== place) await manager.update(projectEntity, { id }, { place });
    }
  });
}

/** Fills the missing places of projects added by an older version or restored from an old backup. */
async function fillPlaces(manager: EntityManager): Promise<void> {
  const rows = await manager.find(projectEntity, { select: { id: true }, where: { place: IsNull() } });
  for (const { id } of rows) await manager.update(projectEntity, { id }, { place: id });
}
