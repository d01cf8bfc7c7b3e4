import { column, tableColumn } from '#server/core/database/columns';
import { RepeatableMigration, type Steps } from './repeatable-migration';

/** Adds the language of projects, notes and pages whose language is not the site's. */
export class ItemLanguages1795510000000 extends RepeatableMigration {
  readonly name = 'ItemLanguages1795510000000';

  protected async apply({ engine, addColumn }: Steps): Promise<void> {
    for (const table of ['project', 'post'])
      await addColumn(table, tableColumn(engine, 'language', column.key));
  }

  protected async revert({ dropColumn }: Steps): Promise<void> {
    for (const table of ['project', 'post']) await dropColumn(table, 'language');
  }
}
