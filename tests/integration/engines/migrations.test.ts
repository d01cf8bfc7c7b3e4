import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { EntitySchema, type ObjectLiteral } from 'typeorm';
import { afterEach, expect, test } from 'vitest';
import { createSiteBackup } from '#server/composition/backup/site-backup';
import { entities } from '#server/composition/entities';
import { createSiteImport } from '#server/composition/site-import';
import { NO_HISTORY } from '#server/core/content/history';
import { column } from '#server/core/database/columns';
import type { Entity } from '#server/core/database/entity';
import { newId } from '#server/core/database/new-id';
import { StartError } from '#server/core/errors/start-error';
import { createLogger } from '#server/core/runtime/logger';
import { projectEntity, projectStatusEntity } from '#server/features/projects/project-entity';
import { createProjectService } from '#server/features/projects/project-service';
import { countView } from '#server/features/views/view-counts';
import { viewHourEntity } from '#server/features/views/view-entities';
import { ViewHours1763700000000 } from '../../../migrations/1763700000000-view-hours';
import { GrowthIndexes1763900000000 } from '../../../migrations/1763900000000-growth-indexes';
import { ImportRuns1795420000000 } from '../../../migrations/1795420000000-import-runs';
import { migrations } from '../../../migrations/index';
import { temporaryFolder } from '../../support/backup-file';
import { createMemoryStore } from '../../support/memory-store';
import { connect, createRecordingLog, openTestDatabase } from '../../support/open-test-database';
import { endPrograms, runProgram } from '../../support/run-program';
import { createTestDatabase, engine, type TestDatabase } from '../../support/test-database';

const openResources: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await endPrograms();
  for (const one of openResources.splice(0).reverse()) await one.close();
});

async function createFreshDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  openResources.push({ close: () => database.remove() });
  return database;
}

async function openDatabase(database: TestDatabase, options: Parameters<typeof openTestDatabase>[1] = {}) {
  const db = await openTestDatabase(database, options);
  openResources.push(db);
  return db;
}

async function connectTo(database: TestDatabase, knownEntities: Entity[] = entities) {
  const source = await connect(database, knownEntities);
  openResources.push({ close: () => source.destroy() });
  return source;
}

