import { type EntityManager, IsNull } from 'typeorm';
import type { Database } from '#server/core/database/database';
import type { ProjectOrder, SiteSettings } from '#shared/contract/site';
import { type ProjectRow, projectEntity } from './project-entity';
import { changeProjects, requireKnown } from './project-lists';

/** How the owner wants projects to be listed. Given to the service from above: these are settings of the site. */
export type ReadListSettings = () => Promise<Pick<SiteSettings, 'projectOrder' | 'archiveOpen'>>;

/** The column that each order is read by, backwards: ids are in the order of their making, and places begin as ids. */
export const ORDER_COLUMN = { newest: 'id', own: 'place' } as const satisfies Record<ProjectOrder, string>;

type Placed = Pick<ProjectRow, 'id' | 'place'>;

/** In the owner's order, where the setting says so; for a list that is read whole. */
export function inProjectOrder<Row extends Placed>(rows: Row[], order: ProjectOrder): Row[] {
  const key = (row: Row) => row[ORDER_COLUMN[order]] ?? '';
  return rows.sort((a, b) => compare(key(b), key(a)) || compare(b.id, a.id));
}

/** As both databases compare them. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/**
 * Lets the named projects share out among them the places that they have, in this order; the others keep theirs.
 * @throws AppError BAD_REQUEST for an id that is unknown or repeated; nothing is changed then
 */
export function setProjectOrder(db: Database, order: string[]): Promise<void> {
  return changeProjects(db, async manager => {
    await fillPlaces(manager);
    const placed = await manager.find(projectEntity, { select: { id: true, place: true } });
    const places = new Map(placed.map(({ id, place }) => [id, place ?? id]));
    requireKnown(order, places, 'project');
    const free = order.map(id => places.get(id) ?? id).sort((a, b) => compare(b, a));
    for (const [index, id] of order.entries()) {
      const place = free[index] ?? id;
      if (places.get(id) !== place) await manager.update(projectEntity, { id }, { place });
    }
  });
}

/** A project that a process of the version before has added, or an old backup had, has no place yet. */
async function fillPlaces(manager: EntityManager): Promise<void> {
  const rows = await manager.find(projectEntity, { select: { id: true }, where: { place: IsNull() } });
  for (const { id } of rows) await manager.update(projectEntity, { id }, { place: id });
}
