import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource, TableColumn } from 'typeorm';
import { newId } from '#server/core/database/new-id';
import { createLogger } from '#server/core/runtime/logger';
import { mysqlDataSource } from '#server/db/mysql-source';
import { sqliteDataSource } from '#server/db/sqlite-source';
import { waitForMysql } from '#server/db/wait-for-mysql';
import type { Bench } from './bench';
import { type EmptyDatabase, type Engine, onEachEngine } from './engines';
import { formatSeconds } from './figures';
import type { Report } from './report';
import { readSetting } from './setting';

export const migrationsBench: Bench = {
  name: 'migrations',
  summary:
    'From the first schema to the current one, uninterrupted and killed midway, on both engines (BENCH_ROWS)',
  needsBuild: false,
  run,
};

const BATCH = 500;
/** Points at which a run is killed, as shares of the time of an uninterrupted run. */
const STOPS = [0.5, 0.7, 0.9];
/** Tables with one row, or with rows that a migration creates from the product's definitions. */
const NOT_FILLED = new Set(['migrations', 'revision', 'owner', 'site_settings', 'sample_row']);

type Counts = Record<string, number>;

async function run(report: Report): Promise<void> {
  const rows = readSetting('BENCH_ROWS', 10_000);
  report.table(
    `From the first schema with ${rows.toLocaleString('en')} rows in every table; no row is lost.`,
    ['What', 'Time'],
  );
  await onEachEngine(engine => benchEngine(engine, rows, report));
}

async function benchEngine({ name, createDatabase }: Engine, rows: number, report: Report): Promise<void> {
  const uninterrupted = await createDatabase();
  const before = await fill(uninterrupted, rows);
  const uninterruptedMs = await migrate(uninterrupted);
  await requireRows(before, uninterrupted);
  report.row(name, formatSeconds(uninterruptedMs));

  const killed = await createDatabase();
  const filled = await fill(killed, rows);
  for (const share of STOPS) {
    await migrate(killed, uninterruptedMs * share);
    await releaseLease(killed);
  }
  const milliseconds = await migrate(killed);
  await requireRows(filled, killed);
  report.row(`${name}, killed ${STOPS.length} times and run again`, formatSeconds(milliseconds));
}

async function connect({ target }: EmptyDatabase): Promise<DataSource> {
  if (target.kind === 'sqlite') return sqliteDataSource(target.file, [], 'write').initialize();
  const type = await waitForMysql(target.url, { waitSeconds: 10, log: createLogger('silent') });
  return mysqlDataSource(target.url, [], type).initialize();
}

/** Creates the first schema with rows in all of its tables, and counts them. */
async function fill(database: EmptyDatabase, count: number): Promise<Counts> {
  const source = await connect(database);
  const [first] = source.migrations;
  if (!first) throw new Error('There are no migrations');
  source.migrations.splice(1);
  await source.runMigrations({ transaction: 'each' });
  const runner = source.createQueryRunner();
  for (const { name, columns } of await runner.getTables(await listTables(source))) {
    if (NOT_FILLED.has(name)) continue;
    for (let start = 0; start < count; start += BATCH) {
      const numbers = Array.from({ length: Math.min(BATCH, count - start) }, (_, index) => start + index);
      const rows = numbers.map(number =>
        Object.fromEntries(columns.map(column => [column.name, createValue(column, number)])),
      );
      await source.createQueryBuilder().insert().into(name).values(rows).orIgnore().execute();
    }
  }
  await runner.release();
  const counts = await countRows(source);
  await source.destroy();
  return counts;
}

const LISTS = new Set(['skills', 'media', 'profileSections', 'futureSections']);

/** Creates a value of the kind that the product stores in the column, different in each row. */
function createValue({ name, type, length, isPrimary }: TableColumn, number: number): unknown {
  if (LISTS.has(name)) return '[]';
  if (/At$|^timestamp$/.test(name)) return new Date(1_700_000_000_000 + number * 1_000);
  if (/int|tinyint|boolean/.test(type)) return /^(read|spam|featured|public|isCore)$/.test(name) ? 0 : number;
  if (name === 'type') return 'event';
  if (isPrimary && length === '36') return newId();
  return `${name} ${number}`.slice(0, length ? Number(length) : undefined);
}

async function listTables(source: DataSource): Promise<string[]> {
  const rows: { name: string }[] = await source.query(
    source.options.type === 'better-sqlite3'
      ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
      : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
  );
  return rows.map(({ name }) => name);
}

async function countRows(source: DataSource): Promise<Counts> {
  const counts: Counts = {};
  for (const name of await listTables(source)) {
    const [row] = await source.query(`SELECT COUNT(*) AS count FROM ${name}`);
    counts[name] = Number(row.count);
  }
  return counts;
}

/**
 * Throws if a table has fewer rows than before. Exempts the views, which a migration merges from quarters to
 * hours.
 */
async function requireRows(before: Counts, database: EmptyDatabase): Promise<void> {
  const source = await connect(database);
  const after = await countRows(source);
  await source.destroy();
  const lost = Object.entries(before)
    .filter(([name]) => !['view_count', 'sample_row', 'migrations'].includes(name))
    .filter(([name, count]) => (after[name] ?? 0) < count);
  if (lost.length > 0) throw new Error(`Rows were lost in ${lost.map(([name]) => name).join(', ')}`);
}

/** Otherwise the next run waits until the killed one has been silent for long enough. */
async function releaseLease(database: EmptyDatabase): Promise<void> {
  if (database.target.kind === 'sqlite') return;
  const source = await connect(database);
  // The table may not exist yet.
  await source.query('UPDATE lease SET holder = NULL').catch(() => undefined);
  await source.destroy();
}

/** Runs the command, kills it after the given time if any, and returns the milliseconds that it took. */
async function migrate({ environment }: EmptyDatabase, killAfterMs?: number): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/commands/migrate.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  if (killAfterMs !== undefined) {
    await Promise.race([ended, delay(killAfterMs)]);
    child.kill('SIGKILL');
  }
  const [exitCode] = await ended;
  if (killAfterMs === undefined && exitCode !== 0) throw new Error(`db:migrate ended with ${exitCode}`);
  return performance.now() - startedAt;
}
