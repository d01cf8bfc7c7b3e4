import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { signInFirst } from '../tests/support/programs/start-site';
import type { Bench } from './bench';
import type { SentResponse } from './ceilings';
import { formatMiB, formatMs, formatSeconds } from './figures';
import { fillProjects } from './fill-projects';
import { type LoadRequest, measureLoad } from './load';
import type { Report } from './report';
import { readSetting } from './setting';
import {
  fillDatabase,
  processorMs,
  residentMiB,
  type Site,
  siteEnvironment,
  withFolder,
  withProgram,
  withSite,
} from './site';

export const apiBench: Bench = {
  name: 'api',
  summary:
    'Requests per second compared with two ceilings on the same machine, start times and memory (BENCH_SECONDS)',
  needsBuild: true,
  run,
};

const PROJECTS = 200;
/** V8 collects garbage for the last time when nothing has happened for 8 seconds. */
const SETTLE_MS = 12_000;
const RENDERS = 100;
const NPM_START_BOUND_MS = 2_000;

type Line = {
  name: string;
  path: string;
  /** Minimum share of a bare server's requests per second while the content is unchanged. */
  cachedBound?: number;
  /** SQL of the Express route that it is compared with when nothing is cached. */
  sql?: string;
  request?: Omit<LoadRequest, 'url' | 'pid'>;
};

type Run = { folder: string; lines: Line[]; report: Report };

/** Source of a minimal server. */
const BARE_SERVER = `
  const server = require('node:http').createServer((request, response) => response.end('bare'));
  server.listen(0, '127.0.0.1', () => console.log('ready at http://127.0.0.1:' + server.address().port));
`;
const READY = /ready at (\S+)/;

async function run(report: Report): Promise<void> {
  await withFolder(async folder => {
    // The first start adds the sample content, and the first sign-in lets pages be cached.
    await withSite(folder, {}, ({ url }) => signInFirst(url));
    const ids = await fillDatabase(folder, db => fillProjects(db, PROJECTS));
    const lines = listLines(ids.at(-1) ?? '');
    await benchProcess(folder, report);
    await benchCached({ folder, lines, report });
    await benchUncached({ folder, lines, report });
    await benchNpmStart(folder, report);
  });
}

function listLines(projectId: string): Line[] {
  const batch = 'projects.list,skills.list,views.total,site.get';
  return [
    {
      name: 'GET /api/projects',
      path: '/api/projects',
      cachedBound: 0.5,
      sql: 'SELECT * FROM project ORDER BY id DESC',
    },
    {
      name: 'GET /api/projects/{id}',
      path: `/api/projects/${projectId}`,
      cachedBound: 0.5,
      sql: `SELECT * FROM project WHERE id = '${projectId}'`,
    },
    { name: 'Four procedures in a tRPC batch', path: `/trpc/${batch}?batch=1&input=%7B%7D` },
    { name: 'Home, rendered', path: '/' },
    {
      name: 'POST /api/views',
      path: '/api/views',
      request: {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"projectId":null,"sessionId":"bench"}',
      },
    },
  ];
}

async function benchProcess(folder: string, report: Report): Promise<void> {
  const own = await withSite(folder, {}, site => measureStart({ ...site, url: `${site.url}/api/projects` }));
  const bare = await withProgram(
    { parameters: ['-e', BARE_SERVER], environment: {}, ready: READY },
    ({ process, match: [, url = ''], startedAt }) => measureStart({ url, pid: process.pid, startedAt }),
  );
  report.table('The process, compared with a bare server.', ['What', 'Measured', 'Bare server']);
  report.row('Time to the first response', formatMs(own.responseMs, 0), formatMs(bare.responseMs, 0));
  report.row('Resident memory when idle', formatMiB(own.idleMiB), formatMiB(bare.idleMiB));
}

async function measureStart({ url, pid, startedAt }: Site) {
  await (await fetch(url)).arrayBuffer();
  const responseMs = performance.now() - startedAt;
  await delay(SETTLE_MS);
  return { responseMs, idleMiB: await residentMiB(pid) };
}

async function benchCached({ folder, lines, report }: Run): Promise<void> {
  await withSite(folder, {}, async site => {
    const responses: Record<string, SentResponse> = {};
    for (const { path } of lines.filter(({ request }) => !request))
      responses[path] = await record(site.url + path);
    await withCeilings(folder, { responses }, async ({ bareUrl, pid }) => {
      report.table(
        `Content unchanged, ${PROJECTS} projects, compared with a bare server that sends the same headers and body.`,
        COLUMNS,
      );
      for (const line of lines) {
        const ratio = await benchLine(line, site, line.request ? null : { url: bareUrl, pid }, report);
        const { name, cachedBound } = line;
        if (cachedBound === undefined) continue;
        report.bound({
          what: `${name}, cached: requests per second, as a share of a bare server that sends the same headers and body`,
          measured: ratio.toFixed(2),
          bound: `at least ${cachedBound}`,
          isMet: ratio >= cachedBound,
        });
      }
    });
  });
}

