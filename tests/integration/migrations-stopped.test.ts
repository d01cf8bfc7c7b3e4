import { resolve } from 'node:path';
import type { DataSource } from 'typeorm';
import { afterEach, describe, expect, test } from 'vitest';
import { migrations } from '../../migrations/index';
import { entities } from '../../src/server/api/entities';
import { setUpContent } from '../../src/server/api/sample-content';
import { createLogger } from '../../src/server/core/logger';
import { newId } from '../../src/server/core/new-id';
import { migrate } from '../../src/server/db/migrate';
import { countView } from '../../src/server/features/views/view-counts';
import { createMemoryStore } from '../support/memory-store';
import { startMysqlServer } from '../support/mysql-server';
import { connect, openTestDatabase } from '../support/open-test-database';
import { createMysqlSchema, createTestDatabase, engine, type TestDatabase } from '../support/test-database';

const projectRoot = resolve(import.meta.dirname, '../..');
const log = createLogger('silent');
/** More than any migration has: the last of them is not stopped. */
const MOST_STATEMENTS = 200;

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

async function freshDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  open.push({ close: () => database.remove() });
  return database;
}

/** Fails every statement after the first `count` that change something, as when the process is killed there. */
function stopAfter(source: DataSource, count: number, onStop = async () => {}): void {
  let open = count;
  const create = source.createQueryRunner.bind(source);
  source.createQueryRunner = mode => {
    const runner = create(mode);
    const query = runner.query.bind(runner);
    runner.query = async (sql: string, ...rest: [unknown[]?]) => {
      // What a connection has not committed goes when it ends.
      if (sql === 'ROLLBACK') return query(sql);
      if (open <= 0) throw new Error('stopped');
      const answer = await query(sql, ...rest);
      if (!/^\s*(SELECT|SHOW|PRAGMA)/i.test(sql)) open -= 1;
      if (open <= 0) {
        await onStop();
        throw new Error('stopped');
      }
      return answer;
    };
    return runner;
  };
}

/** Migrates and is stopped after `count` statements; false when there were fewer. */
async function isStopped(database: TestDatabase, count: number, onStop?: () => Promise<void>) {
  const source = await connect(database);
  try {
    stopAfter(source, count, onStop);
    await migrate(source, log);
    return false;
  } catch (error) {
    if (error instanceof Error && error.message === 'stopped') return true;
    throw error;
  } finally {
    await source.destroy().catch(() => undefined);
  }
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

test('a start that is stopped after any statement of the migrations is taken up by the next', async () => {
  const expected = await startAndDump(await freshDatabase());
  let stops = 0;
  for (let count = 1; count < MOST_STATEMENTS; count += 1) {
    const database = await freshDatabase();
    if (!(await isStopped(database, count))) break;
    stops += 1;
    expect({ count, rows: await startAndDump(database) }).toEqual({ count, rows: expected });
    expect({ count, changes: await schemaChanges(database) }).toEqual({ count, changes: [] });
  }
  expect(stops).toBeGreaterThan(20);
}, 300_000);

describe('a database that holds data', () => {
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

  const later = migrations.slice(1).map((migration, index) => [migration.name, index + 1] as const);

  test.each(later)(
    'loses nothing when a start is stopped after any statement of %s',
    async (_name, index) => {
      const database = await filled();
      const undone = migrations.length - index;
      await undo(database, undone);
      const expected = await startAndDump(database);
      let stops = 0;
      for (let count = 1; count < MOST_STATEMENTS; count += 1) {
        await undo(database, undone);
        if (!(await isStopped(database, count))) break;
        // What is stopped in a later migration is that one's to show.
        const isOver = (await countApplied(database)) > index;
        stops += 1;
        expect({ count, rows: await startAndDump(database) }).toEqual({ count, rows: expected });
        if (isOver) break;
      }
      expect(stops).toBeGreaterThan(2);
      expect(await schemaChanges(database)).toEqual([]);
    },
    300_000,
  );
});

describe.skipIf(engine !== 'mysql')(
  'a database server that is killed in the middle of the migrations',
  () => {
    test.each([4, 9, 13, 24])(
      'after %d statements is brought up to date by the next start',
      async count => {
        const server = await startMysqlServer();
        open.push({ close: () => server.stop() });
        const database = await createMysqlSchema(server.url);
        expect(await isStopped(database, count, () => server.kill())).toBe(true);
        await server.restart();
        expect(await countApplied(database)).toBeLessThan(migrations.length);
        await startAndDump(database);
        expect(await schemaChanges(database)).toEqual([]);
      },
      120_000,
    );
  },
);
