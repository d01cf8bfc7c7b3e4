import type { TableColumnOptions, TableIndexOptions } from 'typeorm';
import { column, tableColumn } from '#server/core/database/columns';
import { RepeatableMigration, type Steps } from './repeatable-migration';

type Index = TableIndexOptions & { name: string };

const PUBLISHED = ['project', 'timeline_element'];
const LISTS = ['project_category', 'project_status'];

/** These indexes served public pages before drafts existed. */
const BEFORE: Index[] = [
  { name: 'project_category_newest', columnNames: ['categoryKey', 'id'] },
  { name: 'project_featured_newest', columnNames: ['featured', 'id'] },
];
const AFTER: Index[] = [
  { name: 'project_category_published', columnNames: ['categoryKey', 'draft', 'id', 'publishAt'] },
  { name: 'project_featured_published', columnNames: ['featured', 'draft', 'id'] },
];

/** Adds drafts and schedules, and marks the categories and statuses that only drafts use. */
export class Publishing1795359600000 extends RepeatableMigration {
  readonly name = 'Publishing1795359600000';

  protected async apply(steps: Steps): Promise<void> {
    for (const table of [...PUBLISHED, ...LISTS]) await steps.addColumn(table, draft(steps.engine));
    for (const table of PUBLISHED) {
      await steps.addColumn(table, publishAt(steps.engine));
      await steps.createIndex(table, planned(table));
    }
    for (const index of AFTER) await steps.createIndex('project', index);
    for (const { name } of BEFORE) await steps.dropIndex('project', name);
  }

  protected async revert(steps: Steps): Promise<void> {
    for (const index of BEFORE) await steps.createIndex('project', index);
    for (const { name } of AFTER) await steps.dropIndex('project', name);
    for (const table of PUBLISHED) {
      await steps.dropIndex(table, planned(table).name);
      await steps.dropColumn(table, 'publishAt');
    }
    for (const table of [...PUBLISHED, ...LISTS]) await steps.dropColumn(table, 'draft');
  }
}

/** Rows that a process of the previous version inserts have null, and are not drafts. */
function draft(engine: string): TableColumnOptions {
  return tableColumn(engine, 'draft', column.boolean);
}

function publishAt(engine: string): TableColumnOptions {
  return tableColumn(engine, 'publishAt', column.timestamp);
}

function planned(table: string): Index {
  return { name: `${table}_planned`, columnNames: ['publishAt', 'draft'] };
}
