import { Table } from 'typeorm';
import { column, tableColumn } from '#server/core/database/columns';
import { RepeatableMigration, type Steps } from './repeatable-migration';

const TABLE = 'version';

/** Adds the versions and the trash. */
export class Versions1795363200000 extends RepeatableMigration {
  readonly name = 'Versions1795363200000';

  protected async apply(steps: Steps): Promise<void> {
    await steps.createTable(table(steps.engine));
  }

  protected async revert(steps: Steps): Promise<void> {
    await steps.dropTable(TABLE);
  }
}

/** The long column comes last, so that SQLite can read the others without it. */
function table(engine: string): Table {
  const optional = { isNullable: true };
  return new Table({
    name: TABLE,
    columns: [
      tableColumn(engine, 'id', column.id, { isPrimary: true }),
      tableColumn(engine, 'kind', column.key),
      tableColumn(engine, 'itemId', column.id),
      tableColumn(engine, 'number', column.integer),
      tableColumn(engine, 'name', column.name),
      tableColumn(engine, 'savedAt', column.timestamp, optional),
      tableColumn(engine, 'savedBy', column.name, optional),
      tableColumn(engine, 'changes', column.name),
      tableColumn(engine, 'isPublished', column.boolean),
      tableColumn(engine, 'bytes', column.integer),
      tableColumn(engine, 'trashedAt', column.timestamp, optional),
      tableColumn(engine, 'files', column.longText),
      tableColumn(engine, 'data', column.longText, optional),
    ],
    indices: [
      { name: 'version_item', columnNames: ['itemId', 'number'], isUnique: true },
      { name: 'version_trashed', columnNames: ['trashedAt'] },
    ],
  });
}
