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

/** By the id, many at a time: nothing finds a project by its category yet. */
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
