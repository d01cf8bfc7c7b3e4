import type { Browser } from 'playwright-core';
import { FIRST_LOAD_BUDGET } from '../../tests/support/programs/first-loads';
import { formatKb } from '../figures';
import type { Report } from '../report';
import { listScripts, onPhone } from './phone';

type Script = { url: string; bytes: number };

/**
 * Adds up the scripts that arrive before the `load` event on a phone, where the connection decides which
 * those are. The scripts that the HTML names always count, because a page that defers them beyond the event
 * sends as much.
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
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
  report.bound({
    what: 'Scripts loaded before the load event on Home',
    measured: formatKb(bytes),
    bound: `${formatKb(FIRST_LOAD_BUDGET, 0)} brotli`,
    isMet: bytes <= FIRST_LOAD_BUDGET,
  });
}

/** Runs in the page: lists the scripts that count. */
function readScripts(named: string[]): Script[] {
  const [navigation] = performance.getEntriesByType('navigation');
  const loadedAt = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0;
  const resources = performance
    .getEntriesByType('resource')
    .filter(entry => entry instanceof PerformanceResourceTiming);
  const counted = resources.filter(
    ({ name, responseEnd }) => named.includes(name) || (name.endsWith('.js') && responseEnd <= loadedAt),
  );
  // A preloaded module has an entry for its preload and may have another for its import.
  const bytesByUrl = new Map(counted.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
  return [...bytesByUrl].map(([url, bytes]) => ({ url, bytes }));
}
