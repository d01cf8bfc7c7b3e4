import { expect, test } from 'vitest';
import { readDashboard } from '../support/grafana-dashboard';
import { listNames, listSiteMetrics } from '../support/read-metrics';

const existing = await listSiteMetrics();

test('every expression of the dashboard names metrics that the site has', () => {
  const { schemaVersion, panels } = readDashboard();
  expect(schemaVersion).toBeGreaterThanOrEqual(36);
  for (const { title, targets } of panels) {
    expect.soft(targets.length, title).toBeGreaterThan(0);
    for (const { expr } of targets) {
      const names = listNames(expr);
      expect.soft(names.length, title).toBeGreaterThan(0);
      const unknown = names.filter(name => !existing.has(name));
      expect.soft(unknown, title).toEqual([]);
      // Prometheus has metrics of its own process under the same names.
      expect.soft(expr.split('{job="$job"').length - 1, title).toBe(names.length);
    }
  }
});

test('the dashboard shows every metric of the site itself', () => {
  const shown = readDashboard().panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => listNames(expr)),
  );
  const isHidden = (name: string) => /_(count|sum)$/.test(name) || shown.includes(name);
  expect([...existing].filter(name => name.startsWith('portfolio_') && !isHidden(name))).toEqual([]);
});

test('panels of the dashboard have different numbers and do not overlap', () => {
  const { panels } = readDashboard();
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, index) => `${x + (index % w)},${y + Math.floor(index / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  expect(Math.max(...panels.map(({ gridPos: { x, w } }) => x + w))).toBe(24);
});
