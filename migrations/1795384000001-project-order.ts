import type { TableIndexOptions } from 'typeorm';
import { column, tableColumn } from '#server/core/database/columns';
import { RepeatableMigration, type Steps } from './repeatable-migration';

const INDEXES: (TableIndexOptions & { name: string })[] = [
  { name: 'project_category_placed', columnNames: ['categoryKey', 'draft', 'place', 'publishAt'] },
  { name: 'project_featured_placed', columnNames: ['featured', 'draft', 'place'] },
];

/** Adds the owner's order of projects. It starts as newest first. */
export class ProjectOrder1795384000001 extends RepeatableMigration {
  readonly name = 'ProjectOrder1795384000001';

  protected async apply(steps: Steps): Promise<void> {
    await steps.addColumn('project', tableColumn(steps.engine, 'place', column.id));
    await steps.changeRows(async manager => {
      await manager.query('UPDATE project SET place = id WHERE place IS NULL');
    });
    for (const index of INDEXES) await steps.createIndex('project', index);
  }

  protected async revert(steps: Steps): Promise<void> {
    for (const { name } of INDEXES) await steps.dropIndex('project', name);
    await steps.dropColumn('project', 'place');
  }
}
