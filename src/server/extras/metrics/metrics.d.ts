import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteVersion } from '#shared/site-version';
import type { SiteState } from './site-state';
type MetricsOptions = {
    version: SiteVersion;
    readState: () => Promise<SiteState>;
    readLookups: () => {
        hits: number;
        misses: number;
    };
};
export type Metrics = ReturnType<typeof createMetrics>;
/**
 * Creates the metrics of this process and site. Their labels have a fixed set of values, and never contain an address
 * of a visitor or content of the site.
 */
export declare function createMetrics({ version, readState, readLookups }: MetricsOptions): {
    contentType: "text/plain; version=0.0.4; charset=utf-8";
    /** Returns the text for Prometheus. */
    read: () => Promise<string>;
    /** Counts and times a request. */
    measure: (request: IncomingMessage, response: ServerResponse) => void;
};
export {};
