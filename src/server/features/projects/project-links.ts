import { type EntityManager, In } from 'typeorm';
import { projectPath } from '../../../shared/project-path';
import { shownTitle } from '../../../shared/shown-title';
import { type Viewer, visibleTo } from '../../core/publishing';
import { projectEntity } from './project-entity';
import { presentSlug } from './project-presenter';

/** Those of these projects that there are for this viewer, in this order, as others link to them. */
export async function findProjectLinks(
  manager: EntityManager,
  ids: string[],
  viewer: Viewer,
): Promise<{ id: string; title: string; path: string }[]> {
  if (ids.length === 0) return [];
  const rows = await manager.find(projectEntity, {
    select: { id: true, slug: true, title: true },
    where: { id: In(ids), ...visibleTo(viewer) },
  });
  const byId = new Map(rows.map(row => [row.id, row]));
  return [...new Set(ids)].flatMap(id => {
    const row = byId.get(id);
    if (!row) return [];
    return [{ id, title: shownTitle(row.title), path: projectPath({ _id: id, ...presentSlug(row.slug) }) }];
  });
}
