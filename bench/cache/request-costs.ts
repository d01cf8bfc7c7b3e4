import type { Engine } from '../engines';
import { formatMs } from '../figures';
import { type LoadRequest, measureCost } from '../load';
import type { Report } from '../report';
import { readSetting } from '../setting';
import { processorMs, withSite } from '../site';
import { fillPortfolio } from './fill-portfolio';

/** Limits as they are counted on a real site, but for more visitors than one address has. */
export const COUNTED_LIMITS = {
  LIMIT_VIEW: '999999999/1h',
  LIMIT_CONTACT: '999999999/1h',
  LIMIT_CONTACT_DAY: '999999999/1d',
};
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
const JSON_BODY = { 'content-type': 'application/json' };
const VIEW: Omit<LoadRequest, 'url'> = { method: 'POST', headers: JSON_BODY, body: '{"sessionId":"bench"}' };
const MESSAGE = JSON.stringify({
  name: 'Ada',
  email: 'ada@example.com',
  message: 'A message of some lines, as visitors send them. '.repeat(8),
});
const HOMES = 200;

/** Measures the cost of each kind of request on the site alone. */
export async function benchRequests(engine: Engine, report: Report): Promise<void> {
  const database = await engine.createDatabase();
  const image = await fillPortfolio(database);
  await withSite(database.folder, { ...database.environment, ...COUNTED_LIMITS }, async ({ url, pid }) => {
    const readSite = async () => (await processorMs(pid)) ?? Number.NaN;
    const readDatabase = async () =>
      engine.findPid ? ((await processorMs(engine.findPid())) ?? Number.NaN) : 0;
    const readBoth = async () => (await readSite()) + (await readDatabase());
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(await readText(`${url}/`)) ?? [];
    const columns = ['Request', 'Per second', 'Processor time each, with that of the database'];
    report.table(`The site alone with ${engine.name}, 16 connections, content unchanged.`, columns);
    const requests: [string, string, Omit<LoadRequest, 'url'>][] = [
      ['Home, HTML', '/', { headers: BROWSER }],
      ['GET /api/projects, 200 projects', '/api/projects', { headers: BROWSER }],
      ['A script', script, { headers: BROWSER }],
      ['A picture', image.replace('.jpg', '.w960.avif'), { headers: BROWSER }],
      ['A view, POST /api/views', '/api/views', VIEW],
      ['A message, POST /api/contacts', '/api/contacts', { ...VIEW, body: MESSAGE }],
    ];
    for (const [name, path, request] of requests) {
      const seconds = readSetting('BENCH_SECONDS', 4);
      const cost = await measureCost({ url: url + path, ...request }, seconds, readBoth);
      report.row(name, cost.requestsPerSecond.toFixed(0), formatMs(cost.processorMs, 2));
    }
    report.row('Home after a view, one at a time', ...(await measureHomes(url, readBoth)));
  });
}

/** Measures the home page if each view changes its counter, less the view itself. */
async function measureHomes(url: string, readProcessorMs: () => Promise<number>): Promise<[string, string]> {
  const measure = async (withHome: boolean): Promise<number> => {
    const before = await readProcessorMs();
    for (let count = 0; count < HOMES; count += 1) {
      await readText(`${url}/api/views`, { ...VIEW });
      if (withHome) await readText(`${url}/`, { headers: BROWSER });
    }
    return ((await readProcessorMs()) - before) / HOMES;
  };
  await measure(true);
  const both = await measure(true);
  return ['', formatMs(both - (await measure(false)), 2)];
}

async function readText(url: string, request: RequestInit = {}): Promise<string> {
  const response = await fetch(url, request);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}
