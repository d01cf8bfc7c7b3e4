import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAllTables } from '#tests/support/database/read-all-tables';
import { createReleaseDatabase, RELEASES } from '#tests/support/database/release-database';
import { createTemporaryDatabase } from '#tests/support/database/temporary-database';
import { engine } from '#tests/support/database/test-database';
import { testFolder } from '#tests/support/managed-folder';
import { endPrograms, runProgram } from '#tests/support/programs/run-program';
import { migrations } from '../../../../../migrations/index';

let folder: string;
beforeEach(async () => {
  folder = await testFolder();
});
afterEach(endPrograms);

async function rehearse(options: string[], env: Record<string, string> = {}) {
  const folders = { DATA_DIR: join(folder, 'data'), UPLOADS_DIR: join(folder, 'uploads') };
  const program = runProgram('dist/server/rehearse-upgrade.js', options, { ...folders, ...env });
  const { exitCode } = await program.ended;
  return { exitCode, stdout: program.stdout(), stderr: program.stderr() };
}

test.each(RELEASES)(
  'a rehearsal leaves the database of version %s alone, migrates a copy and renders its pages',
  async release => {
    const database = await createReleaseDatabase(release);
    const before = await readAllTables(database);
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
    expect(await readAllTables(database)).toEqual(before);
    // Nothing of the copy stays.
    expect((await readdir(folder)).filter(name => name.startsWith('portfolio-'))).toEqual([]);
    if (engine === 'mysql') expect(await readAllTables(copy)).toEqual({});
  },
);

test.skipIf(engine === 'sqlite')('a rehearsal needs an empty database', async () => {
  const database = await createReleaseDatabase('1.0.0');
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
  expect(Object.keys(await readAllTables(database))).not.toEqual([]);
});

test.skipIf(engine === 'mysql')('a rehearsal of a database that does not exist creates none', async () => {
  const file = join(folder, 'data', 'portfolio.sqlite');
  const stderr = `The rehearsal failed. Your site is unchanged. There is no database at ${file}. Set DATA_DIR to that of the site.\n`;
  expect(await rehearse([])).toMatchObject({ exitCode: 1, stderr });
  expect(await readdir(folder)).toEqual([]);
});
