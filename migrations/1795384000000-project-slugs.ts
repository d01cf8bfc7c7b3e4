import { Table } from 'typeorm';
import { column, tableColumn } from '#server/core/database/columns';
import { RepeatableMigration, type Steps } from './repeatable-migration';

const SLUG = { name: 'project_slug', columnNames: ['slug'], isUnique: true };

/** Adds the slugs and former slugs of projects. */
export class ProjectSlugs1795384000000 extends RepeatableMigration {
  readonly name = 'ProjectSlugs1795384000000';

  protected async apply(steps: Steps): Promise<void> {
    await steps.addColumn('project', tableColumn(steps.engine, 'slug', column.key));
    await steps.createIndex('project', SLUG);
    await steps.createTable(formerSlugs(steps.engine));
  }

  protected async revert(steps: Steps): Promise<void> {
    await steps.dropTable('project_former_slug');
    await steps.dropIndex('project', SLUG.name);
    await steps.dropColumn('project', 'slug');
  }
}

function formerSlugs(engine: string): Table {
  return new Table({
    name: 'project_former_slug',
    columns: [
      tableColumn(engine, 'slug', column.key, { isPrimary: true }),
      tableColumn(engine, 'projectId', column.id),
    ],
    indices: [{ name: 'project_former_slug_project', columnNames: ['projectId'] }],
  });
}
