import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readAlerts } from '../support/prometheus-alerts';
import { listNames, listSiteMetrics } from '../support/read-metrics';

const operate = readFileSync('docs/operate.md', 'utf8');

const existing = await listSiteMetrics();

test('every alert names metrics that the site has', () => {
  for (const { alert, expr } of readAlerts()) {
    const names = listNames(expr);
    if (alert !== 'PortfolioDown') expect.soft(names.length, alert).toBeGreaterThan(0);
    const unknown = names.filter(name => !existing.has(name));
    expect.soft(unknown, alert).toEqual([]);
    // Prometheus has metrics of its own process under the same names.
    expect.soft(expr, alert).toContain('{job="portfolio"');
  }
});

test('docs/operate.md has a row for every alert, with its summary, and names only metrics that the site has', () => {
  const [, table = ''] = /^\| Alert \|.*\n\|.*\n((?:\|.*\n)+)/m.exec(operate) ?? [];
  const rows = Array.from(table.matchAll(/^\| ([^|]+) \|/gm), ([, summary = '']) => summary);
  expect(rows).toEqual(readAlerts().map(({ annotations }) => annotations.summary));
  const names = listNames(operate);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter(name => !existing.has(name))).toEqual([]);
});
