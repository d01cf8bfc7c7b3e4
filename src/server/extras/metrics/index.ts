import { readSiteVersion } from '#server/core/runtime/read-site-version';
import type { Extra, OpenedExtra, SiteParts } from '#server/extras/extra';
import { closeServer, createHttpServer } from '#server/http/http-server';
import { listen } from '#server/http/listen';
import { checkMetrics } from './check-metrics';
import type { Metrics } from './metrics';
import { createMetricsApp, createMetricsRoute } from './metrics-endpoint';
import { type MetricsSettings, metricsSettings, readMetricsSettings } from './metrics-settings';
import { readSiteState } from './site-state';

/** Figures of the process and its requests, for Prometheus. */
export const metrics = {
  settings: metricsSettings,
  check: { name: 'Metrics', run: checkMetrics },
  open: core => {
    const settings = readMetricsSettings(core.env.values);
    return settings ? openMetricsExtra(core, settings) : {};
  },
} satisfies Extra;

function openMetricsExtra(core: SiteParts, { token, port, host }: MetricsSettings): OpenedExtra {
  let opening: Promise<Metrics> | undefined;
  const openMetrics = () => {
    opening ??= createSiteMetrics(core);
    return opening;
  };
  const options = { openMetrics, token };
  // Without a port of their own, the metrics are an address of the site.
  const ownServer =
    port === undefined
      ? null
      : createHttpServer().on('request', createMetricsApp(core.attachContext, options));
  return {
    ...(ownServer ? {} : { routes: createMetricsRoute(options) }),
    work: {
      start: async siteServer => {
        siteServer.prependListener('request', (await openMetrics()).measure);
        const names = { port: 'METRICS_PORT', host: 'METRICS_HOST' };
        if (ownServer && port !== undefined) await listen(ownServer, { port, host, names });
      },
      stop: async () => {
        if (ownServer?.listening) await closeServer(ownServer);
      },
    },
  };
}

/** Creates the metrics. A site without them does not load their library. */
async function createSiteMetrics(core: SiteParts): Promise<Metrics> {
  const { createMetrics } = await import('./metrics');
  return createMetrics({
    version: readSiteVersion(),
    readState: () => readSiteState(core),
    readLookups: core.responseCache.readLookups,
  });
}
