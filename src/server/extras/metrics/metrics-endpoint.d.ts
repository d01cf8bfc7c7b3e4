import type { RequestListener } from 'node:http';
import { type RequestHandler, type Router } from 'express';
import type { Metrics } from './metrics';
type EndpointOptions = {
    openMetrics: () => Promise<Metrics>;
    token: string | undefined;
};
/** Creates the route of the metrics, for callers with the token if there is one. */
export declare function createMetricsRoute({ openMetrics, token }: EndpointOptions): Router;
/** Creates the application of a separate port, which has the metrics and nothing else. */
export declare function createMetricsApp(context: RequestHandler, options: EndpointOptions): RequestListener;
export {};
