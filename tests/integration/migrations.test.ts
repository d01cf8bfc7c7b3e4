import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { EntitySchema, type ObjectLiteral } from 'typeorm';
import { afterEach, expect, test } from 'vitest';
import { ViewHours1763700000000 } from '../../migrations/1763700000000-view-hours';
import { GrowthIndexes1763900000000 } from '../../migrations/1763900000000-growth-indexes';
import { ImportRuns1795420000000 } from '../../migrations/1795420000000-import-runs';
import { migrations } from '../../migrations/index';
import { entities } from '../../src/server/api/entities';
import { createSiteBackup } from '../../src/server/api/site-backup';
import { createSiteImport } from '../../src/server/api/site-import';
import { column } from '../../src/server/core/columns';
import type { Entity } from '../../src/server/core/entity';
import { createLogger } from '../../src/server/core/logger';
import { newId } from '../../src/server/core/new-id';
import { StartError } from '../../src/server/core/start-error';
import { projectEntity } from '../../src/server/features/projects/project-entity';
import { projectStatusEntity } from '../../src/server/features/projects/project-list-entities';
import { createProjectService } from '../../src/server/features/projects/project-service';
import { countView } from '../../src/server/features/views/view-counts';
import { viewHourEntity } from '../../src/server/features/views/view-entities';
import { temporaryFolder } from '../support/backup-file';
import { createMemoryStore } from '../support/memory-store';
import { connect, createRecordingLog, openTestDatabase } from '../support/open-test-database';
import { endPrograms, runProgram } from '../support/run-program';
import { createTestDatabase, engine, type TestDatabase } from '../support/test-database';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await endPrograms();
  for (const one of open.splice(0).reverse()) await one.close();
});

async function freshDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  open.push({ close: () => database.remove() });
  return database;
}

async function opened(database: TestDatabase, options: Parameters<typeof openTestDatabase>[1] = {}) {
  const db = await openTestDatabase(database, options);
  open.push(db);
  return db;
}

async function connected(database: TestDatabase, known: Entity[] = entities) {
  const source = await connect(database, known);
  open.push({ close: () => source.destroy() });
  return source;
}

