import { type EntityManager, Table } from 'typeorm';
import { column, tableColumn } from '#server/core/database/columns';
import { RepeatableMigration, type Steps } from './repeatable-migration';

/** Records which items use a file. The state of a file gets its own column, which was one of the origins. */
export class UploadUses1795490000000 extends RepeatableMigration {
  readonly name = 'UploadUses1795490000000';

  protected async apply(steps: Steps): Promise<void> {
    const { engine } = steps;
    await steps.createTable(uses(engine));
    await steps.addColumn('upload', tableColumn(engine, 'state', column.key));
    await steps.createIndex('upload', STATE_INDEX);
    // A process of the earlier version, which records no uses, can from here on store no item that names other files.
    await steps.dropColumn('upload', 'shownAt');
    await steps.changeRows(async manager => {
      await manager.query(
        "UPDATE upload SET origin = 'editor', state = 'released' WHERE origin IN ('released', 'kept')",
      );
      await fill(manager);
    });
  }

  protected async revert(steps: Steps): Promise<void> {
    await steps.addColumn('upload', tableColumn(steps.engine, 'shownAt', column.timestamp));
    await steps.changeRows(manager =>
      manager.query("UPDATE upload SET origin = 'kept' WHERE state = 'released'"),
    );
    await steps.dropIndex('upload', STATE_INDEX.name);
    await steps.dropColumn('upload', 'state');
    await steps.dropTable('upload_use');
  }
}

const STATE_INDEX = { name: 'upload_state', columnNames: ['state', 'name'] };

function uses(engine: string): Table {
  return new Table({
    name: 'upload_use',
    columns: [
      tableColumn(engine, 'file', column.fileName, { isPrimary: true }),
      tableColumn(engine, 'itemId', column.id, { isPrimary: true }),
      tableColumn(engine, 'isPublic', column.boolean),
      tableColumn(engine, 'visibleFrom', column.timestamp, { isNullable: true }),
    ],
    indices: [{ name: 'upload_use_item', columnNames: ['itemId'] }],
  });
}

/** The tables of items. The rows of some are one item, whose ID is given. */
const TABLES = [
  { table: 'project' },
  { table: 'post' },
  { table: 'timeline_element' },
  { table: 'site_settings' },
  { table: 'skill', itemId: 'skills' },
];
const BATCH = 100;
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** The beginnings of file names in JSON, which an ID alone is not. */
const STEM = new RegExp(`${UUID}(?!\\\\*")|sample-[a-z-]{1,100}\\.svg`, 'g');

type Use = [file: string, itemId: string, isPublic: number, visibleFrom: unknown];

async function fill(manager: EntityManager): Promise<void> {
  const uses = new Map<string, Use>();
  const add = (use: Use) => {
    const key = `${use[0]} ${use[1]}`;
    if (use[2] || !uses.has(key)) uses.set(key, use);
  };
  for (const { table, itemId } of TABLES) {
    for await (const row of readRows(manager, table)) {
      const { pendingChanges: _pending, ...published } = row;
      const shown = row.draft ? new Set() : listStems(JSON.stringify(published));
      for (const file of listStems(JSON.stringify(row))) {
        const isPublic = shown.has(file);
        add([file, itemId ?? String(row.id), Number(isPublic), isPublic ? (row.publishAt ?? null) : null]);
      }
    }
  }
  for await (const { itemId, files } of readRows(manager, 'version', 'id, itemId, files'))
    for (const file of listStems(JSON.parse(String(files)).join(' '))) add([file, String(itemId), 0, null]);
  await manager.query('DELETE FROM upload_use');
  await insert(manager, [...uses.values()]);
}

function listStems(text: string): Set<string> {
  return new Set(text.match(STEM));
}

async function* readRows(manager: EntityManager, table: string, columns = '*') {
  let last = '';
  for (;;) {
    const rows: Record<string, unknown>[] = await manager.query(
      `SELECT ${columns} FROM ${table} WHERE id > ? ORDER BY id LIMIT ${BATCH}`,
      [last],
    );
    yield* rows;
    if (rows.length < BATCH) return;
    last = String(rows.at(-1)?.id);
  }
}

async function insert(manager: EntityManager, uses: Use[]): Promise<void> {
  for (let start = 0; start < uses.length; start += BATCH) {
    const rows = uses.slice(start, start + BATCH);
    await manager.query(
      `INSERT INTO upload_use (file, itemId, isPublic, visibleFrom) VALUES ${rows.map(() => '(?, ?, ?, ?)').join(', ')}`,
      rows.flat(),
    );
  }
}
