import { Table } from 'typeorm';
import { column, tableColumn } from '#server/core/database/columns';
import { RepeatableMigration, type Steps } from './repeatable-migration';

/** Adds the times of the last backups and the lock of the process that creates one. */
export class BackupState1795381000000 extends RepeatableMigration {
  readonly name = 'BackupState1795381000000';

  protected async apply({ engine, createTable }: Steps): Promise<void> {
    const empty = { isNullable: true };
    await createTable(
      new Table({
        name: 'backup_state',
        columns: [
          tableColumn(engine, 'origin', column.key, { isPrimary: true }),
          tableColumn(engine, 'attempts', column.integer),
          tableColumn(engine, 'startedAt', column.timestamp),
          tableColumn(engine, 'aliveAt', column.timestamp, empty),
          tableColumn(engine, 'finishedAt', column.timestamp, empty),
          tableColumn(engine, 'file', column.name, empty),
          tableColumn(engine, 'bytes', column.largeInteger, empty),
          tableColumn(engine, 'failedAt', column.timestamp, empty),
          tableColumn(engine, 'failure', column.name, empty),
        ],
      }),
    );
  }

  protected async revert(steps: Steps): Promise<void> {
    await steps.dropTable('backup_state');
  }
}
