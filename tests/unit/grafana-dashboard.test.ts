import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createMetrics } from '#server/http/metrics/metrics';
import { readDashboard } from '../support/grafana-dashboard';
import { listMetricNames } from '../support/read-metrics';

const NAME = /\b(?:portfolio|process|nodejs)_\w+/g;

let existing: Set<string>;
beforeAll(async () => {
  const metrics = createMetrics({
    version: '1.0.0',
    connections: () => ({ used: 0, waiting: 0 }),
    readState: async () => ({ isUp: true, pingMs: 1, mails: 0, backupAt: new Date(), hasFailed: false }),
  });
  existing = listMetricNames(await metrics.read());
});

const listNames = (text: string) => Array.from(text.matchAll(NAME), ([name]) => name);

test('every expression of the dashboard names metrics that the site has', () => {
  const { schemaVersion, panels } = readDashboard();
  expect(schemaVersion).toBeGreaterThanOrEqual(36);
  for (const { title, targets } of panels) {
    expect.soft(targets.length, title).toBeGreaterThan(0);
    for (const { expr } of targets) {
      const names = listNames(expr);
      expect.soft(names.length, title).toBeGreaterThan(0);
      expect
        .soft(
          names.filter(name => !existing.has(name)),
          title,
        )
        .toEqual([]);
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

test('docs/operate.md names only metrics that the site has', () => {
  const text = readFileSync(resolve(import.meta.dirname, '../../docs/operate.md'), 'utf8');
  const names = listNames(text);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter(name => !existing.has(name))).toEqual([]);
});
