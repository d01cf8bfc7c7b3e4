import { Table } from 'typeorm';
import { column, tableColumn } from '#server/core/database/columns';
import { RepeatableMigration, type Steps } from './repeatable-migration';

/**
 * Moves content imports into `import_run`, with an empty list of things, so that they can still be undone.
 * The rows in `imported_row` show how many rows an import added and changed.
 */
export class ImportRuns1795420000000 extends RepeatableMigration {
  readonly name = 'ImportRuns1795420000000';

  protected async apply({ hasTable, changeRows, dropTable }: Steps): Promise<void> {
    if (!(await hasTable('content_import'))) return;
    await changeRows(async manager => {
      await manager.query("DELETE FROM import_run WHERE things = '[]'");
      await manager.query(
        "INSERT INTO import_run (id, source, createdAt, things) SELECT id, site, importedAt, '[]' FROM content_import",
      );
    });
    await dropTable('content_import');
  }

  protected async revert({ engine, createTable, changeRows }: Steps): Promise<void> {
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
    await changeRows(async manager => {
      await manager.query(
        "INSERT INTO content_import (id, importedAt, site, added, changed) SELECT id, createdAt, source, (SELECT COUNT(*) FROM imported_row WHERE `before` IS NULL), (SELECT COUNT(`before`) FROM imported_row) FROM import_run WHERE things = '[]'",
      );
      await manager.query("DELETE FROM import_run WHERE things = '[]'");
    });
  }
}
