import { column, tableColumn } from '#server/core/database/columns';
import { RepeatableMigration, type Steps } from './repeatable-migration';

/** Adds the title and description of a project for search engines. */
export class ProjectMeta1795392000000 extends RepeatableMigration {
  readonly name = 'ProjectMeta1795392000000';

  protected async apply({ engine, addColumn }: Steps): Promise<void> {
    await addColumn('project', tableColumn(engine, 'metaTitle', column.name));
    await addColumn('project', tableColumn(engine, 'metaDescription', column.longText));
  }

  protected async revert({ dropColumn }: Steps): Promise<void> {
    await dropColumn('project', 'metaDescription');
    await dropColumn('project', 'metaTitle');
  }
}
