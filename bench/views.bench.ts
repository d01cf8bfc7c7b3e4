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
import {
  viewEntity,
  viewHourEntity,
  viewTotalEntity,
  WHOLE_SITE,
} from '../src/server/features/views/view-entities';
import { createViewService } from '../src/server/features/views/view-service';
import { dayCuts, planBuckets } from '../src/shared/view-buckets';
import { quarterOf } from '../src/shared/zone-clock';
import { findMysqlPrograms } from '../tests/support/ensure-mysql';
import { startMysqlServer } from '../tests/support/mysql-server';
import { createMysqlSchema } from '../tests/support/test-database';

// `npm run bench`, second part: what counts and the chart take with a million recorded visits, on both engines.

const VIEWS = 1_000_000;
const YEARS = 3;
const BATCH = 5_000;
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
  await fill(db);
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

/** Spread evenly, so that no hour in all the years is without a visit: the most rows there can be. */
async function fill(db: Database): Promise<void> {
  const now = Date.now();
  const start = now - YEARS * 365 * 24 * 60 * 60 * 1_000;
  const counts = new Map<number, number[]>();
  for (let first = 0; first < VIEWS; first += BATCH) {
    const rows = Array.from({ length: BATCH }, (_, index) => {
      const timestamp = new Date(start + Math.floor(((now - start) * (first + index)) / VIEWS));
      return { id: newId(), timestamp, projectId: null, sessionId: `visitor ${index}` };
    });
    for (const { timestamp } of rows) {
      const quarter = quarterOf(timestamp);
      const hour = counts.get(Math.floor(quarter / 4)) ?? [0, 0, 0, 0];
      hour[quarter % 4] = (hour[quarter % 4] ?? 0) + 1;
      counts.set(Math.floor(quarter / 4), hour);
    }
    await db.write(manager => manager.insert(viewEntity, rows));
  }
  const counted = [...counts].map(([hour, [quarter0 = 0, quarter1 = 0, quarter2 = 0, quarter3 = 0]]) => ({
    projectKey: WHOLE_SITE,
    hour,
    quarter0,
    quarter1,
    quarter2,
    quarter3,
  }));
  for (let first = 0; first < counted.length; first += BATCH) {
    await db.write(manager => manager.insert(viewHourEntity, counted.slice(first, first + BATCH)));
  }
  await db.write(manager => manager.insert(viewTotalEntity, { projectKey: WHOLE_SITE, views: VIEWS }));
}

await main();
