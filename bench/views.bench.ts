import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entities } from '../src/server/api/entities';
import type { DatabaseTarget } from '../src/server/core/env';
import { createLogger } from '../src/server/core/logger';
import { newId } from '../src/server/core/new-id';
import { openDatabase } from '../src/server/db/open-database';
import { readDayParts, readFirstQuarter } from '../src/server/features/views/view-counts';
import { viewTotalEntity } from '../src/server/features/views/view-entities';
import { createViewService } from '../src/server/features/views/view-service';
import { dayCuts, planBuckets } from '../src/shared/view-buckets';
import { quarterOf } from '../src/shared/zone-clock';
import { findMysqlPrograms } from '../tests/support/ensure-mysql';
import { startMysqlServer } from '../tests/support/mysql-server';
import { createMysqlSchema } from '../tests/support/test-database';
import { fillViews } from './fill-views';
import { type Report, startReport } from './report';

// `npm run bench:views`: what counts and the chart take with a million recorded visits, on both engines, beside
// the shortest query there is.

const VIEWS = 1_000_000;
const YEARS = 3;
const RUNS = 30;
const AIM_MS = 20;
const ZONES = ['UTC', 'Europe/Berlin', 'Asia/Kathmandu'];

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-bench-'));
  const report = startReport('npm run bench:views');
  try {
    await benchEngine(report, 'SQLite', { kind: 'sqlite', file: join(folder, 'views.sqlite') });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  if (!findMysqlPrograms()) {
    console.log('MariaDB: not run, there is no server on this machine');
    return;
  }
  const server = await startMysqlServer();
  try {
    await benchEngine(report, 'MariaDB', (await createMysqlSchema(server.url)).target);
  } finally {
    await server.stop();
  }
  await report.write();
}

async function benchEngine(report: Report, name: string, target: DatabaseTarget): Promise<void> {
  const db = await openDatabase({ target, entities, log: createLogger('silent'), waitSeconds: 10 });
  await fillViews(db, { count: VIEWS, years: YEARS, projectIds: [] });
  report.table(
    `${name}, ${VIEWS.toLocaleString('en')} visits in ${YEARS} years, ${RUNS} runs. Aim: a median of ${AIM_MS} ms; the days of the past are read once.`,
    ['What', 'Median', 'Slowest', 'Times the shortest query'],
  );
  const shortest = await time(() => db.read(viewTotalEntity).query('SELECT 1'));
  const row = async (what: string, work: () => Promise<unknown>, aim = AIM_MS) => {
    const { median, slowest } = await time(work);
    const cells = [what, `${median.toFixed(1)} ms`, `${slowest.toFixed(1)} ms`];
    report.row([...cells, (median / shortest.median).toFixed(0)], median <= aim);
  };
  report.row([
    'the shortest query',
    `${shortest.median.toFixed(2)} ms`,
    `${shortest.slowest.toFixed(2)} ms`,
    '1',
  ]);
  const views = createViewService(db, async () => true);
  await row('count of all', () => views.countTotal());
  await row('count of one project', () => views.countProject(newId()));
  const first = (await readFirstQuarter(db)) ?? 0;
  for (const timeZone of ZONES) {
    // What the first summary reads, and what the dashboard's call makes of it from then on.
    const plan = planBuckets(first, quarterOf(new Date()), timeZone);
    await row(`all days in the database, ${timeZone}`, () => readDayParts(db, dayCuts(plan), 0), Infinity);
    await row(`whole summary, ${timeZone}`, () => views.summarise({ timeZone }));
  }
  await row('record one', () => views.record({ projectId: null, sessionId: 'bench' }));
  await db.close();
}

async function time(work: () => Promise<unknown>): Promise<{ median: number; slowest: number }> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  return { median: times[Math.floor(RUNS / 2)] ?? 0, slowest: times.at(-1) ?? 0 };
}

await main();
