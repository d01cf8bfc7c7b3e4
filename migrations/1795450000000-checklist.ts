import { column, tableColumn } from '#server/core/database/columns';
import { RepeatableMigration, type Steps } from './repeatable-migration';

/** Adds what the checklist needs: when the owner chose the password, and which tasks were postponed. */
export class Checklist1795450000000 extends RepeatableMigration {
  readonly name = 'Checklist1795450000000';

  protected async apply({ engine, addColumn, changeRows }: Steps): Promise<void> {
    await addColumn('setup_state', tableColumn(engine, 'postponed', column.longText));
    await addColumn('owner', tableColumn(engine, 'passwordSetAt', column.timestamp));
    await changeRows(manager =>
      manager.query('UPDATE owner SET passwordSetAt = updatedAt WHERE updatedAt > createdAt'),
    );
  }

  protected async revert({ dropColumn }: Steps): Promise<void> {
    await dropColumn('owner', 'passwordSetAt');
    await dropColumn('setup_state', 'postponed');
  }
}
