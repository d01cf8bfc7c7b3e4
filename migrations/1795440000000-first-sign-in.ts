import { Table } from 'typeorm';
import { column, tableColumn } from '#server/core/database/columns';
import { RepeatableMigration, type Steps } from './repeatable-migration';

/** Adds the table of the first sign-in. It stays empty on existing sites, whose owners have signed in. */
export class FirstSignIn1795440000000 extends RepeatableMigration {
  readonly name = 'FirstSignIn1795440000000';

  protected async apply({ engine, createTable }: Steps): Promise<void> {
    await createTable(
      new Table({
        name: 'first_sign_in',
        columns: [
          tableColumn(engine, 'ownerId', column.id, { isPrimary: true }),
          tableColumn(engine, 'tokenHash', column.key, { isNullable: true }),
          tableColumn(engine, 'expiresAt', column.timestamp, { isNullable: true }),
        ],
      }),
    );
  }

  protected async revert({ dropTable }: Steps): Promise<void> {
    await dropTable('first_sign_in');
  }
}
