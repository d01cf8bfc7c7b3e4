import { resolve } from 'node:path';
import type { DataSource } from 'typeorm';
import { afterEach, describe, expect, test } from 'vitest';
import { migrations } from '../../migrations/index';
import { entities } from '../../src/server/api/entities';
import { setUpContent } from '../../src/server/api/sample-content';
import { createLogger } from '../../src/server/core/logger';
import { newId } from '../../src/server/core/new-id';
import { migrate } from '../../src/server/db/run-migrations';
import { countView } from '../../src/server/features/views/view-counts';
import { createMemoryStore } from '../support/memory-store';
import { startMysqlServer } from '../support/mysql-server';
import { connect, openTestDatabase } from '../support/open-test-database';
import { createMysqlSchema, createTestDatabase, engine, type TestDatabase } from '../support/test-database';

const projectRoot = resolve(import.meta.dirname, '../..');
const log = createLogger('silent');
const MOST_STOPS = 2_000;

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

async function freshDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  open.push({ close: () => database.remove() });
  return database;
}

/** Fails once `count` statements have changed something, as when the process is killed there; tells which they were. */
function stopAfter(source: DataSource, count: number, onStop = async () => {}): string[] {
  const done: string[] = [];
  const create = source.createQueryRunner.bind(source);
  source.createQueryRunner = mode => {
    const runner = create(mode);
    const query = runner.query.bind(runner);
    runner.query = async (sql: string, ...rest: [unknown[]?]) => {
      // What a connection has not committed goes when it ends.
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

/** Migrates and is stopped after `count` statements, which it answers; null when there were fewer. */
async function stoppedAfter(
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
 * Starts again and again until the migrations are over, each start stopped one statement further than what is kept of those
 * before; answers how often.
 */
async function stopEverywhere(database: TestDatabase): Promise<number> {
  let count = 1;
  let kept = '';
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    const done = await stoppedAfter(database, count);
    if (done === null) return stops;
    // Rows are changed again by each start, and harm nothing: then the stop belongs after them.
    if (isGivenUp(done) || done.join() === kept) count += 1;
    else [count, kept] = [1, done.join()];
  }
  throw new Error(`The migrations were not over after ${MOST_STOPS} stops`);
}

/** Whether the last statement goes with the connection: on MySQL a change of the schema ends a transaction. */
function isGivenUp(done: string[]): boolean {
  const ends = engine === 'mysql' ? /^(COMMIT|CREATE|ALTER|DROP)/i : /^COMMIT/i;
  let isOpen = false;
  for (const sql of done) isOpen = /^(START|BEGIN)/i.test(sql) || (isOpen && !ends.test(sql));
  return isOpen;
}

/** Starts as the server does, and answers every row that is stored then; ids made by the start are left out. */
async function startAndDump(database: TestDatabase): Promise<Record<string, string[]>> {
  const db = await openTestDatabase(database);
  const rows = await Promise.all(
    entities.map(async entity => {
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
  const source = await connect(database);
  const [row] = await source.query('SELECT COUNT(*) AS applied FROM migrations');
  await source.destroy();
  return Number(row.applied);
}

async function schemaChanges(database: TestDatabase): Promise<string[]> {
  const source = await connect(database);
  const { upQueries } = await source.driver.createSchemaBuilder().log();
  await source.destroy();
  return upQueries.map(({ query }) => query);
}

test('a new database comes up after starts that were stopped after every statement of the migrations', async () => {
  const expected = await startAndDump(await freshDatabase());
  const database = await freshDatabase();
  expect(await stopEverywhere(database)).toBeGreaterThan(migrations.length * 2);
  expect(await startAndDump(database)).toEqual(expected);
  expect(await schemaChanges(database)).toEqual([]);
}, 300_000);

test('a database that holds data loses nothing by such starts', async () => {
  const database = await filled();
  await undo(database, migrations.length - 1);
  const expected = await startAndDump(database);
  await undo(database, migrations.length - 1);
  expect(await stopEverywhere(database)).toBeGreaterThan(migrations.length * 2);
  expect(await startAndDump(database)).toEqual(expected);
  expect(await schemaChanges(database)).toEqual([]);
}, 300_000);

/** Rows of every age of the schema: what a later migration changes must be among them. */
async function filled(): Promise<TestDatabase> {
  const database = await freshDatabase();
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

describe.skipIf(engine !== 'mysql')(
  'a database server that is killed in the middle of the migrations',
  () => {
    test.each([4, 9, 13, 24])(
      'after %d statements is brought up to date by the next start',
      async count => {
        const server = await startMysqlServer();
        open.push({ close: () => server.stop() });
        const database = await createMysqlSchema(server.url);
        expect(await stoppedAfter(database, count, () => server.kill())).toHaveLength(count);
        await server.restart();
        expect(await countApplied(database)).toBeLessThan(migrations.length);
        await startAndDump(database);
        expect(await schemaChanges(database)).toEqual([]);
      },
      120_000,
    );
  },
);
