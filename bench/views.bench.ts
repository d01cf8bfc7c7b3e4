import { entities } from '#server/composition/entities';
import { newId } from '#server/core/database/new-id';
import { createRateLimiters } from '#server/core/procedures/rate-limiter';
import { createLogger } from '#server/core/runtime/logger';
import { openDatabase } from '#server/db/open-database';
import { createViewService } from '#server/features/views/view-service';
import { chooseTestAdapters } from '../tests/support/app/choose-test-adapters';
import type { Bench } from './bench';
import { type Engine, onEachEngine } from './engines';
import { formatMs, measureTimes, toMedian } from './figures';
import { fillViews } from './fill-views';
import type { Report } from './report';
import { readSetting } from './setting';

export const viewsBench: Bench = {
  name: 'views',
  summary: 'Counts, chart and one visit with 1,000,000 views, on both engines (BENCH_VIEWS)',
  needsBuild: false,
  run: report => onEachEngine(engine => benchEngine(engine, report)),
};

const YEARS = 3;
const RUNS = 30;
const ZONES = ['UTC', 'Europe/Berlin', 'Asia/Kathmandu'];

async function benchEngine({ name, createDatabase }: Engine, report: Report): Promise<void> {
  const count = readSetting('BENCH_VIEWS', 1_000_000);
  const { target } = await createDatabase();
  const db = await openDatabase({ target, entities, log: createLogger('silent'), waitSeconds: 10 });
  await fillViews(db, { count, years: YEARS, projectIds: [] });
  report.table(`${name}, ${count.toLocaleString('en')} visits in ${YEARS} years, ${RUNS} runs.`, [
    'What',
    'Median',
    'Slowest',
  ]);
  const row = async (what: string, work: () => Promise<unknown>) => {
    const times = await measureTimes(RUNS, work);
    report.row(what, formatMs(toMedian(times)), formatMs(Math.max(...times)));
  };
  const createViews = () => createViewService(db, async () => true);
  const views = createViews();
  await row('a ping of the database', () => db.ping());
  await row('count of the site', () => views.countTotal());
  await row('count of one project', () => views.countProject(newId()));
  for (const timeZone of ZONES) {
    // The service reads past days once and caches them.
    await row(`first summary, ${timeZone}`, () => createViews().summarize({ timeZone }));
    await row(`next summary, ${timeZone}`, () => views.summarize({ timeZone }));
  }
  await row('recording one view', () => views.record({ projectId: null, sessionId: 'bench' }));
  const limitStore = await chooseTestAdapters(target).openLimitStore('bench'.repeat(10));
  const limiter = createRateLimiters(limitStore)('bench', { points: 1_000_000, seconds: 60 });
  await row('counting one use of a limit', () => limiter.consume('192.0.2.1'));
  await limitStore?.close();
  await db.close();
}
