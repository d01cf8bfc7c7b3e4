import { mkdir } from 'node:fs/promises';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { AUTH_HEADER } from '#shared/credentials';
import { fetchTokens } from '../../tests/support/app/fetch-tokens';
import { createCertificate } from '../../tests/support/deploy/certificate';
import { startCachingNginx } from '../../tests/support/deploy/tls-proxy';
import { findFreePort } from '../../tests/support/free-port';
import { findNginx } from '../../tests/support/programs/server-programs';
import { formatKb, formatMs, formatSeconds, toMedian } from '../figures';
import type { Report } from '../report';
import { readSetting } from '../setting';
import { processorMs, withFolder, withSite } from '../site';
import { fillPortfolio } from './fill-portfolio';
import { recordVisit, type VisitRequest } from './recorded-visit';
import { replayVisits, type Sources, send, type Target } from './replay';
import { COUNTED_LIMITS } from './request-costs';

/** Visits a second. One process alone cannot serve 1,000,000 a day, spread evenly, which are 11.6. */
const RATES_ALONE = [1, 4];
const RATES_BEHIND = [1, 11.6];
const CHANGES = 10;

type Proxied = {
  direct: Target;
  cached: Target;
  readSite: () => Promise<number>;
  readNginx: () => Promise<number>;
};

/** Measures a visit and a change behind nginx with the recipe, and without it. */
export async function benchCachingProxy(report: Report): Promise<void> {
  if (findNginx() === null) return console.log('nginx: skipped, because it is not on this machine');
  await withFolder(async parent => {
    const folder = join(parent, 'site');
    await mkdir(folder);
    const target = { kind: 'sqlite' as const, file: join(folder, 'portfolio.sqlite') };
    await fillPortfolio({ target, folder, environment: {} });
    const certificate = await createCertificate(parent);
    const ports = { site: await findFreePort(), tls: await findFreePort(), plain: await findFreePort() };
    const url = `https://localhost:${ports.tls}`;
    const settings = { ...COUNTED_LIMITS, PORT: String(ports.site), PUBLIC_URL: url, TRUST_PROXY: '1' };
    await withSite(folder, settings, async ({ pid }) => {
      const nginx = await startCachingNginx({ ports, certificate, folder: parent });
      const direct = { url: `http://127.0.0.1:${ports.site}`, agent: new HttpAgent({ keepAlive: true }) };
      const agent = new HttpsAgent({ keepAlive: true, ca: certificate.content, maxSockets: 64 });
      const read = (process: number | undefined) => async () => (await processorMs(process)) ?? Number.NaN;
      const proxied = { direct, cached: { url, agent }, readSite: read(pid), readNginx: read(nginx.pid) };
      try {
        const { first, all } = await recordVisit(url);
        reportBytes(first, all, report);
        await benchVisits(proxied, all, report);
        await benchStaleness(proxied, report);
      } finally {
        direct.agent.destroy();
        agent.destroy();
        await nginx.stop();
      }
    });
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

async function benchVisits(proxied: Proxied, visit: VisitRequest[], report: Report): Promise<void> {
  const writes = visit.filter(({ method }) => method === 'POST').length;
  report.table(
    `Visits of ${visit.length} requests, of which ${writes} record a view. Each browser has an empty cache.`,
    [
      'Visits a second',
      'Answered by nginx alone',
      'Asked, unchanged',
      'Processor time of the site per visit',
      'Of nginx per visit',
    ],
  );
  const seconds = 5 * readSetting('BENCH_SECONDS', 4);
  const measure = async (target: Target, perSecond: number) => {
    await replayVisits(target, visit, { perSecond, seconds: 3 });
    const [siteBefore, nginxBefore] = [await proxied.readSite(), await proxied.readNginx()];
    const { visits, sources } = await replayVisits(target, visit, { perSecond, seconds });
    const siteMs = ((await proxied.readSite()) - siteBefore) / visits;
    return { sources, siteMs, nginxMs: ((await proxied.readNginx()) - nginxBefore) / visits };
  };
  for (const perSecond of RATES_ALONE) {
    const { siteMs } = await measure(proxied.direct, perSecond);
    report.row(`${perSecond}, the site alone`, '', '', formatMs(siteMs, 0), '');
  }
  for (const perSecond of RATES_BEHIND) {
    const { sources, siteMs, nginxMs } = await measure(proxied.cached, perSecond);
    const shares = ['HIT', 'REVALIDATED'].map(name => toPercent(sources, name));
    report.row(`${perSecond}, behind nginx`, ...shares, formatMs(siteMs, 0), formatMs(nginxMs, 0));
  }
}

function toPercent(sources: Sources, name: string): string {
  const all = [...sources.values()].reduce((sum, count) => sum + count, 0);
  return `${((100 * (sources.get(name) ?? 0)) / all).toFixed(0)} %`;
}

/** Measures how long after the response to a change the page still has the old title. */
async function benchStaleness({ direct, cached }: Proxied, report: Report): Promise<void> {
  const { token } = await fetchTokens(direct.url);
  const [project] = z
    .array(z.object({ _id: z.string() }))
    .parse(await readJson(`${direct.url}/api/projects`));
  const path = `/projects/${project?._id}`;
  report.table(`Time until visitors see ${CHANGES} changes of a page that they keep requesting.`, [
    'Where',
    'Median',
    'Longest',
  ]);
  for (const [where, target] of [
    ['The site alone', direct],
    ['Behind nginx', cached],
  ] as const) {
    const times: number[] = [];
    for (let change = 0; change < CHANGES; change += 1) {
      const title = `${where} ${change}`;
      await send(target, { path });
      const headers = { 'content-type': 'application/json', [AUTH_HEADER]: token };
      await send(direct, { path: `/api${path}`, method: 'PUT', headers, body: JSON.stringify({ title }) });
      const changedAt = performance.now();
      while (!(await send(target, { path })).body.includes(title)) await delay(10);
      times.push(performance.now() - changedAt);
    }
    report.row(where, formatSeconds(toMedian(times), 2), formatSeconds(Math.max(...times), 2));
  }
}

async function readJson(url: string): Promise<unknown> {
  return (await fetch(url)).json();
}
