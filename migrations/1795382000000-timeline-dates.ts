import { column, tableColumn } from '#server/core/database/columns';
import { RepeatableMigration, type Steps } from './repeatable-migration';

const NAMES = ['kind', 'endDate'];

/** Adds the resume section and the end date of timeline events. */
export class TimelineDates1795382000000 extends RepeatableMigration {
  readonly name = 'TimelineDates1795382000000';

  protected async apply(steps: Steps): Promise<void> {
    for (const name of NAMES) {
      await steps.addColumn('timeline_element', tableColumn(steps.engine, name, column.key));
    }
  }

  protected async revert(steps: Steps): Promise<void> {
    for (const name of NAMES) await steps.dropColumn('timeline_element', name);
  }
}
