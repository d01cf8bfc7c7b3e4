import { column, tableColumn } from '#server/core/database/columns';
import { RepeatableMigration, type Steps } from './repeatable-migration';

const TABLES = ['project', 'timeline_element'];
const MOMENTS = [
  ['project', 'seenUpdatedAt'],
  ['upload', 'shownAt'],
] as const;

/**
 * Adds unpublished changes of published items, and the time at which the files of scheduled items become
 * public.
 */
export class PendingChanges1795380000000 extends RepeatableMigration {
  readonly name = 'PendingChanges1795380000000';

  protected async apply(steps: Steps): Promise<void> {
    for (const table of TABLES) {
      await steps.addColumn(table, tableColumn(steps.engine, 'pendingChanges', column.longText));
    }
    for (const [table, name] of MOMENTS) {
      await steps.addColumn(table, tableColumn(steps.engine, name, column.timestamp));
    }
  }

  protected async revert(steps: Steps): Promise<void> {
    for (const table of TABLES) await steps.dropColumn(table, 'pendingChanges');
    for (const [table, name] of MOMENTS) await steps.dropColumn(table, name);
  }
}
