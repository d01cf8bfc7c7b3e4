import type { FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { ContentTable } from '#server/core/content/content-kind';
import type { Entity } from '#server/core/database/entity';
import { ensureNamesListed } from './project-categories-and-statuses';
import {
  type ProjectRow,
  projectCategoryEntity,
  projectEntity,
  projectSlugs,
  projectStatusEntity,
} from './project-entity';

/** The tables of projects. The first project with a new name lists it, unless the import brings its row. */
export const projectContentTables: readonly ContentTable[] = [
  {
    entity: projectEntity,
    imports: {
      local: ['slug', 'categoryKey', 'place'],
      derive: async (manager, row) => {
        const { category, status, pendingChanges } = row;
        const names = { category, status, pendingChanges };
        // The spellings stay, so that the same file changes nothing the next time.
        const { categoryKey } = await ensureNamesListed(manager, names);
        return { ...row, categoryKey };
      },
    },
    version: row => ({ kind: 'project', name: row.title, fields: row }),
  },
  listTable(projectCategoryEntity, ({ nameKey }) => ({ categoryKey: nameKey })),
  listTable(projectStatusEntity, ({ name }) => ({ status: name })),
  projectSlugs.table,
];

/**
 * Defines a list of names. They are identified by name rather than ID, and removed only if no project uses
 * them.
 */
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
