import type { TableColumnOptions } from 'typeorm';
import { column, tableColumn } from '#server/core/database/columns';
import { RepeatableMigration, type Steps } from './repeatable-migration';

/**
 * Adds the order that a client named for each timeline element, and the digests of the sections it has
 * returned.
 */
export class TimelineCopies1763800000000 extends RepeatableMigration {
  readonly name = 'TimelineCopies1763800000000';

  protected async apply(steps: Steps): Promise<void> {
    for (const column of columns(steps.engine)) await steps.addColumn('timeline_element', column);
  }

  protected async revert(steps: Steps): Promise<void> {
    for (const { name } of columns(steps.engine)) await steps.dropColumn('timeline_element', name);
  }
}

function columns(engine: string): TableColumnOptions[] {
  return [
    tableColumn(engine, 'namedOrder', column.largeInteger),
    tableColumn(engine, 'answeredSections', column.longText),
  ];
}
