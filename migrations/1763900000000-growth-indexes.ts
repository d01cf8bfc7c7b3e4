import { createHash } from 'node:crypto';
import type { EntityManager, TableIndexOptions } from 'typeorm';
import { column, tableColumn } from '../src/server/core/columns';
import { RepeatableMigration, type Steps } from './repeatable-migration';

const INDEXES: [table: string, index: TableIndexOptions & { name: string }][] = [
  ['project', { name: 'project_category_newest', columnNames: ['categoryKey', 'id'] }],
  ['project', { name: 'project_featured_newest', columnNames: ['featured', 'id'] }],
  ['upload', { name: 'upload_origin', columnNames: ['origin', 'name'] }],
];

/** What a visitor's page asks for, and what the sweep looks through, is found without reading whole tables. */
export class GrowthIndexes1763900000000 extends RepeatableMigration {
  readonly name = 'GrowthIndexes1763900000000';

  protected async apply(steps: Steps): Promise<void> {
    // May be empty, so that a process of the version before goes on adding projects.
    const key = tableColumn(steps.engine, 'categoryKey', column.key, { isNullable: true });
    await steps.addColumn('project', key);
    await steps.changeRows(fillKeys);
    for (const [table, index] of INDEXES) await steps.createIndex(table, index);
  }

  protected async revert(steps: Steps): Promise<void> {
    for (const [table, { name }] of INDEXES) await steps.dropIndex(table, name);
    await steps.dropColumn('project', 'categoryKey');
  }
}

async function fillKeys(manager: EntityManager): Promise<void> {
  const rows: { category: string }[] = await manager.query('SELECT DISTINCT category FROM project');
  for (const { category } of rows) {
    const key = createHash('sha256').update(category).digest('hex');
    await manager.query('UPDATE project SET categoryKey = ? WHERE category = ?', [key, category]);
  }
}
