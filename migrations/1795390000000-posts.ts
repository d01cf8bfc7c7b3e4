import { Table } from 'typeorm';
import { column, tableColumn } from '#server/core/database/columns';
import { RepeatableMigration, type Steps } from './repeatable-migration';

const LIST = 'posts';

export class Posts1795390000000 extends RepeatableMigration {
  readonly name = 'Posts1795390000000';

  protected async apply({ engine, createTable, changeRows }: Steps): Promise<void> {
    await createTable(posts(engine));
    await changeRows(async manager => {
      const query = manager.createQueryBuilder().insert().into('revision');
      await query.values({ list: LIST, version: 0 }).orIgnore().execute();
    });
  }

  protected async revert({ dropTable, changeRows }: Steps): Promise<void> {
    await changeRows(async manager => {
      await manager.createQueryBuilder().delete().from('revision').where({ list: LIST }).execute();
    });
    await dropTable('post');
  }
}

/** Long columns come last, so that SQLite can read the others without them. */
function posts(engine: string): Table {
  const optional = { isNullable: true };
  return new Table({
    name: 'post',
    columns: [
      tableColumn(engine, 'id', column.id, { isPrimary: true }),
      tableColumn(engine, 'kind', column.key),
      tableColumn(engine, 'slug', column.key),
      tableColumn(engine, 'place', column.key),
      tableColumn(engine, 'minutes', column.integer),
      tableColumn(engine, 'draft', column.boolean, optional),
      tableColumn(engine, 'publishAt', column.timestamp, optional),
      tableColumn(engine, 'createdAt', column.timestamp),
      tableColumn(engine, 'updatedAt', column.timestamp),
      tableColumn(engine, 'seenUpdatedAt', column.timestamp, optional),
      tableColumn(engine, 'title', column.name),
      tableColumn(engine, 'metaTitle', column.name),
      tableColumn(engine, 'tags', column.longText),
      tableColumn(engine, 'projects', column.longText),
      tableColumn(engine, 'cover', column.longText),
      tableColumn(engine, 'coverAlt', column.longText),
      tableColumn(engine, 'summary', column.longText),
      tableColumn(engine, 'metaDescription', column.longText),
      tableColumn(engine, 'text', column.longText),
      tableColumn(engine, 'pendingChanges', column.longText, optional),
    ],
    indices: [
      { name: 'post_slug', columnNames: ['kind', 'slug'], isUnique: true },
      { name: 'post_published', columnNames: ['kind', 'draft', 'publishAt', 'id'] },
      { name: 'post_planned', columnNames: ['publishAt', 'draft'] },
    ],
  });
}
