import { Table } from 'typeorm';
import { column, tableColumn } from '#server/core/database/columns';
import { RepeatableMigration, type Steps } from './repeatable-migration';

/** Adds the imports, and the source of each imported item. */
export class Imports1795382001000 extends RepeatableMigration {
  readonly name = 'Imports1795382001000';

  protected async apply(steps: Steps): Promise<void> {
    await steps.createTable(importedItems(steps.engine));
    await steps.createTable(importRuns(steps.engine));
  }

  protected async revert(steps: Steps): Promise<void> {
    await steps.dropTable('import_run');
    await steps.dropTable('imported_item');
  }
}

function importedItems(engine: string): Table {
  return new Table({
    name: 'imported_item',
    columns: [
      tableColumn(engine, 'id', column.key, { isPrimary: true }),
      tableColumn(engine, 'source', column.key),
      tableColumn(engine, 'name', column.name),
      tableColumn(engine, 'kind', column.key),
      tableColumn(engine, 'itemId', column.id),
      tableColumn(engine, 'sourceFields', column.longText),
      tableColumn(engine, 'storedFields', column.longText),
      tableColumn(engine, 'figures', column.longText),
    ],
    indices: [{ name: 'imported_item_source', columnNames: ['source'] }],
  });
}

function importRuns(engine: string): Table {
  return new Table({
    name: 'import_run',
    columns: [
      tableColumn(engine, 'id', column.id, { isPrimary: true }),
      tableColumn(engine, 'source', column.name),
      tableColumn(engine, 'createdAt', column.timestamp),
      tableColumn(engine, 'undoneAt', column.timestamp, { isNullable: true }),
      tableColumn(engine, 'things', column.longText),
    ],
  });
}
