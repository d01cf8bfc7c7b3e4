import { Table } from 'typeorm';
import { column, tableColumn } from '#server/core/database/columns';
import { RepeatableMigration, type Steps } from './repeatable-migration';

const KINDS = ['note', 'page'];

/** Adds the former slugs of notes and pages. */
export class PostFormerSlugs1795410000000 extends RepeatableMigration {
  readonly name = 'PostFormerSlugs1795410000000';

  protected async apply({ engine, createTable }: Steps): Promise<void> {
    for (const kind of KINDS) await createTable(formerSlugs(engine, kind));
  }

  protected async revert({ dropTable }: Steps): Promise<void> {
    for (const kind of KINDS) await dropTable(`${kind}_former_slug`);
  }
}

function formerSlugs(engine: string, kind: string): Table {
  return new Table({
    name: `${kind}_former_slug`,
    columns: [
      tableColumn(engine, 'slug', column.key, { isPrimary: true }),
      tableColumn(engine, `${kind}Id`, column.id),
    ],
    indices: [{ name: `${kind}_former_slug_${kind}`, columnNames: [`${kind}Id`] }],
  });
}
