import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { projectEntity } from '#server/features/projects/project-entity';
import { siteSettingsEntity } from '#server/features/site/site-entity';
import { connect, openTestDatabase } from '../../support/database/open-test-database';
import { readAllTables } from '../../support/database/read-all-tables';
import { createReleaseDatabase, RELEASES, runSql } from '../../support/database/release-database';
import { createTemporaryDatabase, listSchemaChanges } from '../../support/database/temporary-database';
import { engine } from '../../support/database/test-database';
import { testFolder } from '../../support/managed-folder';

let folder: string;
beforeEach(async () => {
  folder = await testFolder();
});

describe.each(RELEASES)('the database of version %s', release => {
  test('gets the schema of this version and keeps its content', async () => {
    const database = await createReleaseDatabase(release);
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
    const database = await createReleaseDatabase(release);
    const before = await readAllTables(database);
    await (await openTestDatabase(database, { saveTo: folder })).close();
    const [name = '', ...others] = await readdir(folder);
    expect(others).toEqual([]);
    expect(name).toMatch(/^before-upgrade-\d{4}-\d\d-\d\dT\d{6}Z\.(sqlite|sql)$/);

    await (await openTestDatabase(database, { saveTo: folder })).close();
    expect(await readdir(folder)).toEqual([name]);
    const file = join(folder, name);
    if (engine === 'sqlite') {
      expect(await readAllTables({ target: { kind: 'sqlite', file } })).toEqual(before);
    } else {
      const restored = await createTemporaryDatabase();
      await runSql(restored, await readFile(file, 'utf8'));
      expect(await readAllTables(restored)).toEqual(before);
      // The old version would wait for the lease of the start that saved the database.
      const source = await connect(restored, []);
      expect(await source.query('SELECT * FROM lease')).toEqual([]);
      await source.destroy();
    }
  });

  test('stays as it is if it cannot be saved', async () => {
    const database = await createReleaseDatabase(release);
    const before = await readAllTables(database);
    const file = join(folder, 'file');
    await writeFile(file, '');
    await expect(openTestDatabase(database, { saveTo: file })).rejects.toThrow(
      `Couldn't save the database to BACKUP_DIR ${file} before changing its schema: `,
    );
    expect(await readAllTables(database)).toEqual(before);
  });
});
