import type { TableColumnOptions } from 'typeorm';
import { column, tableColumn } from '#server/core/database/columns';
import { RepeatableMigration, type Steps } from './repeatable-migration';

const NAMES = ['kind', 'endDate'];

/** What an event of the timeline is in a resume, and when it ended. */
export class TimelineDates1795382000000 extends RepeatableMigration {
  readonly name = 'TimelineDates1795382000000';

  protected async apply(steps: Steps): Promise<void> {
    for (const name of NAMES) await steps.addColumn('timeline_element', shortText(steps.engine, name));
  }

  protected async revert(steps: Steps): Promise<void> {
    for (const name of NAMES) await steps.dropColumn('timeline_element', name);
  }
}

/** May be empty, so that a process of the version before goes on adding rows. */
function shortText(engine: string, name: string): TableColumnOptions {
  return tableColumn(engine, name, column.key, { isNullable: true });
}
