import type { Browser } from 'playwright-core';
import { FIRST_LOAD_BUDGET } from '../../tests/support/programs/first-loads';
import { formatKb } from '../figures';
import type { Report } from '../report';
import { listScripts, onPhone } from './phone';

type Script = { url: string; bytes: number; isFirst: boolean };

/** Limits the scripts that Home loads after its first load, such as those of the drawing in its hero. */
const LATE_BUDGET = 6_000;

/**
 * Adds up the scripts that arrive before the `load` event on a phone, where the connection decides which
 * those are, and the later ones. The scripts that the HTML names always count as the first, because a page that
 * defers them beyond the event sends as much.
 */
export async function benchHomeScripts(browser: Browser, siteUrl: string, report: Report): Promise<void> {
  const named = await listScripts(`${siteUrl}/`);
  const scripts = await onPhone(browser, async page => {
    await page.goto(`${siteUrl}/`, { waitUntil: 'networkidle' });
    return page.evaluate(readScripts, named);
  });
  const missing = named.filter(url => !scripts.some(script => script.url === url));
  if (missing.length > 0) throw new Error(`Home did not load ${missing.join(', ')}`);
  report.table('Scripts of Home, as sent.', ['Script', 'Bytes']);
  for (const { url, bytes } of scripts) report.row(new URL(url).pathname, String(bytes));
  for (const [what, isFirst, budget] of [
    ['Scripts loaded before the load event on Home', true, FIRST_LOAD_BUDGET],
    ['Scripts loaded later on Home', false, LATE_BUDGET],
  ] as const) {
    const counted = scripts.filter(script => script.isFirst === isFirst);
    const bytes = counted.reduce((sum, script) => sum + script.bytes, 0);
    const bound = `${formatKb(budget, 0)} brotli`;
    report.bound({ what, measured: formatKb(bytes), bound, isMet: bytes <= budget });
  }
}

/** Runs in the page: lists its scripts. */
function readScripts(named: string[]): Script[] {
  const [navigation] = performance.getEntriesByType('navigation');
  const loadedAt = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0;
  const resources = performance
    .getEntriesByType('resource')
    .filter(entry => entry instanceof PerformanceResourceTiming);
  const scripts = resources.filter(({ name }) => named.includes(name) || name.endsWith('.js'));
  // A preloaded module has an entry for its preload and may have another for its import.
  const byUrl = new Map(
    scripts.map(({ name, encodedBodySize, responseEnd }) => {
      const isFirst = named.includes(name) || responseEnd <= loadedAt;
      return [name, { url: name, bytes: encodedBodySize, isFirst }];
    }),
  );
  return [...byUrl.values()];
}
