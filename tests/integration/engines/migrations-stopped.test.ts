import { resolve } from 'node:path';
import type { DataSource } from 'typeorm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { entities } from '#server/composition/entities';
import { setUpContent } from '#server/composition/sample/sample-content';
import { leaseEntity } from '#server/core/database/lease-entity';
import { newId } from '#server/core/database/new-id';
import { createLogger } from '#server/core/runtime/logger';
import { migrate } from '#server/db/run-migrations';
import { countView } from '#server/features/views/view-counts';
import { migrations } from '../../../migrations/index';
import { startMysqlServer } from '../../support/database/mysql-server';
import { connect, openTestDatabase } from '../../support/database/open-test-database';
import {
  connectForTest,
  createTemporaryDatabase,
  listSchemaChanges,
} from '../../support/database/temporary-database';
import { createMysqlSchema, engine, type TestDatabase } from '../../support/database/test-database';
import { createMemoryStore } from '../../support/memory-store';

const projectRoot = resolve(import.meta.dirname, '../../..');
const log = createLogger('silent');
const MAX_STOPS = 2_000;

/** Fails after `count` changing statements, as if the process were killed, and returns those statements. */
function stopAfter(source: DataSource, count: number, onStop = async () => {}): string[] {
  const done: string[] = [];
  const create = source.createQueryRunner.bind(source);
  source.createQueryRunner = mode => {
    const runner = create(mode);
    const query = runner.query.bind(runner);
    runner.query = async (sql: string, ...rest: [unknown[]?]) => {
      // The database discards uncommitted changes when a connection ends.
      if (sql === 'ROLLBACK') return query(sql);
      if (done.length >= count) throw new Error('stopped');
      const answer = await query(sql, ...rest);
      if (!/^\s*(SELECT|SHOW|PRAGMA)/i.test(sql)) done.push(sql);
      if (done.length >= count) {
        await onStop();
        throw new Error('stopped');
      }
      return answer;
    };
    return runner;
  };
  return done;
}

/** Migrates until stopped after `count` statements and returns them, or null if there were fewer. */
async function migrateAndStop(
  database: TestDatabase,
  count: number,
  onStop?: () => Promise<void>,
): Promise<string[] | null> {
  const source = await connect(database);
  try {
    const done = stopAfter(source, count, onStop);
    try {
      await migrate(source, log);
      return null;
    } catch (error) {
      if (error instanceof Error && error.message === 'stopped') return done;
      throw error;
    }
  } finally {
    await source.destroy().catch(() => undefined);
  }
}

/**
 * Restarts until the migrations finish, stopping each start one statement after the changes that persist from
 * earlier ones. Returns the number of stops.
 */
async function stopEverywhere(database: TestDatabase): Promise<number> {
  let count = 1;
  let persisted = '';
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    const done = await migrateAndStop(database, count);
    if (done === null) return stops;
    // Each start repeats such changes of rows without harm, so the next stop must come after them.
    if (isRolledBack(done) || done.join() === persisted) count += 1;
    else [count, persisted] = [1, done.join()];
  }
  throw new Error(`The migrations were not over after ${MAX_STOPS} stops`);
}

/**
 * True if the last statement is rolled back with the connection. On MySQL, schema changes commit a
 * transaction.
 */
function isRolledBack(done: string[]): boolean {
  const ends = engine === 'mysql' ? /^(COMMIT|CREATE|ALTER|DROP)/i : /^COMMIT/i;
  let isOpen = false;
  for (const sql of done) isOpen = /^(START|BEGIN)/i.test(sql) || (isOpen && !ends.test(sql));
  return isOpen;
}

/** Starts like the server and returns every stored row, without the IDs that the start creates. */
async function startAndDump(database: TestDatabase): Promise<Record<string, string[]>> {
  const db = await openTestDatabase(database);
  const rows = await Promise.all(
    // Each start takes a lease.
    entities
      .filter(entity => entity !== leaseEntity)
      .map(async entity => {
        const found = await db.read(entity).find();
        const { name = '' } = entity.options;
        const withoutId = name === 'project_status' ? found.map(row => ({ ...row, id: '' })) : found;
        return [name, withoutId.map(row => JSON.stringify(row)).sort()] as const;
      }),
  );
  await db.close();
  return Object.fromEntries(rows);
}

async function countApplied(database: TestDatabase): Promise<number> {
  const source = await connectForTest(database);
  const [row] = await source.query('SELECT COUNT(*) AS applied FROM migrations');
  return Number(row.applied);
}

test('a new database is migrated although earlier starts were stopped after every statement', async () => {
  const expected = await startAndDump(await createTemporaryDatabase());
  const database = await createTemporaryDatabase();
  expect(await stopEverywhere(database)).toBeGreaterThan(migrations.length * 2);
  expect(await startAndDump(database)).toEqual(expected);
  expect(await listSchemaChanges(database)).toEqual([]);
}, 300_000);

test('a database with data loses nothing in starts that are stopped after every statement', async () => {
  const database = await createFilledDatabase();
  await undo(database, migrations.length - 1);
  const expected = await startAndDump(database);
  await undo(database, migrations.length - 1);
  expect(await stopEverywhere(database)).toBeGreaterThan(migrations.length * 2);
  expect(await startAndDump(database)).toEqual(expected);
  expect(await listSchemaChanges(database)).toEqual([]);
}, 300_000);

/**
 * Creates a database with rows for every version of the schema, including those that later migrations change.
 */
async function createFilledDatabase(): Promise<TestDatabase> {
  const database = await createTemporaryDatabase();
  const db = await openTestDatabase(database);
  await setUpContent(db, true, { projectRoot, store: createMemoryStore() });
  for (const projectKey of ['', newId()]) {
    for (const quarter of [1_900_000, 1_900_001, 1_900_003, 1_900_003, 1_950_002]) {
      await db.write(manager => countView(manager, projectKey, quarter));
    }
  }
  await db.close();
  return database;
}

async function undo(database: TestDatabase, steps: number): Promise<void> {
  const source = await connect(database);
  for (let step = 0; step < steps; step += 1) await source.undoLastMigration({ transaction: 'each' });
  await source.destroy();
}

describe.skipIf(engine !== 'mysql')('a database server that is killed during the migrations', () => {
  test.each([4, 9, 13, 24])(
    'after %d statements is migrated completely by the next start',
    async count => {
      const server = await startMysqlServer();
      onTestFinished(server.stop);
      const database = await createMysqlSchema(server.url);
      expect(await migrateAndStop(database, count, () => server.kill())).toHaveLength(count);
      await server.restart();
      expect(await countApplied(database)).toBeLessThan(migrations.length);
      await startAndDump(database);
      expect(await listSchemaChanges(database)).toEqual([]);
    },
    120_000,
  );
});
