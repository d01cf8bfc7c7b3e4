import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { slugSchema } from '../../../shared/contract/common';
import type { AppErrorCode } from '../../core/app-error';
import { column } from '../../core/columns';
import { defineEntity } from '../../core/entity';
import { takenSlug } from '../../core/slugs';
import { type ProjectRow, projectEntity } from './project-entity';

/** An address that a project had, and that still leads to it. */
type FormerSlug = { slug: string; projectId: string };

export const formerSlugEntity = defineEntity<FormerSlug>({
  name: 'project_former_slug',
  revision: 'projects',
  backup: 'content',
  rules: z.object({ slug: slugSchema }),
  columns: { slug: { ...column.key, primary: true }, projectId: column.id },
  indices: [{ name: 'project_former_slug_project', columns: ['projectId'] }],
});

type Addressed = Pick<ProjectRow, 'id' | 'slug'>;

/**
 * Gives a project its address. The one that it had leads to it from now on, and one that another project had before is
 * this one's. The caller holds the revision of the projects.
 * @throws AppError of this code for one that another project has
 */
export async function takeSlug(
  manager: EntityManager,
  { id, slug }: Addressed,
  former: string | null,
  code: AppErrorCode = 'BAD_REQUEST',
): Promise<void> {
  if (slug === former) return;
  if (slug !== null) {
    const holder = await manager.findOneBy(projectEntity, { slug });
    if (holder && holder.id !== id) throw takenSlug(holder.title, code);
    await manager.delete(formerSlugEntity, { slug });
  }
  if (former !== null) {
    await manager.insert(formerSlugEntity, { slug: former, projectId: id });
  }
}

/** When a project is deleted for good, its old addresses go with it. */
export async function forgetSlugs(manager: EntityManager, projectId: string): Promise<void> {
  await manager.delete(formerSlugEntity, { projectId });
}
