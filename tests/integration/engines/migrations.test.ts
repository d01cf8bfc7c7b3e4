import type { DataSource } from 'typeorm';
import { afterEach, expect, test } from 'vitest';
import { entities } from '#server/composition/entities';
import { importRunEntity } from '#server/composition/import-tables';
import { NO_HISTORY } from '#server/core/content/history';
import { newId } from '#server/core/database/new-id';
import { StartError } from '#server/core/errors/start-error';
import { projectEntity } from '#server/features/projects/project-entity';
import { createProjectService } from '#server/features/projects/project-service';
import { countView } from '#server/features/views/view-counts';
import { viewHourEntity } from '#server/features/views/view-entities';
import { ViewHours1763700000000 } from '../../../migrations/1763700000000-view-hours';
import { GrowthIndexes1763900000000 } from '../../../migrations/1763900000000-growth-indexes';
import { SiteImports1795480000000 } from '../../../migrations/1795480000000-site-imports';
import { migrations } from '../../../migrations/index';
import { insertImportRun } from '../../support/database/import-rows';
import { addNewerMigration } from '../../support/database/newer-migration';
import { openTestDatabase } from '../../support/database/open-test-database';
import {
  connectForTest,
  createTemporaryDatabase,
  listSchemaChanges,
  openForTest,
} from '../../support/database/temporary-database';
import { engine, type TestDatabase } from '../../support/database/test-database';
import { endPrograms, runProgram } from '../../support/programs/run-program';

afterEach(endPrograms);

/** Undoes a migration and those that follow it. */
async function undoFrom(source: DataSource, migration: (typeof migrations)[number]): Promise<void> {
  for (const _later of migrations.slice(migrations.indexOf(migration))) await source.undoLastMigration();
}

async function listTables(database: TestDatabase): Promise<string[]> {
  const source = await connectForTest(database, []);
  const rows: { name: string }[] = await source.query(
    engine === 'mysql'
      ? 'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()'
      : "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  );
  return rows.map(({ name }) => name).sort();
}

test('the migrations create exactly the schema that the entities describe', async () => {
  const database = await createTemporaryDatabase();
  await openForTest(database);
  expect(await listSchemaChanges(database)).toEqual([]);
  const names = entities.map(({ options }) => options.name);
  expect(await listTables(database)).toEqual([...names, 'migrations'].sort());
});

test('migrations can be undone and run again', async () => {
  const database = await createTemporaryDatabase();
  await openForTest(database);
  const source = await connectForTest(database);
  for (const _migration of migrations) await source.undoLastMigration({ transaction: 'each' });
  expect(await listTables(database)).toEqual(['migrations']);
  expect(await source.runMigrations({ transaction: 'each' })).toHaveLength(migrations.length);
  expect(await listSchemaChanges(database)).toEqual([]);
});

test('two simultaneous processes migrate once, and both succeed', async () => {
  const database = await createTemporaryDatabase();
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
  const database = await createTemporaryDatabase();
  await openForTest(database);
  const source = await connectForTest(database);
  await addNewerMigration(source);
  const opening = openTestDatabase(database);
  await expect(opening).rejects.toThrow(StartError);
  await expect(opening).rejects.toThrow(/newer schema .*FromTheFuture9999999999999/);
  // The lock is released, so a second attempt fails immediately for the same reason.
  await expect(openTestDatabase(database)).rejects.toThrow(/newer schema/);
});

test('view counts survive the migration to another storage format', async () => {
  const database = await createTemporaryDatabase();
  const db = await openForTest(database);
  const quarters = [1_900_000, 1_900_001, 1_900_003, 1_900_004, 1_950_002];
  for (const projectKey of ['', newId()]) {
    for (const quarter of [...quarters, 1_900_003]) {
      await db.write(manager => countView(manager, projectKey, quarter));
    }
  }
  const source = await connectForTest(database);
  const counts = await source.getRepository(viewHourEntity).find();
  expect(counts).toHaveLength(6);
  await undoFrom(source, ViewHours1763700000000);
  const [before] = await source.query('SELECT COUNT(*) AS counted, SUM(views) AS views FROM view_count');
  expect([before.counted, before.views].map(Number)).toEqual([10, 12]);
  await source.runMigrations();
  expect(await source.getRepository(viewHourEntity).find()).toEqual(counts);
});

test('the migration to category keys updates any number of projects', async () => {
  const database = await createTemporaryDatabase();
  const db = await openForTest(database);
  const projects = createProjectService(db, NO_HISTORY);
  // Inserts more rows than one batch, with two in each category except the last.
  for (let index = 0; index < 401; index += 1)
    await projects.create({ category: `Größe ${Math.floor(index / 2)} ` });
  const keys = () => db.read(projectEntity).find({ select: { id: true, categoryKey: true } });
  const before = await keys();
  expect(new Set(before.map(({ categoryKey }) => categoryKey)).size).toBe(201);
  const source = await connectForTest(database);
  await undoFrom(source, GrowthIndexes1763900000000);
  await source.runMigrations();
  expect(await keys()).toEqual(before);
});

test('imports of another site’s content are gone after the migration, and other imports stay', async () => {
  const database = await createTemporaryDatabase();
  const db = await openForTest(database);
  const source = await connectForTest(database);
  await undoFrom(source, SiteImports1795480000000);
  const changes = [{ kind: 'note' as const, id: newId(), number: null }];
  const other = await db.write(async manager => {
    await insertImportRun(manager, 'Ada Example', []);
    return insertImportRun(manager, 'Markdown', changes);
  });
  await source.runMigrations();
  expect((await db.read(importRunEntity).find()).map(({ id }) => id)).toEqual([other]);
});
