import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entities } from '../src/server/api/entities';
import type { Database } from '../src/server/core/database';
import { createLogger } from '../src/server/core/logger';
import { openDatabase } from '../src/server/db/open-database';
import { fillProjects } from './fill-projects';
import { fillMessages, fillUploads } from './fill-rows';
import { fillViews } from './fill-views';
import { residentMiB, start } from './site';

// `npm run bench:growth`: what visitors are sent by a site with 200 and with 2,000 projects, beside many messages, files
// and views. Pages are to grow with what they show alone. BENCH_VIEWS=10000000 takes some ten minutes to fill.

const FEW = 200;
const MANY = 2_000;
const MESSAGES = 10_000;
const UPLOADS = 100_000;
const VIEWS = Number(process.env.BENCH_VIEWS ?? 1_000_000);
const RUNS = 15;
const ARCHIVE_AIM_KB = 200;
/** The archive has 50 rows where it had 40, About and a project what they had; home has ten times the featured ones. */
const RATIO_AIMS: Record<string, number> = { '/projects': 1.3, '/about': 1.05, '/projects/{id}': 1.05 };

type Figures = { path: string; bytes: number; medianMs: number };
type Measured = { pages: Figures[]; memoryMiB: number };

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-bench-'));
  try {
    const projectIds = await fill(folder, db => fillProjects(db, FEW));
    await fill(folder, async db => {
      await fillMessages(db, MESSAGES);
      await fillUploads(db, UPLOADS);
      await fillViews(db, { count: VIEWS, years: 3, projectIds });
    });
    console.log(
      `${MESSAGES} messages, ${UPLOADS} files, ${VIEWS} views; without cached answers, medians of ${RUNS}`,
    );
    const few = await measure(folder, projectIds[0] ?? '');
    await fill(folder, db => fillProjects(db, MANY - FEW));
    report(few, await measure(folder, projectIds[0] ?? ''));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill<T>(folder: string, work: (db: Database) => Promise<T>): Promise<T> {
  const target = { kind: 'sqlite' as const, file: join(folder, 'portfolio.sqlite') };
  const db = await openDatabase({ target, entities, log: createLogger('silent'), waitSeconds: 0 });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

async function measure(folder: string, projectId: string): Promise<Measured> {
  const site = await start(
    ['dist/server/main.js'],
    {
      ...{ PORT: '0', DATA_DIR: folder, UPLOADS_DIR: join(folder, 'uploads'), LOG_LEVEL: 'warn' },
      ...{ OWNER_PASSWORD: 'a password for the bench', SAMPLE_CONTENT: 'off', RESPONSE_CACHE_MB: '0' },
    },
    /ready at (\S+)/,
  );
  try {
    const pages: Figures[] = [];
    for (const path of ['/', '/projects', '/about', '/projects/{id}']) {
      pages.push(await measurePage(path, site.match[1] + path.replace('{id}', projectId)));
    }
    return { pages, memoryMiB: (await residentMiB(site.process.pid)) ?? Number.NaN };
  } finally {
    await site.stop();
  }
}

async function measurePage(path: string, url: string): Promise<Figures> {
  const times: number[] = [];
  let bytes = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const startedAt = performance.now();
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    bytes = (await answer.arrayBuffer()).byteLength;
    times.push(performance.now() - startedAt);
  }
  return { path, bytes, medianMs: times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN };
}

function report(few: Measured, many: Measured): void {
  console.log(`${''.padEnd(18)}${FEW} projects         ${MANY} projects       ratio`);
  for (const [index, { path, bytes, medianMs }] of many.pages.entries()) {
    const before = few.pages[index] ?? { bytes: Number.NaN, medianMs: Number.NaN };
    const ratio = bytes / before.bytes;
    const isMissed = ratio > (RATIO_AIMS[path] ?? Number.POSITIVE_INFINITY) || isTooLarge(path, bytes);
    if (isMissed) process.exitCode = 1;
    console.log(
      `${path.padEnd(18)}${cell(before.bytes, before.medianMs)}${cell(bytes, medianMs)}${ratio.toFixed(2)}${isMissed ? '  MISSED' : ''}`,
    );
  }
  console.log(
    `memory            ${few.memoryMiB.toFixed(0)} MiB              ${many.memoryMiB.toFixed(0)} MiB`,
  );
  console.log(`(aims: the archive under ${ARCHIVE_AIM_KB} kB; ratios ${JSON.stringify(RATIO_AIMS)})`);
}

function isTooLarge(path: string, bytes: number): boolean {
  return path === '/projects' && bytes >= ARCHIVE_AIM_KB * 1_000;
}

function cell(bytes: number, ms: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB, ${ms.toFixed(1)} ms`.padEnd(21);
}

await main();
