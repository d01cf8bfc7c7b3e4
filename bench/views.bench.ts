import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entities } from '../src/server/api/entities';
import type { Database } from '../src/server/core/database';
import type { DatabaseTarget } from '../src/server/core/env';
import { createLogger } from '../src/server/core/logger';
import { newId } from '../src/server/core/new-id';
import { openDatabase } from '../src/server/db/open-database';
import { readDayParts, readFirstQuarter } from '../src/server/features/views/view-counts';
import { createViewService } from '../src/server/features/views/view-service';
import { dayCuts, planBuckets } from '../src/shared/view-buckets';
import { quarterOf } from '../src/shared/zone-clock';
import { findMysqlPrograms } from '../tests/support/ensure-mysql';
import { startMysqlServer } from '../tests/support/mysql-server';
import { createMysqlSchema } from '../tests/support/test-database';
import { fillViews } from './fill-views';

// `npm run bench`, second part: what counts and the chart take with a million recorded visits, on both engines.

const VIEWS = 1_000_000;
const YEARS = 3;
const RUNS = 30;
const AIM_MS = 20;
const ZONES = ['UTC', 'Europe/Berlin', 'Asia/Kathmandu'];

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-bench-'));
  try {
    await benchEngine('SQLite', { kind: 'sqlite', file: join(folder, 'views.sqlite') });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  if (!findMysqlPrograms()) {
    console.log('MariaDB: not run, there is no server on this machine');
    return;
  }
  const server = await startMysqlServer();
  try {
    await benchEngine('MariaDB', (await createMysqlSchema(server.url)).target);
  } finally {
    await server.stop();
  }
}

async function benchEngine(name: string, target: DatabaseTarget): Promise<void> {
  const db = await openDatabase({ target, entities, log: createLogger('silent'), waitSeconds: 10 });
  const startedAt = performance.now();
  await fillViews(db, { count: VIEWS, years: YEARS, projectIds: [] });
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  console.log(`\n${name}: ${VIEWS.toLocaleString('en')} visits in ${YEARS} years (filled in ${seconds} s)`);
  const views = createViewService(db, async () => true);
  await report('count of all', () => views.countTotal());
  await report('count of one project', () => views.countProject(newId()));
  for (const timeZone of ZONES) await benchChart(db, timeZone);
  await report('record one', () => views.record({ projectId: null, sessionId: 'bench' }));
  await db.close();
}

/** The chart as the dashboard's call makes it, and the part of it that is the database's. */
async function benchChart(db: Database, timeZone: string): Promise<void> {
  const views = createViewService(db, async () => true);
  const first = (await readFirstQuarter(db)) ?? 0;
  const plan = planBuckets(first, quarterOf(new Date()), timeZone);
  await report(`chart in the database, ${timeZone}`, () => readDayParts(db, dayCuts(plan)));
  await report(`whole summary, ${timeZone}`, () => views.summarise({ timeZone }));
}

async function report(name: string, work: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  const median = times[Math.floor(RUNS / 2)] ?? 0;
  console.log(
    `  ${name.padEnd(40)} median ${median.toFixed(1)} ms, slowest ${(times.at(-1) ?? 0).toFixed(1)} ms (aim: ${AIM_MS})`,
  );
}

await main();
