import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entities } from '../src/server/api/entities';
import { createLogger } from '../src/server/core/logger';
import { openDatabase } from '../src/server/db/open-database';
import { fillProjects } from './fill-projects';
import { type LoadRequest, measure } from './load';
import { type Report, startReport } from './report';
import { processorMs, residentMiB, type Started, start } from './site';

// `npm run bench`: the built server with 200 projects, beside two ceilings measured in the same run. Ratios travel
// between machines, requests a second do not. docs/measured.md gets the tables.

const PROJECTS = 200;
const { BENCH_SECONDS } = process.env;
const SECONDS = Number(BENCH_SECONDS ?? 4);
/** V8 tidies up for the last time when nothing has happened for 8 seconds. */
const SETTLE_MS = 12_000;
const RENDERS = 100;
const AIMS = {
  firstAnswerMs: 600,
  idleMiB: 110,
  npmStartMs: 2_000,
  renderMs: 25,
  cached: 0.25,
  uncached: 0.7,
};
const COLUMNS = ['Request', 'A second', 'Ceiling', 'Ratio', 'Aim', 'p50', 'p99', 'Failed'];

type Line = { name: string; path: string; request?: Omit<LoadRequest, 'url'>; sql?: string };

/** As little as a server can be; the site's start and its memory stand beside it. */
const BARE_SERVER = `
  const server = require('node:http').createServer((request, response) => response.end('bare'));
  server.listen(0, '127.0.0.1', () => console.log('ready at http://127.0.0.1:' + server.address().port));
`;
const READY = /ready at (\S+)/;

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-bench-'));
  const running: Started[] = [];
  const report = startReport('npm run bench');
  try {
    await runBench(folder, running, report);
  } finally {
    for (const started of running) await started.stop();
    await rm(folder, { recursive: true, force: true });
  }
  // A shorter run is a try.
  if (BENCH_SECONDS === undefined) await report.write();
}

async function runBench(folder: string, running: Started[], report: Report): Promise<void> {
  const sqliteFile = join(folder, 'portfolio.sqlite');
  const environment = {
    PORT: '0',
    DATA_DIR: folder,
    UPLOADS_DIR: join(folder, 'uploads'),
    OWNER_PASSWORD: 'a password for the bench',
    LOG_LEVEL: 'warn',
    LIMIT_VIEW: 'off',
  };
  const launch = (more: Record<string, string> = {}) =>
    start(['dist/server/main.js'], { ...environment, ...more }, READY);
  await (await launch()).stop();
  const projectId = await fill(sqliteFile);

  const site = await benchStart(launch, report);
  running.push(site);
  const url = site.match[1] ?? '';
  const lines = listLines(projectId);
  const ceilings = await startCeilings(folder, sqliteFile, url, lines);
  running.push(ceilings);
  const [, barePort = '', expressPort = ''] = ceilings.match;
  report.table(
    `Content unchanged, ${PROJECTS} projects: requests a second, of those of a bare server that sends the same bytes.`,
    COLUMNS,
  );
  for (const line of lines) await benchLine(line, url, `http://127.0.0.1:${barePort}`, AIMS.cached, report);
  await site.stop();

  const uncached = await launch({ RESPONSE_CACHE_MB: '0' });
  running.push(uncached);
  report.table(
    'Nothing cached: of those of an Express route that queries and stringifies the same rows.',
    COLUMNS,
  );
  for (const line of lines.filter(({ sql }) => sql !== undefined)) {
    const expressUrl = `http://127.0.0.1:${expressPort}`;
    await benchLine(line, uncached.match[1] ?? '', expressUrl, AIMS.uncached, report);
  }
  await benchRenders(uncached, report);
  await uncached.stop();
  await benchNpmStart(environment, report);
}

async function benchRenders({ process: { pid }, match }: Started, report: Report): Promise<void> {
  // Compressing it is another matter.
  const headers = { 'accept-encoding': 'identity' };
  const render = async (times: number) => {
    for (let count = 0; count < times; count += 1)
      await (await fetch(`${match[1]}/`, { headers })).arrayBuffer();
  };
  await render(RENDERS / 2);
  const before = await processorMs(pid);
  await render(RENDERS);
  const after = await processorMs(pid);
  const each = before === null || after === null ? null : (after - before) / RENDERS;
  report.table('Home with 200 projects, nothing cached.', ['What', 'Measured', 'Aim']);
  report.row(
    ['Processor for one rendering', `${each?.toFixed(1) ?? 'unknown'} ms`, `${AIMS.renderMs} ms`],
    (each ?? 0) <= AIMS.renderMs,
  );
}

