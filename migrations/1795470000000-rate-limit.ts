import { Table } from 'typeorm';
import { column, tableColumn } from '#server/core/database/columns';
import { RepeatableMigration, type Steps } from './repeatable-migration';

/** Adds the table in which all processes count rate limits. */
export class RateLimit1795470000000 extends RepeatableMigration {
  readonly name = 'RateLimit1795470000000';

  protected async apply({ engine, createTable, createIndex }: Steps): Promise<void> {
    await createTable(
      new Table({
        name: 'rate_limit',
        columns: [
          tableColumn(engine, 'key', column.key, { isPrimary: true }),
          tableColumn(engine, 'points', column.integer),
          tableColumn(engine, 'expire', column.largeInteger, { isNullable: true }),
        ],
      }),
    );
    await createIndex('rate_limit', { name: 'rate_limit_expire', columnNames: ['expire'] });
  }

  protected async revert({ dropTable }: Steps): Promise<void> {
    await dropTable('rate_limit');
  }
}
