import { createHash } from 'node:crypto';
import type { EntityManager, TableIndexOptions } from 'typeorm';
import { column, tableColumn } from '#server/core/database/columns';
import { RepeatableMigration, type Steps } from './repeatable-migration';

const INDEXES: [table: string, index: TableIndexOptions & { name: string }][] = [
  ['project', { name: 'project_category_newest', columnNames: ['categoryKey', 'id'] }],
  ['project', { name: 'project_featured_newest', columnNames: ['featured', 'id'] }],
  ['upload', { name: 'upload_origin', columnNames: ['origin', 'name'] }],
];

const BATCH = 200;

/** Adds indexes for the queries of public pages and of the upload clean-up. */
export class GrowthIndexes1763900000000 extends RepeatableMigration {
  readonly name = 'GrowthIndexes1763900000000';

  protected async apply(steps: Steps): Promise<void> {
    await steps.addColumn('project', tableColumn(steps.engine, 'categoryKey', column.key));
    await steps.changeRows(fillKeys);
    for (const [table, index] of INDEXES) await steps.createIndex(table, index);
  }

  protected async revert(steps: Steps): Promise<void> {
    for (const [table, { name }] of INDEXES) await steps.dropIndex(table, name);
    await steps.dropColumn('project', 'categoryKey');
  }
}

/** Updates in batches by ID, because the category has no index yet. */
async function fillKeys(manager: EntityManager): Promise<void> {
  const rows: { id: string; category: string }[] = await manager.query('SELECT id, category FROM project');
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH);
    const keys = batch.flatMap(({ id, category }) => [
      id,
      createHash('sha256').update(category).digest('hex'),
    ]);
    await manager.query(
      `UPDATE project SET categoryKey = CASE id ${batch.map(() => 'WHEN ? THEN ?').join(' ')} END
       WHERE id IN (${batch.map(() => '?').join(', ')})`,
      [...keys, ...batch.map(({ id }) => id)],
    );
  }
}
