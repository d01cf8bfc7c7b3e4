import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { column, tableColumn } from '../src/server/core/columns';

/** The place that each element of the timeline was created with, and which lists of sections it once answered. */
export class TimelineCopies1763800000000 implements MigrationInterface {
  readonly name = 'TimelineCopies1763800000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const column of columns(runner.connection.options.type)) {
      if (!(await runner.hasColumn('timeline_element', column.name))) {
        await runner.addColumn('timeline_element', column);
      }
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of columns(runner.connection.options.type)) {
      if (await runner.hasColumn('timeline_element', name)) {
        await runner.dropColumn('timeline_element', name);
      }
    }
  }
}

/** May be empty, so that a process of the version before goes on adding elements. */
function columns(engine: string): TableColumn[] {
  const optional = { isNullable: true };
  return [
    new TableColumn(tableColumn(engine, 'namedOrder', column.largeInteger, optional)),
    new TableColumn(tableColumn(engine, 'answeredSections', column.longText, optional)),
  ];
}
