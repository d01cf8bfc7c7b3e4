import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { signInFirst } from '../tests/support/programs/start-site';
import type { Bench } from './bench';
import { type Engine, onEachEngine } from './engines';
import { formatMiB, formatSeconds } from './figures';
import type { Report } from './report';
import { readSetting } from './setting';
import { residentMiB, type Site, withSite } from './site';
import { listMix, type SoakRequest } from './soak-mix';

export const soakBench: Bench = {
  name: 'soak',
  summary:
    '60,000 mixed requests, 16 at a time, on both engines; fails if any request fails (BENCH_REQUESTS)',
  needsBuild: true,
  run: report => onEachEngine(engine => benchEngine(engine, report)),
};

const CONCURRENCY = 16;
const SAMPLES = 24;

type Outcome = { failures: Map<string, number>; memory: number[]; milliseconds: number };

async function benchEngine({ name, createDatabase }: Engine, report: Report): Promise<void> {
  const requests = readSetting('BENCH_REQUESTS', 60_000);
  const { folder, environment } = await createDatabase();
  const delayFile = join(folder, 'event-loop');
  const watch = `--import=data:text/javascript,${encodeURIComponent(createEventLoopScript(delayFile))}`;
  await withSite(
    folder,
    { SAMPLE_CONTENT: 'on', LOG_LEVEL: 'error', ...environment },
    async site => {
      await signInFirst(site.url);
      const { failures, memory, milliseconds } = await load(site, await listMix(site.url), requests);
      if (site.pid !== undefined) process.kill(site.pid, 'SIGUSR2');
      await delay(500);
      report.table(`${name}, ${requests} requests, ${CONCURRENCY} at a time.`, ['What', 'Measured']);
      report.row('Time', formatSeconds(milliseconds, 0));
      report.row('Resident memory in MiB', memory.map(value => value.toFixed(0)).join(' '));
      report.row(
        'Growth in the second half',
        formatMiB(calculateGrowth(memory.slice(Math.floor(memory.length / 2)))),
      );
      report.row('Delay of the event loop', await readFile(delayFile, 'utf8'));
      const failed = [...failures].map(([failure, count]) => `${failure} (${count} times)`);
      if (failed.length > 0) throw new Error(`Requests failed: ${failed.join(', ')}`);
    },
    [watch, 'dist/server/main.js'],
  );
}

/** Creates a script for the site's process that writes the delays of its event loop on SIGUSR2. */
function createEventLoopScript(file: string): string {
  return `
    import { writeFileSync } from 'node:fs';
    import { monitorEventLoopDelay } from 'node:perf_hooks';
    const delays = monitorEventLoopDelay({ resolution: 10 });
    delays.enable();
    const ms = percent => (delays.percentile(percent) / 1e6).toFixed(0);
    process.on('SIGUSR2', () => writeFileSync(${JSON.stringify(file)}, 'p50 ' + ms(50) + ' ms, p99 ' + ms(99) + ' ms'));
  `;
}

async function load({ pid }: Site, mix: SoakRequest[], requests: number): Promise<Outcome> {
  const startedAt = performance.now();
  const failures = new Map<string, number>();
  const memory: number[] = [];
  let sent = 0;

  async function work(): Promise<void> {
    while (sent < requests) {
      const number = sent;
      sent += 1;
      if (number % Math.ceil(requests / SAMPLES) === 0) memory.push((await residentMiB(pid)) ?? 0);
      const request = mix[number % mix.length];
      const failure = request && (await send(request, number));
      if (failure) failures.set(failure, (failures.get(failure) ?? 0) + 1);
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  memory.push((await residentMiB(pid)) ?? 0);
  return { failures, memory, milliseconds: performance.now() - startedAt };
}

/** Sends one request. Returns a description of the failure, or null if the response is the expected one. */
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

/** Calculates the growth from the first to the last value along the line of best fit. */
function calculateGrowth(values: number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = values.reduce((sum, _value, index) => sum + (index - middle) ** 2, 0);
  const slope = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0) / spread;
  return slope * (values.length - 1);
}
