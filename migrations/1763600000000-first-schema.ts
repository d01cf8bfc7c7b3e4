import { createHash, randomUUID } from 'node:crypto';
import { Table, type TableColumnOptions } from 'typeorm';
import { column, tableColumn } from '#server/core/database/columns';
import { RepeatableMigration, type Steps } from './repeatable-migration';

const REVISIONS = ['projects', 'skills', 'timeline', 'site', 'setup'];
const STATUSES = ['planning', 'planned', 'wip', 'completed'];

type ColumnKind = (typeof column)[keyof typeof column];

export class FirstSchema1763600000000 extends RepeatableMigration {
  readonly name = 'FirstSchema1763600000000';

  protected async apply(steps: Steps): Promise<void> {
    for (const table of tables(steps.engine)) await steps.createTable(table);
    await steps.changeRows(async manager => {
      // The entity of this name may have columns of later migrations, which stay empty.
      const insert = (table: string, rows: object[]) =>
        manager
          .createQueryBuilder()
          .insert()
          .into(table, Object.keys(rows[0] ?? {}))
          .values(rows)
          .orIgnore()
          .execute();
      await insert(
        'revision',
        REVISIONS.map(list => ({ list, version: 0 })),
      );
      await insert(
        'project_status',
        STATUSES.map((name, position) => ({ id: randomUUID(), nameKey: sha256(name), name, position })),
      );
    });
  }

  protected async revert(steps: Steps): Promise<void> {
    for (const { name } of tables(steps.engine).reverse()) await steps.dropTable(name);
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function tables(engine: string): Table[] {
  const plain = (name: string, kind: ColumnKind) => tableColumn(engine, name, kind);
  const primary = (name: string, kind: ColumnKind) => tableColumn(engine, name, kind, { isPrimary: true });
  const optional = (name: string, kind: ColumnKind) => tableColumn(engine, name, kind, { isNullable: true });
  const table = (
    name: string,
    columns: TableColumnOptions[],
    indices: { name: string; columnNames: string[]; isUnique?: boolean }[] = [],
  ) => new Table({ name, columns, indices });

  return [
    table('project', [
      primary('id', column.id),
      plain('title', column.name),
      plain('description', column.longText),
      plain('details', column.longText),
      plain('learned', column.longText),
      plain('image', column.longText),
      plain('imageAlt', column.longText),
      plain('skills', column.longText),
      plain('github', column.longText),
      plain('live', column.longText),
      plain('status', column.name),
      plain('timeline', column.longText),
      plain('category', column.name),
      plain('featured', column.boolean),
      plain('public', column.boolean),
      plain('media', column.longText),
      plain('createdAt', column.timestamp),
      plain('updatedAt', column.timestamp),
    ]),
    ...['project_category', 'project_status'].map(name =>
      table(
        name,
        [
          primary('id', column.id),
          plain('nameKey', column.key),
          plain('name', column.name),
          plain('position', column.integer),
        ],
        [{ name: `${name}_name`, columnNames: ['nameKey'], isUnique: true }],
      ),
    ),
    table(
      'skill',
      [
        primary('id', column.id),
        plain('position', column.integer),
        plain('name', column.name),
        plain('category', column.name),
        plain('description', column.longText),
        plain('icon', column.name),
        plain('color', column.key),
        plain('isCore', column.boolean),
      ],
      [{ name: 'skill_position', columnNames: ['position'] }],
    ),
    table(
      'timeline_element',
      [
        primary('id', column.id),
        plain('type', column.key),
        plain('position', column.integer),
        plain('year', column.integer),
        plain('title', column.name),
        plain('icon', column.name),
        plain('shortDescription', column.longText),
        plain('longDescription', column.longText),
        plain('profileSections', column.longText),
        plain('futureSections', column.longText),
      ],
      [{ name: 'timeline_element_position', columnNames: ['position'] }],
    ),
    table(
      'contact_message',
      [
        primary('id', column.id),
        plain('name', column.name),
        plain('nameOrder', column.key),
        plain('email', column.name),
        plain('emailOrder', column.key),
        plain('message', column.longText),
        plain('createdAt', column.timestamp),
        plain('read', column.boolean),
        plain('spam', column.boolean),
        optional('deletedAt', column.timestamp),
      ],
      [
        { name: 'contact_message_created', columnNames: ['spam', 'deletedAt', 'createdAt', 'id'] },
        { name: 'contact_message_unread', columnNames: ['spam', 'deletedAt', 'read', 'createdAt', 'id'] },
        { name: 'contact_message_name', columnNames: ['spam', 'deletedAt', 'nameOrder', 'id'] },
        { name: 'contact_message_email', columnNames: ['spam', 'deletedAt', 'emailOrder', 'id'] },
        { name: 'contact_message_deleted', columnNames: ['deletedAt'] },
      ],
    ),
    table(
      'notice',
      [
        primary('messageId', column.id),
        plain('createdAt', column.timestamp),
        plain('attempts', column.integer),
        plain('dueAt', column.timestamp),
      ],
      [{ name: 'notice_due', columnNames: ['dueAt'] }],
    ),
    table(
      'view_record',
      [
        primary('id', column.id),
        plain('timestamp', column.timestamp),
        optional('projectId', column.id),
        plain('sessionId', column.name),
      ],
      [{ name: 'view_record_project', columnNames: ['projectId', 'timestamp', 'id'] }],
    ),
    new Table({
      name: 'view_count',
      withoutRowid: true,
      columns: [
        primary('projectKey', column.id),
        primary('quarter', column.integer),
        plain('views', column.integer),
      ],
    }),
    new Table({
      name: 'view_total',
      withoutRowid: true,
      columns: [primary('projectKey', column.id), plain('views', column.integer)],
    }),
    table('owner', [
      primary('id', column.id),
      plain('email', column.name),
      plain('passwordHash', column.name),
      plain('createdAt', column.timestamp),
      plain('updatedAt', column.timestamp),
    ]),
    table(
      'session',
      [
        primary('id', column.id),
        plain('ownerId', column.id),
        plain('refreshHash', column.key),
        plain('userAgent', column.name),
        plain('createdAt', column.timestamp),
        plain('lastUsedAt', column.timestamp),
        plain('expiresAt', column.timestamp),
      ],
      [
        { name: 'session_owner', columnNames: ['ownerId'] },
        { name: 'session_expiry', columnNames: ['expiresAt'] },
      ],
    ),
    table(
      'upload',
      [
        primary('name', column.fileName),
        plain('mediaType', column.fileName),
        plain('bytes', column.integer),
        optional('width', column.integer),
        optional('height', column.integer),
        plain('origin', column.key),
        plain('createdAt', column.timestamp),
      ],
      [{ name: 'upload_created', columnNames: ['createdAt'] }],
    ),
    table('site_settings', [
      primary('id', column.id),
      plain('settings', column.longText),
      plain('updatedAt', column.timestamp),
    ]),
    table('revision', [primary('list', column.key), plain('version', column.integer)]),
    table('sample_row', [
      primary('entity', column.key),
      primary('id', column.fileName),
      plain('fingerprint', column.key),
    ]),
  ];
}
