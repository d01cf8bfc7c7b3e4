import { Table } from 'typeorm';
import { column, tableColumn } from '#server/core/database/columns';
import { RepeatableMigration, type Steps } from './repeatable-migration';

/** Adds the state of the setup checklist. */
export class SetupState1795366900000 extends RepeatableMigration {
  readonly name = 'SetupState1795366900000';

  protected async apply({ engine, createTable }: Steps): Promise<void> {
    await createTable(
      new Table({
        name: 'setup_state',
        columns: [
          tableColumn(engine, 'id', column.id, { isPrimary: true }),
          tableColumn(engine, 'step', column.integer, { isNullable: true }),
          tableColumn(engine, 'isChecklistHidden', column.boolean),
        ],
      }),
    );
  }

  protected async revert(steps: Steps): Promise<void> {
    await steps.dropTable('setup_state');
  }
}
