import type { FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { ContentTable } from '#server/core/content/content-kind';
import type { Entity } from '#server/core/database/entity';
import {
  type ProjectRow,
  projectCategoryEntity,
  projectEntity,
  projectSlugs,
  projectStatusEntity,
} from './project-entity';
import { ensureListed } from './project-lists';

/** The tables of projects. The first project with a new name lists it, unless the import brings its row. */
export const projectTables: readonly ContentTable[] = [
  {
    entity: projectEntity,
    imports: {
      local: ['slug', 'categoryKey', 'place'],
      derive: async (manager, row) => {
        const isSeen = !row.draft && (row.publishAt === null || row.publishAt <= new Date());
        const listed = { draft: isSeen ? null : (true as const) };
        const categoryKey = await ensureListed(manager, projectCategoryEntity, row.category, listed);
        if (row.status !== '') await ensureListed(manager, projectStatusEntity, row.status, listed);
        return { ...row, categoryKey };
      },
    },
    version: row => ({ kind: 'project', name: row.title, fields: row }),
  },
  listTable(projectCategoryEntity, ({ nameKey }) => ({ categoryKey: nameKey })),
  listTable(projectStatusEntity, ({ name }) => ({ status: name })),
  projectSlugs.table,
];

/** Lists of names: identified by name rather than id, and removed only when no project uses them. */
function listTable(
  entity: Entity,
  toUses: (row: ObjectLiteral) => FindOptionsWhere<ProjectRow>,
): ContentTable {
  return {
    entity,
    imports: {
      getKey: ({ nameKey }) => String(nameKey),
      onlyAdds: true,
      comesFirst: true,
      isOrdered: true,
      remove: async (manager, row) => {
        if (!(await manager.existsBy(projectEntity, toUses(row))))
          await manager.delete(entity, { id: row.id });
      },
    },
    version: 'none',
  };
}
