import { Table } from 'typeorm';
import { column, tableColumn } from '#server/core/database/columns';
import { RepeatableMigration, type Steps } from './repeatable-migration';

/** Adds the changes of the last content import, so that it can be undone. */
export class ContentImport1795381000001 extends RepeatableMigration {
  readonly name = 'ContentImport1795381000001';

  protected async apply({ engine, createTable }: Steps): Promise<void> {
    await createTable(
      new Table({
        name: 'content_import',
        columns: [
          tableColumn(engine, 'id', column.id, { isPrimary: true }),
          tableColumn(engine, 'importedAt', column.timestamp),
          tableColumn(engine, 'site', column.name),
          tableColumn(engine, 'added', column.integer),
          tableColumn(engine, 'changed', column.integer),
        ],
      }),
    );
    await createTable(
      new Table({
        name: 'imported_row',
        columns: [
          tableColumn(engine, 'number', column.integer, { isPrimary: true }),
          tableColumn(engine, 'tableName', column.key),
          tableColumn(engine, 'rowId', column.fileName),
          tableColumn(engine, 'digest', column.key),
          tableColumn(engine, 'before', column.longText, { isNullable: true }),
        ],
      }),
    );
  }

  protected async revert(steps: Steps): Promise<void> {
    await steps.dropTable('imported_row');
    await steps.dropTable('content_import');
  }
}
