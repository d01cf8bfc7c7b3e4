import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { residentMiB } from '../site';

/** The longest delay of the event loop during requests, and the peak of the memory above that before them. */
export type HoldUp = { delayMs: number; memoryMiB: number };

export type Probe = { measure(work: () => Promise<unknown>): Promise<HoldUp> };

const reportSchema = z.object({ maxDelayMs: z.number() });
/** Waits so that work after the response counts too. */
const SETTLE_MS = 15;

/** Measures a site that was started with probe.mjs. */
export function createProbe(site: ChildProcess): Probe {
  const readDelayMs = async () => {
    const answer = once(site, 'message', { signal: AbortSignal.timeout(120_000) });
    site.send('read delay');
    const [message] = await answer;
    return reportSchema.parse(message).maxDelayMs;
  };
  return {
    measure: async work => {
      await resetPeak(site.pid);
      const before = (await residentMiB(site.pid)) ?? Number.NaN;
      await readDelayMs();
      await work();
      await delay(SETTLE_MS);
      const delayMs = await readDelayMs();
      return { delayMs, memoryMiB: Math.max(0, (await readPeakMiB(site.pid)) - before) };
    },
  };
}

/** Makes the kernel measure the peak of the resident memory from now on; only Linux supports it. */
async function resetPeak(pid: number | undefined): Promise<void> {
  await writeFile(`/proc/${pid}/clear_refs`, '5').catch(() => {});
}

async function readPeakMiB(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kib] = /VmHWM:\s+(\d+) kB/.exec(status) ?? [];
  return kib === undefined ? Number.NaN : Number(kib) / 1024;
}
