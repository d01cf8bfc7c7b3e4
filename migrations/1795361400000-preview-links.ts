import { Table } from 'typeorm';
import { column, tableColumn } from '#server/core/database/columns';
import { RepeatableMigration, type Steps } from './repeatable-migration';

export class PreviewLinks1795361400000 extends RepeatableMigration {
  readonly name = 'PreviewLinks1795361400000';

  protected async apply(steps: Steps): Promise<void> {
    await steps.createTable(links(steps.engine));
  }

  protected async revert(steps: Steps): Promise<void> {
    await steps.dropTable('preview_link');
  }
}

function links(engine: string): Table {
  return new Table({
    name: 'preview_link',
    columns: [
      tableColumn(engine, 'itemId', column.id, { isPrimary: true }),
      tableColumn(engine, 'kind', column.key),
      tableColumn(engine, 'token', column.key),
      tableColumn(engine, 'expiresAt', column.timestamp),
    ],
    indices: [{ name: 'preview_link_token', columnNames: ['token'], isUnique: true }],
  });
}
