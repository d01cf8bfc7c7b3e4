import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { getPattern } from '#server/http/requests/request-pattern';
import { createMutex } from '#shared/mutex';
import type { SiteVersion } from '#shared/site-version';
import type { SiteState } from './site-state';

/** Cached responses take less than a millisecond, and uploads any time. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Node accepts some thirty methods, of which the site has these. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

type MetricsOptions = {
  version: SiteVersion;
  readState: () => Promise<SiteState>;
  readLookups: () => { hits: number; misses: number };
};

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Creates the metrics of this process and site. Their labels have a fixed set of values, and never contain an address
 * of a visitor or content of the site.
 */
export function createMetrics({ version, readState, readLookups }: MetricsOptions) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'portfolio_build_info',
    help: 'The version of the site and the commit of its build. The value is always 1.',
    labelNames: ['version', 'commit'],
    registers,
  }).set({ version: version.version, commit: version.commit ?? '' }, 1);

  const requests = new Counter({
    name: 'portfolio_http_requests_total',
    help: 'Requests by method, pattern of the address and status, which is "aborted" if the client left.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'portfolio_http_request_duration_seconds',
    help: 'Time from a request to the end of its response.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  });
  new Counter({
    name: 'portfolio_response_cache_lookups_total',
    help: 'Requests whose response may be cached: "hit" if it was, "miss" if it was created.',
    labelNames: ['result'],
    registers,
    collect() {
      const { hits, misses } = readLookups();
      this.reset();
      this.inc({ result: 'hit' }, hits);
      this.inc({ result: 'miss' }, misses);
    },
  });

  const gauge = (name: string, help: string) => new Gauge({ name: `portfolio_${name}`, help, registers });
  const isDatabaseUp = gauge('database_up', '1 if the database answers and has the expected schema, else 0.');
  const pingSeconds = gauge('database_ping_seconds', 'Time in which the database answered this scrape.');
  const queuedMails = gauge('mails_queued', 'Emails about new messages that are not sent yet.');
  const lastBackup = gauge('last_backup_timestamp_seconds', 'Unix time of the last successful backup.');
  const hasFailedBackup = gauge(
    'scheduled_backup_failed',
    '1 if scheduled backups have failed since the last successful one, else 0.',
  );

  function setOrRemove(target: Gauge, value: number | null): void {
    if (value === null) target.remove();
    else target.set(value);
  }

  function showState({ isUp, pingMs, mails, backupAt, hasFailed }: SiteState): void {
    isDatabaseUp.set(Number(isUp));
    setOrRemove(pingSeconds, pingMs && pingMs / 1_000);
    setOrRemove(queuedMails, mails);
    setOrRemove(lastBackup, backupAt && backupAt.getTime() / 1_000);
    setOrRemove(hasFailedBackup, hasFailed === null ? null : Number(hasFailed));
  }

  const readInTurn = createMutex();

  return {
    contentType: registry.contentType,
    /** Returns the text for Prometheus. */
    read: (): Promise<string> =>
      readInTurn(async () => {
        showState(await readState());
        return registry.metrics();
      }),
    /** Counts and times a request. */
    measure: (request: IncomingMessage, response: ServerResponse): void => {
      const startedAt = performance.now();
      response.once('close', () => {
        const { method = '' } = request;
        const labels = { method: METHODS.has(method) ? method : 'OTHER', route: getPattern(request) };
        const status = response.writableFinished ? response.statusCode : 'aborted';
        requests.inc({ ...labels, status });
        requestSeconds.observe(labels, (performance.now() - startedAt) / 1_000);
      });
    },
  };
}
