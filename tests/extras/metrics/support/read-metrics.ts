import { createMetrics } from '#server/extras/metrics/metrics';

/** The values of metrics by name and labels, such as `portfolio_http_requests_total{method="GET"}`. */
export type MetricValues = Record<string, number>;

/** Parses the text format of Prometheus. */
export function parseMetrics(text: string): MetricValues {
  const lines = text.split('\n').filter(line => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map(line => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

/** Lists the names that expressions may use. A histogram has three. */
function listMetricNames(text: string): Set<string> {
  const types = Array.from(text.matchAll(/^# TYPE (\S+) (\S+)$/gm), ([, name = '', type]) => ({
    name,
    type,
  }));
  return new Set(
    types.flatMap(({ name, type }) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map(suffix => name + suffix) : [name],
    ),
  );
}

const NAME = /\b(?:portfolio|process|nodejs)_\w+/g;

/** Lists the metrics of the site that an expression or a text names. */
export const listNames = (text: string): string[] => Array.from(text.matchAll(NAME), ([name]) => name);

/** Lists the names of all metrics that a site has. */
export async function listSiteMetrics(): Promise<Set<string>> {
  const metrics = createMetrics({
    version: { version: '1.0.0', commit: null },
    readState: async () => ({ isUp: true, pingMs: 1, mails: 0, backupAt: new Date(), hasFailed: false }),
    readLookups: () => ({ hits: 0, misses: 0 }),
  });
  return listMetricNames(await metrics.read());
}
