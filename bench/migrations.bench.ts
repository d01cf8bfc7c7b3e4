import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource, TableColumn } from 'typeorm';
import type { DatabaseTarget } from '../src/server/core/env';
import { createLogger } from '../src/server/core/logger';
import { newId } from '../src/server/core/new-id';
import { mysqlDataSource } from '../src/server/db/mysql-source';
import { sqliteDataSource } from '../src/server/db/sqlite-source';
import { waitForMysql } from '../src/server/db/wait-for-mysql';
import { findMysqlPrograms } from '../tests/support/ensure-mysql';
import { startMysqlServer } from '../tests/support/mysql-server';
import { createMysqlSchema } from '../tests/support/test-database';
import { startReport } from './report';

// `npm run bench:migrations`: how long `npm run db:migrate` takes from the first schema to the present one with so many rows
// in every table (BENCH_ROWS), on both engines, and whether one that is killed on its way can be run again.

const ROWS = Number(process.env.BENCH_ROWS ?? 10_000);
const BATCH = 500;
const AIM_SECONDS = 10;
/** Where one is killed, of the time that a whole one takes. */
const STOPS = [0.5, 0.7, 0.9];
/** Tables of one row, or whose rows a migration takes from the product's own definition. */
const NOT_FILLED = new Set(['migrations', 'revision', 'owner', 'site_settings', 'sample_row']);

type Place = { name: string; target: DatabaseTarget; environment: Record<string, string> };
type Counts = Record<string, number>;

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-bench-'));
  const server = findMysqlPrograms() ? await startMysqlServer() : null;
  if (!server) console.log('MariaDB: not run, there is no server on this machine');
  const report = startReport('npm run bench:migrations');
  report.table(
    `From the first schema with ${ROWS.toLocaleString('en')} rows in every table. Aim: ${AIM_SECONDS} s, and no row lost.`,
    ['What', 'Seconds', 'Rows lost'],
  );
  const row = (what: string, seconds: number, lost: string[]) =>
    report.row(
      [what, seconds.toFixed(1), lost.join(', ') || 'none'],
      seconds <= AIM_SECONDS && lost.length === 0,
    );
  try {
    for (const place of [sqlitePlace(folder, 'whole'), ...(server ? [await mysqlPlace(server.url)] : [])]) {
      const before = await fill(place);
      const seconds = await migrate(place);
      row(place.name, seconds, await lostSince(before, place));
      const second =
        place.target.kind === 'mysql' ? await mysqlPlace(server?.url ?? '') : sqlitePlace(folder, 'killed');
      const filled = await fill(second);
      for (const share of STOPS) await migrate(second, seconds * 1_000 * share);
      row(
        `${place.name}, killed ${STOPS.length} times and run again`,
        await migrate(second),
        await lostSince(filled, second),
      );
    }
  } finally {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  }
  if (process.env.BENCH_ROWS === undefined) await report.write();
}

function sqlitePlace(folder: string, name: string): Place {
  const place = join(folder, name);
  const target = { kind: 'sqlite' as const, file: join(place, 'portfolio.sqlite') };
  return { name: 'SQLite', target, environment: { DATA_DIR: place } };
}

async function mysqlPlace(serverUrl: string): Promise<Place> {
  const { target, url } = await createMysqlSchema(serverUrl);
  return { name: 'MariaDB', target, environment: { DATABASE_URL: url, DATA_DIR: tmpdir() } };
}

async function connect({ target }: Place): Promise<DataSource> {
  if (target.kind === 'sqlite') return sqliteDataSource(target.file, [], 'write').initialize();
  const type = await waitForMysql(target.url, { waitSeconds: 10, log: createLogger('silent') });
  return mysqlDataSource(target.url, [], type).initialize();
}

/** The first schema, with rows in all of its tables. Answers how many. */
async function fill(place: Place): Promise<Counts> {
  const source = await connect(place);
  const [first] = source.migrations;
  if (!first) throw new Error('There are no migrations');
  source.migrations.splice(1);
  await source.runMigrations({ transaction: 'each' });
  const runner = source.createQueryRunner();
  for (const { name, columns } of await runner.getTables(await tablesOf(source))) {
    if (NOT_FILLED.has(name)) continue;
    for (let start = 0; start < ROWS; start += BATCH) {
      const numbers = Array.from({ length: Math.min(BATCH, ROWS - start) }, (_, index) => start + index);
      const rows = numbers.map(number =>
        Object.fromEntries(columns.map(column => [column.name, sampleOf(column, number)])),
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

/** Something of the kind that the product stores there, and another in each row. */
function sampleOf({ name, type, length, isPrimary }: TableColumn, number: number): unknown {
  if (LISTS.has(name)) return '[]';
  if (/At$|^timestamp$/.test(name)) return new Date(1_700_000_000_000 + number * 1_000);
  if (/int|tinyint|boolean/.test(type)) return /^(read|spam|featured|public|isCore)$/.test(name) ? 0 : number;
  if (name === 'type') return 'event';
  if (isPrimary && length === '36') return newId();
  return `${name} ${number}`.slice(0, length ? Number(length) : undefined);
}

async function tablesOf(source: DataSource): Promise<string[]> {
  const rows: { name: string }[] = await source.query(
    source.options.type === 'better-sqlite3'
      ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
      : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
  );
  return rows.map(({ name }) => name);
}

async function countRows(source: DataSource): Promise<Counts> {
  const counts: Counts = {};
  for (const name of await tablesOf(source)) {
    const [row] = await source.query(`SELECT COUNT(*) AS count FROM ${name}`);
    counts[name] = Number(row.count);
  }
  return counts;
}

/** Tables that have fewer rows than before. Of counted views the hours take the place of the quarters. */
async function lostSince(before: Counts, place: Place): Promise<string[]> {
  const source = await connect(place);
  const after = await countRows(source);
  await source.destroy();
  return Object.entries(before)
    .filter(
      ([name, count]) =>
        !['view_count', 'sample_row', 'migrations'].includes(name) && (after[name] ?? 0) < count,
    )
    .map(([name]) => name);
}

/** Runs the command as a process of its own, which is killed after so long; answers the seconds that it took. */
async function migrate({ environment }: Place, killAfterMs?: number): Promise<number> {
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
  return (performance.now() - startedAt) / 1_000;
}

await main();
