import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { AUTH_HEADER } from '#shared/credentials';
import { fetchTokens } from '#tests/support/app/fetch-tokens';
import { signInFirst } from '#tests/support/programs/start-site';
import { formatMs } from '../../../../bench/figures';
import { createProbe } from '../../../../bench/hold-up/probe';
import type { Report } from '../../../../bench/report';
import { siteEnvironment, withProgram } from '../../../../bench/site';

const VISITED = ['/', '/projects', '/notes', '/about'];
/** Visits of the calm site, to which those during an export are compared. */
const CALM_VISITS = 100;
const PAUSE_MS = 50;

/** Measures how long visitors of a site wait while its settings create a static copy. */
export async function benchExportHoldUp(folder: string, report: Report): Promise<void> {
  const program = {
    parameters: ['--import', './bench/hold-up/probe.mjs', 'dist/server/main.js'],
    environment: { ...siteEnvironment(folder), LIMIT_LOGIN: 'off', LIMIT_LOGIN_ADDRESS: 'off' },
    ready: /ready at (\S+)/,
  };
  await withProgram(program, async ({ process, match: [, url = ''] }) => {
    await signInFirst(url);
    const { token } = await fetchTokens(url);
    const headers = { [AUTH_HEADER]: token, 'content-type': 'application/json' };
    const isExporting = async () => {
      const status = await fetch(`${url}/api/static-copy`, { headers });
      return z.object({ isRunning: z.boolean() }).parse(await status.json()).isRunning;
    };
    const probe = createProbe(process);
    report.table('The site while its settings create a static copy, a page every 50 ms.', [
      'Site',
      'Page, median',
      'Page, slowest',
      'Longest delay of the event loop',
    ]);
    // Also fills the caches.
    for (const path of VISITED) await (await fetch(url + path)).text();
    const measure = async (what: string, goesOn: (visits: number) => Promise<boolean>) => {
      const times: number[] = [];
      const { delayMs } = await probe.measure(async () => {
        while (await goesOn(times.length)) times.push(await visit(url, times.length));
      });
      times.sort((a, b) => a - b);
      const [median = 0, slowest = 0] = [times[Math.floor(times.length / 2)], times.at(-1)];
      report.row(what, formatMs(median), formatMs(slowest), formatMs(delayMs));
    };
    await measure('Calm', async visits => visits < CALM_VISITS);
    await fetch(`${url}/api/static-copy`, { method: 'POST', headers, body: '{}' });
    await measure('During an export', isExporting);
  });
}

/** Visits a page, and returns the milliseconds until it is complete. */
async function visit(url: string, count: number): Promise<number> {
  await delay(PAUSE_MS);
  const startedAt = performance.now();
  await (await fetch(url + VISITED[count % VISITED.length])).text();
  return performance.now() - startedAt;
}
