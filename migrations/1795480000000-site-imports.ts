import { Table } from 'typeorm';
import { column, tableColumn } from '#server/core/database/columns';
import { RepeatableMigration, type Steps } from './repeatable-migration';

/** Removes the imports of another site's content, which had no things in `import_run`, and their rows. */
export class SiteImports1795480000000 extends RepeatableMigration {
  readonly name = 'SiteImports1795480000000';

  protected async apply({ changeRows, dropTable }: Steps): Promise<void> {
    await changeRows(manager => manager.query("DELETE FROM import_run WHERE things = '[]'"));
    await dropTable('imported_row');
  }

  protected async revert({ engine, createTable }: Steps): Promise<void> {
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
}
