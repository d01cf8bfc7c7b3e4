import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { refuseWhenOutdated } from '../../src/server/db/outdated';
import { sqliteDataSource } from '../../src/server/db/sqlite-source';

test('a query takes the same way after many thousands of them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-outdated-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const source = await sqliteDataSource(join(folder, 'test.sqlite'), [], 'write').initialize();
  refuseWhenOutdated(source);
  for (let count = 0; count < 20_000; count += 1) source.createQueryRunner();
  expect(await source.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await source.destroy();
});
