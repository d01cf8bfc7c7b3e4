import type { TableColumnOptions } from 'typeorm';
import { column, tableColumn } from '#server/core/database/columns';
import { RepeatableMigration, type Steps } from './repeatable-migration';

/** The place that each element of the timeline was created with, and which lists of sections it once answered. */
export class TimelineCopies1763800000000 extends RepeatableMigration {
  readonly name = 'TimelineCopies1763800000000';

  protected async apply(steps: Steps): Promise<void> {
    for (const column of columns(steps.engine)) await steps.addColumn('timeline_element', column);
  }

  protected async revert(steps: Steps): Promise<void> {
    for (const { name } of columns(steps.engine)) await steps.dropColumn('timeline_element', name);
  }
}

/** May be empty, so that a process of the version before goes on adding elements. */
function columns(engine: string): TableColumnOptions[] {
  const optional = { isNullable: true };
  return [
    tableColumn(engine, 'namedOrder', column.largeInteger, optional),
    tableColumn(engine, 'answeredSections', column.longText, optional),
  ];
}