async function tablesOf(database: TestDatabase): Promise<string[]> {
  const source = await connected(database, []);
  const rows: { name: string }[] = await source.query(
    engine === 'mysql'
      ? 'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()'
      : "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  );
  return rows.map(({ name }) => name).sort();
}

async function schemaChanges(database: TestDatabase, known: Entity[]): Promise<string[]> {
  const source = await connected(database, known);
  const { upQueries } = await source.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}

test('the migrations make what the entities describe, no more and no less', async () => {
  const database = await freshDatabase();
  await opened(database);
  expect(await schemaChanges(database, entities)).toEqual([]);
  const names = entities.map(({ options }) => options.name);
  expect(await tablesOf(database)).toEqual([...names, 'migrations'].sort());
});

test('a column or an index that only one of the two knows is noticed', async () => {
  const database = await freshDatabase();
  await opened(database);
  const { options } = projectStatusEntity;
  const others = entities.filter(entity => entity.options.name !== options.name);
  const changed = (changes: Partial<typeof options>) =>
    [...others, new EntitySchema<ObjectLiteral>({ ...options, ...changes } as typeof options)] as Entity[];

  const withMore = changed({
    columns: { ...options.columns, extra: column.integer } as typeof options.columns,
  });
  expect(await schemaChanges(database, withMore)).not.toEqual([]);
  const { position: _position, ...fewer } = options.columns;
  expect(await schemaChanges(database, changed({ columns: fewer as typeof options.columns }))).not.toEqual(
    [],
  );
  expect(await schemaChanges(database, changed({ indices: [] }))).not.toEqual([]);
});

test('migrations can be undone and made again', async () => {
  const database = await freshDatabase();
  await opened(database);
  const source = await connected(database);
  for (const _migration of migrations) await source.undoLastMigration({ transaction: 'each' });
  expect(await tablesOf(database)).toEqual(['migrations']);
  expect(await source.runMigrations({ transaction: 'each' })).toHaveLength(migrations.length);
  expect(await schemaChanges(database, entities)).toEqual([]);
});

test('a new database has the four statuses in their order', async () => {
  const db = await opened(await freshDatabase());
  const statuses = await db.read(projectStatusEntity).find({ order: { position: 'ASC' } });
  expect(statuses.map(({ name }) => name)).toEqual(['planning', 'planned', 'wip', 'completed']);
});

test('a database that is up to date is left alone', async () => {
  const database = await freshDatabase();
  await opened(database);
  const { log, lines } = createRecordingLog();
  await opened(database, { log });
  expect(lines.filter(({ msg }) => msg === 'migration applied')).toEqual([]);
});

test('two openings at once migrate once, and both work', async () => {
  const database = await freshDatabase();
  const { log, lines } = createRecordingLog();
  const both = await Promise.all([opened(database, { log }), opened(database, { log })]);
  expect(lines.filter(({ msg }) => msg === 'migration applied')).toHaveLength(migrations.length);
  for (const db of both) expect(await db.read(projectStatusEntity).count()).toBe(4);
});

test('two processes at once migrate once, and both succeed', async () => {
  const database = await freshDatabase();
  const env = { DATABASE_URL: database.url, LOG_LEVEL: 'debug' };
  const both = [1, 2].map(() => runProgram('src/server/commands/migrate.ts', [], env));
  const ends = await Promise.all(both.map(program => program.ended));
  const output = both.map(program => program.stdout() + program.stderr()).join('');
  expect(ends, output).toEqual([
    { exitCode: 0, signal: null },
    { exitCode: 0, signal: null },
  ]);
  expect(output.match(/migration applied/g)).toHaveLength(migrations.length);
  expect(output.match(/The database schema is up to date/g)).toHaveLength(2);
});

test('a database of a newer version is refused, by name, and left as it is', async () => {
  const database = await freshDatabase();
  await opened(database);
  const source = await connected(database);
  const newer = { timestamp: 9_999_999_999_999, name: 'FromTheFuture9999999999999' };
  await source.createQueryBuilder().insert().into('migrations').values(newer).execute();
  const opening = openTestDatabase(database);
  await expect(opening).rejects.toThrow(StartError);
  await expect(opening).rejects.toThrow(/newer schema .*FromTheFuture9999999999999/);
  // The lock is free again: a second try is refused for the same reason, at once.
  await expect(openTestDatabase(database)).rejects.toThrow(/newer schema/);
});

test('the counts of visits outlive the way in which they are kept', async () => {
  const database = await freshDatabase();
  const db = await opened(database);
  const quarters = [1_900_000, 1_900_001, 1_900_003, 1_900_004, 1_950_002];
  for (const projectKey of ['', newId()]) {
    for (const quarter of [...quarters, 1_900_003]) {
      await db.write(manager => countView(manager, projectKey, quarter));
    }
  }
  const source = await connected(database);
  const kept = await source.getRepository(viewHourEntity).find();
  expect(kept).toHaveLength(6);
  for (const _later of migrations.slice(migrations.indexOf(ViewHours1763700000000))) {
    await source.undoLastMigration();
  }
  const [before] = await source.query('SELECT COUNT(*) AS counted, SUM(views) AS views FROM view_count');
  expect([before.counted, before.views].map(Number)).toEqual([10, 12]);
  await source.runMigrations();
  expect(await source.getRepository(viewHourEntity).find()).toEqual(kept);
});

test('projects are in their categories however many there were before they were kept by key', async () => {
  const database = await freshDatabase();
  const db = await opened(database);
  const projects = createProjectService(db);
  // More than are filled at once, two in each category but the last.
  for (let index = 0; index < 401; index += 1)
    await projects.create({ category: `Größe ${Math.floor(index / 2)} ` });
  const keys = () => db.read(projectEntity).find({ select: { id: true, categoryKey: true } });
  const before = await keys();
  expect(new Set(before.map(({ categoryKey }) => categoryKey)).size).toBe(201);
  const source = await connected(database);
  for (const _later of migrations.slice(migrations.indexOf(GrowthIndexes1763900000000))) {
    await source.undoLastMigration();
  }
  await source.runMigrations();
  expect(await keys()).toEqual(before);
});

test('an import of rows that could be undone before it became a run can be undone after', async () => {
  const database = await freshDatabase();
  const db = await opened(database);
  const [projects, store] = [createProjectService(db), createMemoryStore()];
  const imports = createSiteImport({ db, store, log: createLogger('silent') });
  const { _id } = await projects.create({ title: 'Kite' });
  const folder = await temporaryFolder();
  open.push({ close: folder.remove });
  const file = join(folder.path, 'export.zip');
  await createSiteBackup({ db, store }).writeContent(createWriteStream(file), { hasDrafts: false });
  await projects.remove(_id);
  expect(await imports.apply(file)).toEqual({ added: 1, changed: 0 });
  const last = await imports.last();
  const source = await connected(database);
  for (const _later of migrations.slice(migrations.indexOf(ImportRuns1795420000000))) {
    await source.undoLastMigration();
  }
  const kept = await source.query('SELECT site, added, changed FROM content_import');
  expect(kept).toEqual([{ site: last?.site, added: 1, changed: 0 }]);
  await source.runMigrations();
  expect(await imports.last()).toEqual(last);
  expect(await imports.undo()).toEqual({ undone: 1, kept: 0 });
  expect(await projects.list('owner')).toEqual([]);
});
