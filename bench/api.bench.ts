import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entities } from '../src/server/api/entities';
import { createLogger } from '../src/server/core/logger';
import { openDatabase } from '../src/server/db/open-database';
import { fillProjects } from './fill-projects';
import { type Load, type LoadRequest, measure } from './load';
import { residentMiB, type Started, start } from './site';

// `npm run bench`: the built server with 200 projects, beside two ceilings measured in the same run. Ratios travel
// between machines, requests a second do not.

const PROJECTS = 200;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const SETTLE_MS = 3_000;

type Line = { name: string; path: string; request?: Omit<LoadRequest, 'url'>; sql?: string };

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-bench-'));
  const running: Started[] = [];
  try {
    await runBench(folder, running);
  } finally {
    for (const started of running) await started.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function runBench(folder: string, running: Started[]): Promise<void> {
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
    start(['dist/server/main.js'], { ...environment, ...more }, /ready at (\S+)/);
  await (await launch()).stop();
  const projectId = await fill(sqliteFile);

  const startedAt = performance.now();
  const site = await launch();
  running.push(site);
  const url = site.match[1] ?? '';
  await fetch(`${url}/api/projects`);
  console.log(`first answer after ${Math.round(performance.now() - startedAt)} ms (aim: 1500)`);
  await new Promise(resolve => setTimeout(resolve, SETTLE_MS));
  console.log(
    `resident when idle: ${(await residentMiB(site.process.pid))?.toFixed(0) ?? 'unknown'} MiB (aim: 130)\n`,
  );

  const lines = listLines(projectId);
  const ceilings = await startCeilings(folder, sqliteFile, url, lines);
  running.push(ceilings);
  const [, barePort = '', expressPort = ''] = ceilings.match;
  console.log('Content unchanged: of ceiling 1, a bare server that sends the same bytes (aim: 0.25)');
  for (const line of lines) await report(line, url, `http://127.0.0.1:${barePort}`);
  await site.stop();

  const uncached = await launch({ RESPONSE_CACHE_MB: '0' });
  running.push(uncached);
  console.log(
    '\nNothing cached: of ceiling 2, a route that queries and stringifies the same rows (aim: 0.8)',
  );
  for (const line of lines.filter(({ sql }) => sql !== undefined)) {
    await report(line, uncached.match[1] ?? '', `http://127.0.0.1:${expressPort}`);
  }
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

async function report({ name, path, request }: Line, siteUrl: string, ceilingUrl: string): Promise<void> {
  const own = await measure({ url: siteUrl + path, ...request }, SECONDS);
  const ceiling = request ? null : await measure({ url: ceilingUrl + path }, SECONDS);
  console.log(
    [
      name.padEnd(24),
      `${own.requestsPerSecond.toFixed(0).padStart(6)}/s`,
      `p50 ${own.p50Ms} ms`,
      `p99 ${own.p99Ms} ms`,
      `of the ceiling: ${ratio(own, ceiling)}`,
      own.failed > 0 ? `${own.failed} FAILED` : '',
    ].join('  '),
  );
  if (own.failed > 0) process.exitCode = 1;
}

function ratio(own: Load, ceiling: Load | null): string {
  return ceiling === null ? '   -' : (own.requestsPerSecond / ceiling.requestsPerSecond).toFixed(2);
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
