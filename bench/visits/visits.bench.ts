import { Agent } from 'node:http';
import type { Bench } from '../bench';
import { type Engine, onEachEngine } from '../engines';
import { formatKb, formatMiB, formatMs } from '../figures';
import type { Report } from '../report';
import { readSetting } from '../setting';
import { processorMs, residentMiB, withSite } from '../site';
import { fillPortfolio } from './fill-portfolio';
import { recordVisit, type VisitRequest } from './recorded-visit';
import { replayVisits } from './replay';

export const visitsBench: Bench = {
  name: 'visits',
  summary: 'A recorded visit, replayed 1 and 4 times a second, on both engines (BENCH_SECONDS)',
  needsBuild: true,
  run: report => onEachEngine(engine => benchEngine(engine, report)),
};

const RATES = [1, 4];

/** Measures the visits of browsers with empty caches. A request that fails ends the bench. */
async function benchEngine(engine: Engine, report: Report): Promise<void> {
  const database = await engine.createDatabase();
  await fillPortfolio(database);
  await withSite(database.folder, database.environment, async ({ url, pid }) => {
    const { first, all } = await recordVisit(url);
    reportBytes(first, all, report);
    const read = async () => {
      const times = [await processorMs(pid), engine.findPid ? await processorMs(engine.findPid()) : 0];
      return times.reduce<number>((sum, time) => sum + (time ?? Number.NaN), 0);
    };
    const agent = new Agent({ keepAlive: true });
    const seconds = 5 * readSetting('BENCH_SECONDS', 4);
    const columns = ['Visits a second', 'Processor time of a visit, with the database', 'Resident memory'];
    report.table(`${engine.name}: visits of ${all.length} requests.`, columns);
    for (const perSecond of RATES) {
      await replayVisits({ url, agent }, all, { perSecond, seconds: 3 });
      const before = await read();
      const visits = await replayVisits({ url, agent }, all, { perSecond, seconds });
      const spent = ((await read()) - before) / visits;
      report.row(String(perSecond), formatMs(spent, 0), formatMiB(await residentMiB(pid)));
    }
    agent.destroy();
  });
}

function reportBytes(first: VisitRequest[], all: VisitRequest[], report: Report): void {
  report.table('Bytes of a first visit at 1440 px: home to its end, then a project to its end.', [
    'Type',
    'Requests',
    'Home',
    'Requests',
    'Home and a project',
  ]);
  const sum = (requests: VisitRequest[]) => requests.reduce((bytes, each) => bytes + each.bytes, 0);
  const cells = (requests: VisitRequest[]) => [String(requests.length), formatKb(sum(requests))];
  for (const type of new Set(all.map(each => each.type))) {
    const ofType = (requests: VisitRequest[]) => requests.filter(each => each.type === type);
    report.row(type, ...cells(ofType(first)), ...cells(ofType(all)));
  }
  report.row('All', ...cells(first), ...cells(all));
}
