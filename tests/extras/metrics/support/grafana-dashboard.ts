import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

const dashboardSchema = z.object({
  schemaVersion: z.number(),
  title: z.string(),
  panels: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
      targets: z.array(z.object({ expr: z.string() })),
    }),
  ),
});

const file = resolve(import.meta.dirname, '../../../../deploy/grafana-dashboard.json');

export function readDashboard() {
  return dashboardSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Returns an expression as Grafana sends it to Prometheus, with its variables replaced. */
export function fillVariables(expression: string, rateInterval: string): string {
  return expression.replaceAll('$job', 'portfolio').replaceAll('$__rate_interval', rateInterval);
}
