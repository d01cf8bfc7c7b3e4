import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { projectEntity } from '#server/features/projects/project-entity';
import { siteSettingsEntity } from '#server/features/site/site-entity';
import { migrations } from '../../../migrations/index';
import { connect, openTestDatabase } from '../../support/database/open-test-database';
import { createReleaseDatabase, RELEASES, runSql } from '../../support/database/release-database';
import { createTemporaryDatabase, listSchemaChanges } from '../../support/database/temporary-database';
import { engine, type TestDatabase } from '../../support/database/test-database';
import { testFolder } from '../../support/managed-folder';
import { endPrograms, runProgram } from '../../support/programs/run-program';

let folder: string;
beforeEach(async () => {
  folder = await testFolder();
});
afterEach(endPrograms);

async function createRelease(release: string): Promise<TestDatabase> {
  const database = await createReleaseDatabase(release);
  onTestFinished(database.remove);
  return database;
}

/** Reads every row of every table. */
async function readAll(database: Pick<TestDatabase, 'target'>): Promise<Record<string, unknown[]>> {
  const source = await connect(database, []);
  const tables: { name: string }[] = await source.query(
    engine === 'sqlite'
      ? "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
      : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY table_name',
  );
  const rows: Record<string, unknown[]> = {};
  // A start on a server takes a lease before it saves the database.
  const others = tables.filter(({ name }) => name !== 'lease');
  for (const { name } of others) rows[name] = await source.query(`SELECT * FROM ${name}`);
  await source.destroy();
  return rows;
}

async function rehearse(options: string[], env: Record<string, string> = {}) {
  const folders = { DATA_DIR: join(folder, 'data'), UPLOADS_DIR: join(folder, 'uploads') };
  const program = runProgram('dist/server/rehearse-upgrade.js', options, { ...folders, ...env });
  const { exitCode } = await program.ended;
  return { exitCode, stdout: program.stdout(), stderr: program.stderr() };
}

describe.each(RELEASES)('the database of version %s', release => {
  test('gets the schema of this version and keeps its content', async () => {
    const database = await createRelease(release);
    const db = await openTestDatabase(database);
    expect(await db.read(projectEntity).find()).toMatchObject([
      {
        title: "Tide table's; 日本語 🚀",
        details: 'Line 1\nLine 2 \\ back',
        category: 'Gauges',
        public: true,
      },
    ]);
    expect(await db.read(siteSettingsEntity).find()).toMatchObject([
      { settings: { ownerName: 'Ada Lovelace' } },
    ]);
    await db.close();
    expect(await listSchemaChanges(database)).toEqual([]);
  });

  test('is saved before its schema changes, once, and the way back is that file', async () => {
    const database = await createRelease(release);
    const before = await readAll(database);
    await (await openTestDatabase(database, { saveTo: folder })).close();
    const [name = '', ...others] = await readdir(folder);
    expect(others).toEqual([]);
    expect(name).toMatch(/^before-upgrade-\d{4}-\d\d-\d\dT\d{6}Z\.(sqlite|sql)$/);

    await (await openTestDatabase(database, { saveTo: folder })).close();
    expect(await readdir(folder)).toEqual([name]);
    const file = join(folder, name);
    if (engine === 'sqlite') {
      expect(await readAll({ target: { kind: 'sqlite', file } })).toEqual(before);
    } else {
      const restored = await createTemporaryDatabase();
      await runSql(restored, await readFile(file, 'utf8'));
      expect(await readAll(restored)).toEqual(before);
      // The old version would wait for the lease of the start that saved the database.
      const source = await connect(restored, []);
      expect(await source.query('SELECT * FROM lease')).toEqual([]);
      await source.destroy();
    }
  });

  test('stays as it is if it cannot be saved', async () => {
    const database = await createRelease(release);
    const before = await readAll(database);
    const file = join(folder, 'file');
    await writeFile(file, '');
    await expect(openTestDatabase(database, { saveTo: file })).rejects.toThrow(
      `Couldn't save the database to BACKUP_DIR ${file} before changing its schema: `,
    );
    expect(await readAll(database)).toEqual(before);
  });

  test('is left alone by a rehearsal, which migrates a copy and renders its pages', async () => {
    const database = await createRelease(release);
    const before = await readAll(database);
    const copy = await createTemporaryDatabase();
    const options = engine === 'sqlite' ? [] : ['--copy', copy.url];
    const { exitCode, stdout, stderr } = await rehearse(options, {
      DATABASE_URL: database.url,
      TMPDIR: folder,
    });
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toMatch(
      new RegExp(
        `^The rehearsal of \\S+ passed: ${migrations.length - 4} changes of the schema in [\\d.]+ s, \\d+ pages rendered\\.\\n`,
      ),
    );
    expect(await readAll(database)).toEqual(before);
    // Nothing of the copy stays.
    expect((await readdir(folder)).filter(name => name.startsWith('portfolio-'))).toEqual([]);
    if (engine === 'mysql') expect(await readAll(copy)).toEqual({});
  });
});

test.skipIf(engine === 'sqlite')('a rehearsal needs an empty database', async () => {
  const database = await createRelease('1.0.0');
  for (const [options, message] of [
    [[], 'Create an empty database and name it: --copy '],
    [['--copy', 'nonsense'], 'Create an empty database and name it: --copy '],
    [['--copy', database.url], ' is not empty.\n'],
  ] as const) {
    const { exitCode, stderr } = await rehearse([...options], { DATABASE_URL: database.url });
    expect(exitCode).toBe(1);
    expect(stderr).toContain('The rehearsal failed. Your site is unchanged. ');
    expect(stderr).toContain(message);
  }
  expect(Object.keys(await readAll(database))).not.toEqual([]);
});

test.skipIf(engine === 'mysql')('a rehearsal of a database that does not exist creates none', async () => {
  const file = join(folder, 'data', 'portfolio.sqlite');
  const stderr = `The rehearsal failed. Your site is unchanged. There is no database at ${file}. Set DATA_DIR to that of the site.\n`;
  expect(await rehearse([])).toMatchObject({ exitCode: 1, stderr });
  expect(await readdir(folder)).toEqual([]);
});
