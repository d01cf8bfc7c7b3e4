import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const alertsSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['critical', 'warning']) }),
          annotations: z.object({ summary: z.string() }),
        }),
      ),
    }),
  ),
});

export const ALERTS_FILE = resolve(import.meta.dirname, '../../../../deploy/prometheus-alerts.yml');

/** Lists the alerts that the site ships for Prometheus. */
export function readAlerts() {
  const { groups } = alertsSchema.parse(parse(readFileSync(ALERTS_FILE, 'utf8')));
  return groups.flatMap(({ rules }) => rules);
}
