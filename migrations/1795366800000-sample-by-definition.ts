import { Table } from 'typeorm';
import { column, tableColumn } from '#server/core/database/columns';
import { RepeatableMigration, type Steps } from './repeatable-migration';

/** Removes the list of sample rows. The site now compares rows with the definition of the sample instead. */
export class SampleByDefinition1795366800000 extends RepeatableMigration {
  readonly name = 'SampleByDefinition1795366800000';

  protected async apply(steps: Steps): Promise<void> {
    await steps.dropTable('sample_row');
  }

  protected async revert({ engine, createTable }: Steps): Promise<void> {
    const isPrimary = true;
    await createTable(
      new Table({
        name: 'sample_row',
        columns: [
          tableColumn(engine, 'entity', column.key, { isPrimary }),
          tableColumn(engine, 'id', column.fileName, { isPrimary }),
          tableColumn(engine, 'fingerprint', column.key),
        ],
      }),
    );
  }
}
