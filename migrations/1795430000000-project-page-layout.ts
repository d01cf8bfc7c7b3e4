import { column, tableColumn } from '#server/core/database/columns';
import { RepeatableMigration, type Steps } from './repeatable-migration';

/** Adds the page layout that a project chooses for itself. */
export class ProjectPageLayout1795430000000 extends RepeatableMigration {
  readonly name = 'ProjectPageLayout1795430000000';

  protected async apply({ engine, addColumn }: Steps): Promise<void> {
    await addColumn('project', tableColumn(engine, 'pageLayout', column.key));
  }

  protected async revert({ dropColumn }: Steps): Promise<void> {
    await dropColumn('project', 'pageLayout');
  }
}