/** Records a response as wrk gets it, which accepts no compression. Node itself adds the headers that are left out. */
async function record(url: string): Promise<SentResponse> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const headers = Object.fromEntries(response.headers);
  for (const name of ['connection', 'date', 'keep-alive', 'transfer-encoding']) delete headers[name];
  const body = Buffer.from(await response.arrayBuffer());
  return { headers: { ...headers, 'content-length': String(body.length) }, body: body.toString('base64') };
}

async function benchUncached({ folder, lines, report }: Run): Promise<void> {
  const queries = Object.fromEntries(lines.flatMap(({ path, sql }) => (sql ? [[path, sql]] : [])));
  await withSite(folder, { RESPONSE_CACHE_MB: '0' }, async site => {
    await withCeilings(folder, { queries }, async ({ expressUrl, pid }) => {
      report.table('Nothing cached, compared with an Express route with the same SQL.', COLUMNS);
      for (const line of lines.filter(({ sql }) => sql !== undefined)) {
        const ratio = await benchLine(line, site, { url: expressUrl, pid }, report);
        report.bound({
          what: `${line.name}, uncached: requests per second, as a share of an Express route with the same SQL`,
          measured: ratio.toFixed(2),
          bound: 'none',
          isMet: true,
        });
      }
    });
    await benchRenders(site, report);
  });
}

const COLUMNS = [
  'Request',
  'Per second',
  'Ceiling',
  'Ratio',
  'Processor time each',
  'Of the ceiling',
  'p50',
  'p99',
];

/** Measures a line, adds its row and returns its share of the ceiling. */
async function benchLine(
  { name, path, request }: Line,
  site: Pick<Site, 'url' | 'pid'>,
  server: Pick<Site, 'url' | 'pid'> | null,
  report: Report,
): Promise<number> {
  const seconds = readSetting('BENCH_SECONDS', 4);
  const own = await measureLoad({ url: site.url + path, pid: site.pid, ...request }, seconds);
  const ceiling = server && (await measureLoad({ url: server.url + path, pid: server.pid }, seconds));
  const ratio = own.requestsPerSecond / (ceiling?.requestsPerSecond ?? Number.NaN);
  report.row(
    name,
    own.requestsPerSecond.toFixed(0),
    ceiling?.requestsPerSecond.toFixed(0) ?? '',
    ceiling ? ratio.toFixed(2) : '',
    formatMs(own.processorMs, 2),
    ceiling ? formatMs(ceiling.processorMs, 2) : '',
    own.p50,
    own.p99,
  );
  return ratio;
}

type Ceilings = { bareUrl: string; expressUrl: string; pid: number | undefined };

async function withCeilings(
  folder: string,
  {
    responses = {},
    queries = {},
  }: { responses?: Record<string, SentResponse>; queries?: Record<string, string> },
  work: (ceilings: Ceilings) => Promise<void>,
): Promise<void> {
  const plan = join(folder, 'ceilings.json');
  await writeFile(plan, JSON.stringify({ sqliteFile: join(folder, 'portfolio.sqlite'), responses, queries }));
  await withProgram(
    { parameters: ['--import', 'tsx', 'bench/ceilings.ts', plan], environment: {}, ready: /(\d+) (\d+)/ },
    ({ process: { pid }, match: [, barePort, expressPort] }) =>
      work({ bareUrl: `http://127.0.0.1:${barePort}`, expressUrl: `http://127.0.0.1:${expressPort}`, pid }),
  );
}

async function benchRenders({ url, pid }: Site, report: Report): Promise<void> {
  const render = async (times: number) => {
    // Compression is not part of rendering.
    for (let count = 0; count < times; count += 1)
      await (await fetch(`${url}/`, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer();
  };
  await render(RENDERS / 2);
  const before = await processorMs(pid);
  await render(RENDERS);
  const after = await processorMs(pid);
  const each = before === null || after === null ? 'unknown' : formatMs((after - before) / RENDERS);
  report.table(`Home with ${PROJECTS} projects, nothing cached.`, ['What', 'Measured']);
  report.row('Processor time for one rendering', each);
}

async function benchNpmStart(folder: string, report: Report): Promise<void> {
  const { npm_execpath: npm } = process.env;
  if (npm === undefined) throw new Error('Run this bench with npm run bench.');
  const milliseconds = await withProgram(
    { parameters: [npm, 'start'], environment: siteEnvironment(folder), ready: READY },
    async ({ match: [, url = ''], startedAt }) => {
      await (await fetch(url)).arrayBuffer();
      return performance.now() - startedAt;
    },
  );
  report.bound({
    what: 'First page after npm start on an unchanged checkout',
    measured: formatSeconds(milliseconds, 2),
    bound: `at most ${formatSeconds(NPM_START_BOUND_MS)}`,
    isMet: milliseconds <= NPM_START_BOUND_MS,
  });
}
