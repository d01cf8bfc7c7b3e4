import { column, tableColumn } from '#server/core/database/columns';
import { RepeatableMigration, type Steps } from './repeatable-migration';

export class KeyFigures1795386000000 extends RepeatableMigration {
  readonly name = 'KeyFigures1795386000000';

  protected async apply({ engine, addColumn }: Steps): Promise<void> {
    await addColumn('project', tableColumn(engine, 'keyFigures', column.longText));
  }

  protected async revert({ dropColumn }: Steps): Promise<void> {
    await dropColumn('project', 'keyFigures');
  }
}