/** What was just built is not built again. */
async function benchNpmStart(environment: Record<string, string>, report: Report): Promise<void> {
  const { npm_execpath: npm } = process.env;
  if (npm === undefined) return;
  const { started, milliseconds } = await timeStart(() => start([npm, 'start'], environment, READY), '/');
  await started.stop();
  report.table('npm start on an unchanged checkout.', ['What', 'Measured', 'Aim']);
  report.row(
    ['First page after', `${milliseconds.toFixed(0)} ms`, `${AIMS.npmStartMs} ms`],
    milliseconds <= AIMS.npmStartMs,
  );
}

/** Starts the site, and beside it a bare server; answers the site. */
async function benchStart(launch: () => Promise<Started>, report: Report): Promise<Started> {
  const site = await timeStart(launch, '/api/projects');
  const bare = await timeStart(() => start(['-e', BARE_SERVER], {}, READY), '/');
  await new Promise(resolve => setTimeout(resolve, SETTLE_MS));
  const [own, reference] = await Promise.all(
    [site, bare].map(({ started }) => residentMiB(started.process.pid)),
  );
  await bare.started.stop();
  report.table('The process, beside a bare server.', ['What', 'Measured', 'Bare server', 'Ratio', 'Aim']);
  report.row(
    [
      'First answer after',
      ...compared(site.milliseconds, bare.milliseconds, 'ms'),
      `${AIMS.firstAnswerMs} ms`,
    ],
    site.milliseconds <= AIMS.firstAnswerMs,
  );
  report.row(
    ['Resident when idle', ...compared(own, reference, 'MiB'), `${AIMS.idleMiB} MiB`],
    (own ?? 0) <= AIMS.idleMiB,
  );
  return site.started;
}

async function timeStart(launch: () => Promise<Started>, path: string) {
  const startedAt = performance.now();
  const started = await launch();
  await (await fetch((started.match[1] ?? '') + path)).arrayBuffer();
  return { started, milliseconds: performance.now() - startedAt };
}

function compared(
  own: number | null | undefined,
  reference: number | null | undefined,
  unit: string,
): string[] {
  if (own == null || reference == null) return ['unknown', 'unknown', ''];
  return [`${own.toFixed(0)} ${unit}`, `${reference.toFixed(0)} ${unit}`, (own / reference).toFixed(1)];
}

function listLines(projectId: string): Line[] {
  const batch = 'projects.list,skills.list,views.total,site.get';
  return [
    { name: 'GET /api/projects', path: '/api/projects', sql: 'SELECT * FROM project ORDER BY id DESC' },
    {
      name: 'GET /api/projects/{id}',
      path: `/api/projects/${projectId}`,
      sql: `SELECT * FROM project WHERE id = '${projectId}'`,
    },
    { name: 'GET /api/skills', path: '/api/skills', sql: 'SELECT * FROM skill ORDER BY position' },
    { name: 'tRPC batch of Home', path: `/trpc/${batch}?batch=1&input=%7B%7D` },
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

async function startCeilings(
  folder: string,
  sqliteFile: string,
  url: string,
  lines: Line[],
): Promise<Started> {
  const reads = lines.filter(({ request }) => request === undefined);
  const bytes: Record<string, string> = {};
  for (const { path } of reads)
    bytes[path] = Buffer.from(await (await fetch(url + path)).arrayBuffer()).toString('base64');
  const queries = Object.fromEntries(
    lines.flatMap(({ path, sql }) => (sql === undefined ? [] : [[path, sql]])),
  );
  const plan = join(folder, 'ceilings.json');
  await writeFile(plan, JSON.stringify({ sqliteFile, bytes, queries }));
  return start(['--import', 'tsx', 'bench/ceilings.ts', plan], {}, /(\d+) (\d+)/);
}

async function benchLine(
  { name, path, request }: Line,
  siteUrl: string,
  ceilingUrl: string,
  aim: number,
  report: Report,
): Promise<void> {
  const own = await measure({ url: siteUrl + path, ...request }, SECONDS);
  const ceiling = request ? null : await measure({ url: ceilingUrl + path }, SECONDS);
  const ratio = ceiling && own.requestsPerSecond / ceiling.requestsPerSecond;
  report.row(
    [
      name,
      own.requestsPerSecond.toFixed(0),
      ceiling?.requestsPerSecond.toFixed(0) ?? '',
      ratio?.toFixed(2) ?? '',
      ratio === null ? '' : String(aim),
      `${own.p50Ms} ms`,
      `${own.p99Ms} ms`,
      String(own.failed),
    ],
    own.failed === 0 && (ratio === null || ratio >= aim),
  );
}

/** Answers the id of one of the projects. */
async function fill(file: string): Promise<string> {
  const log = createLogger('silent');
  const db = await openDatabase({ target: { kind: 'sqlite', file }, entities, log, waitSeconds: 0 });
  const ids = await fillProjects(db, PROJECTS);
  await db.close();
  return ids.at(-1) ?? '';
}

await main();
