import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ensureMysql } from '../tests/support/ensure-mysql';
import { startMysqlServer } from '../tests/support/mysql-server';
import { createMysqlSchema } from '../tests/support/test-database';
import { residentMiB, type Started, start } from './site';
import { listMix, type SoakRequest } from './soak-mix';

// `npm run bench:soak`: many requests of all kinds to the built site, on each engine. Fails when one of them does, or when
// memory still grows in the second half.

const REQUESTS = Number(process.env.SOAK_REQUESTS ?? 60_000);
const CONCURRENCY = 16;
const SAMPLES = 24;
const PASSWORD = 'a password for the bench';
/** What a garbage collector that is in no hurry may leave between two samples. */
const LEVEL_MIB = 16;

type Outcome = { failures: Map<string, number>; memory: number[]; seconds: number };

async function main(): Promise<void> {
  await soak('SQLite', {});
  if (!ensureMysql().ready) {
    console.log('MySQL or MariaDB: not run, there is no server on this machine');
    return;
  }
  const server = await startMysqlServer();
  try {
    const { url } = await createMysqlSchema(server.url);
    await soak('MySQL or MariaDB', { DATABASE_URL: url });
  } finally {
    await server.stop();
  }
}

async function soak(engine: string, environment: Record<string, string>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-soak-'));
  const delayFile = join(folder, 'event-loop');
  const site = await start(
    [`--import=data:text/javascript,${encodeURIComponent(watchEventLoop(delayFile))}`, 'dist/server/main.js'],
    {
      PORT: '0',
      DATA_DIR: folder,
      UPLOADS_DIR: join(folder, 'uploads'),
      OWNER_PASSWORD: PASSWORD,
      SAMPLE_CONTENT: 'on',
      LOG_LEVEL: 'error',
      LIMIT_VIEW: 'off',
      LIMIT_CONTACT: 'off',
      ...environment,
    },
    /ready at (\S+)/,
  );
  try {
    const url = site.match[1] ?? '';
    const outcome = await load(site, await listMix(url, PASSWORD));
    site.process.kill('SIGUSR2');
    await delay(500);
    report(engine, outcome, await readFile(delayFile, 'utf8'));
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs in the site's process: writes the delays of its event loop when it is asked to. */
function watchEventLoop(file: string): string {
  return `
    import { writeFileSync } from 'node:fs';
    import { monitorEventLoopDelay } from 'node:perf_hooks';
    const delays = monitorEventLoopDelay({ resolution: 10 });
    delays.enable();
    const ms = percent => (delays.percentile(percent) / 1e6).toFixed(0);
    process.on('SIGUSR2', () => writeFileSync(${JSON.stringify(file)}, 'p50 ' + ms(50) + ' ms, p99 ' + ms(99) + ' ms'));
  `;
}

async function load(site: Started, mix: SoakRequest[]): Promise<Outcome> {
  const startedAt = performance.now();
  const failures = new Map<string, number>();
  const memory: number[] = [];
  let sent = 0;

  async function work(): Promise<void> {
    while (sent < REQUESTS) {
      const number = sent;
      sent += 1;
      if (number % Math.ceil(REQUESTS / SAMPLES) === 0)
        memory.push((await residentMiB(site.process.pid)) ?? 0);
      const request = mix[number % mix.length];
      const failure = request && (await send(request, number));
      if (failure) failures.set(failure, (failures.get(failure) ?? 0) + 1);
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  memory.push((await residentMiB(site.process.pid)) ?? 0);
  return { failures, memory, seconds: (performance.now() - startedAt) / 1000 };
}

/** Null when the answer is as it should be. */
async function send({ name, expected = 200, make }: SoakRequest, number: number): Promise<string | null> {
  try {
    const { url, ...options } = make(number);
    const response = await fetch(url, options);
    await response.arrayBuffer();
    return response.status === expected ? null : `${name}: ${response.status}`;
  } catch (error) {
    return `${name}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function report(engine: string, { failures, memory, seconds }: Outcome, eventLoop: string): void {
  const second = memory.slice(Math.floor(memory.length / 2));
  const growth = growthOf(second);
  console.log(
    `${engine}: ${REQUESTS} requests, ${CONCURRENCY} at a time, in ${seconds.toFixed(0)} s (${(REQUESTS / seconds).toFixed(0)}/s)`,
  );
  console.log(`  failed: ${failures.size === 0 ? 'none' : ''}`);
  for (const [failure, count] of failures) console.log(`    ${count} times ${failure}`);
  console.log(`  resident, MiB: ${memory.map(value => value.toFixed(0)).join(' ')}`);
  console.log(`  second half: ${growth >= 0 ? '+' : ''}${growth.toFixed(1)} MiB (at most ${LEVEL_MIB})`);
  console.log(`  event loop, looked at every 10 ms: ${eventLoop}\n`);
  if (failures.size > 0 || growth > LEVEL_MIB) process.exitCode = 1;
}

/** From the first to the last value, along the line that fits them best. */
function growthOf(values: number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = values.reduce((sum, _value, index) => sum + (index - middle) ** 2, 0);
  const slope = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0) / spread;
  return slope * (values.length - 1);
}

await main();
