import type { Environment } from '#server/core/config/env';
import { type Finding, ok, warning } from '#server/extras/finding';
import { readMetricsSettings } from './metrics-settings';

const THIS_MACHINE = ['127.0.0.1', '::1', 'localhost'];

/** Checks that not everyone can read the metrics. */
export function checkMetrics({ values }: Pick<Environment, 'values'>): Finding {
  const metrics = readMetricsSettings(values);
  if (metrics === null) return ok('Metrics', 'They are off.');
  const { token, port, host } = metrics;
  if (token !== undefined) return ok('Metrics', 'Only callers with METRICS_TOKEN can read them.');
  if (THIS_MACHINE.includes(host)) return ok('Metrics', `Only this machine can read them, on port ${port}.`);
  return warning(
    'Metrics',
    `Everyone who reaches port ${port} of ${host} can read them.`,
    'Set METRICS_TOKEN, or METRICS_HOST=127.0.0.1.',
  );
}