async function listTables(database: TestDatabase): Promise<string[]> {
  const source = await connectTo(database, []);
  const rows: { name: string }[] = await source.query(
    engine === 'mysql'
      ? 'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()'
      : "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  );
  return rows.map(({ name }) => name).sort();
}

async function listSchemaChanges(database: TestDatabase, knownEntities: Entity[]): Promise<string[]> {
  const source = await connectTo(database, knownEntities);
  const { upQueries } = await source.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}

test('the migrations create exactly the schema that the entities describe', async () => {
  const database = await createFreshDatabase();
  await openDatabase(database);
  expect(await listSchemaChanges(database, entities)).toEqual([]);
  const names = entities.map(({ options }) => options.name);
  expect(await listTables(database)).toEqual([...names, 'migrations'].sort());
});

test('the schema check notices columns and indexes that only the entities or the migrations have', async () => {
  const database = await createFreshDatabase();
  await openDatabase(database);
  const { options } = projectStatusEntity;
  const others = entities.filter(entity => entity.options.name !== options.name);
  const changed = (changes: Partial<typeof options>) =>
    [...others, new EntitySchema<ObjectLiteral>({ ...options, ...changes } as typeof options)] as Entity[];

  const withMore = changed({
    columns: { ...options.columns, extra: column.integer } as typeof options.columns,
  });
  expect(await listSchemaChanges(database, withMore)).not.toEqual([]);
  const { position: _position, ...fewer } = options.columns;
  expect(
    await listSchemaChanges(database, changed({ columns: fewer as typeof options.columns })),
  ).not.toEqual([]);
  expect(await listSchemaChanges(database, changed({ indices: [] }))).not.toEqual([]);
});

test('migrations can be undone and run again', async () => {
  const database = await createFreshDatabase();
  await openDatabase(database);
  const source = await connectTo(database);
  for (const _migration of migrations) await source.undoLastMigration({ transaction: 'each' });
  expect(await listTables(database)).toEqual(['migrations']);
  expect(await source.runMigrations({ transaction: 'each' })).toHaveLength(migrations.length);
  expect(await listSchemaChanges(database, entities)).toEqual([]);
});

test('a new database has the four statuses in order', async () => {
  const db = await openDatabase(await createFreshDatabase());
  const statuses = await db.read(projectStatusEntity).find({ order: { position: 'ASC' } });
  expect(statuses.map(({ name }) => name)).toEqual(['planning', 'planned', 'wip', 'completed']);
});

test('an up-to-date database is not migrated', async () => {
  const database = await createFreshDatabase();
  await openDatabase(database);
  const { log, lines } = createRecordingLog();
  await openDatabase(database, { log });
  expect(lines.filter(({ msg }) => msg === 'database schema updated')).toEqual([]);
});

test('two simultaneous connections migrate once, and both work', async () => {
  const database = await createFreshDatabase();
  const { log, lines } = createRecordingLog();
  const both = await Promise.all([openDatabase(database, { log }), openDatabase(database, { log })]);
  const updates = lines.filter(({ msg }) => msg === 'database schema updated');
  expect(updates).toMatchObject([{ migrations: migrations.length }]);
  for (const db of both) expect(await db.read(projectStatusEntity).count()).toBe(4);
});

test('two simultaneous processes migrate once, and both succeed', async () => {
  const database = await createFreshDatabase();
  const env = { DATABASE_URL: database.url, LOG_LEVEL: 'debug' };
  const both = [1, 2].map(() => runProgram('src/server/commands/migrate.ts', [], env));
  const ends = await Promise.all(both.map(program => program.ended));
  const output = both.map(program => program.stdout() + program.stderr()).join('');
  expect(ends, output).toEqual([
    { exitCode: 0, signal: null },
    { exitCode: 0, signal: null },
  ]);
  expect(output.match(/database schema updated/g)).toHaveLength(1);
  expect(output.match(/The database schema is up to date/g)).toHaveLength(2);
});

test('a database with a newer schema is refused, and the error names the migration', async () => {
  const database = await createFreshDatabase();
  await openDatabase(database);
  const source = await connectTo(database);
  const newer = { timestamp: 9_999_999_999_999, name: 'FromTheFuture9999999999999' };
  await source.createQueryBuilder().insert().into('migrations').values(newer).execute();
  const opening = openTestDatabase(database);
  await expect(opening).rejects.toThrow(StartError);
  await expect(opening).rejects.toThrow(/newer schema .*FromTheFuture9999999999999/);
  // The lock is released, so a second attempt fails immediately for the same reason.
  await expect(openTestDatabase(database)).rejects.toThrow(/newer schema/);
});

test('view counts survive the migration to another storage format', async () => {
  const database = await createFreshDatabase();
  const db = await openDatabase(database);
  const quarters = [1_900_000, 1_900_001, 1_900_003, 1_900_004, 1_950_002];
  for (const projectKey of ['', newId()]) {
    for (const quarter of [...quarters, 1_900_003]) {
      await db.write(manager => countView(manager, projectKey, quarter));
    }
  }
  const source = await connectTo(database);
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

test('the migration to category keys updates any number of projects', async () => {
  const database = await createFreshDatabase();
  const db = await openDatabase(database);
  const projects = createProjectService(db, NO_HISTORY);
  // Inserts more rows than one batch, with two in each category except the last.
  for (let index = 0; index < 401; index += 1)
    await projects.create({ category: `Größe ${Math.floor(index / 2)} ` });
  const keys = () => db.read(projectEntity).find({ select: { id: true, categoryKey: true } });
  const before = await keys();
  expect(new Set(before.map(({ categoryKey }) => categoryKey)).size).toBe(201);
  const source = await connectTo(database);
  for (const _later of migrations.slice(migrations.indexOf(GrowthIndexes1763900000000))) {
    await source.undoLastMigration();
  }
  await source.runMigrations();
  expect(await keys()).toEqual(before);
});

test('a content import can still be undone after the migration to import runs', async () => {
  const database = await createFreshDatabase();
  const db = await openDatabase(database);
  const [projects, store] = [createProjectService(db, NO_HISTORY), createMemoryStore()];
  const imports = createSiteImport({ db, store, log: createLogger('silent') });
  const { _id } = await projects.create({ title: 'Kite' });
  const folder = await temporaryFolder();
  openResources.push({ close: folder.remove });
  const file = join(folder.path, 'export.zip');
  await createSiteBackup({ db, store }).writeContent(createWriteStream(file), { hasDrafts: false });
  await projects.remove(_id);
  expect(await imports.apply(file)).toEqual({ added: 1, changed: 0 });
  const last = await imports.last();
  const source = await connectTo(database);
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
