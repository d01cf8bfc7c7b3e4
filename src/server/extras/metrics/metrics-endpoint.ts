import type { RequestListener } from 'node:http';
import express, { type RequestHandler, type Router } from 'express';
import { isSameSecret } from '#server/core/runtime/same-secret';
import { createReadOnlyRoutes } from '#server/http/files/read-only-routes';
import { sendText } from '#server/http/requests/error-response';
import type { Metrics } from './metrics';

type EndpointOptions = { openMetrics: () => Promise<Metrics>; token: string | undefined };

/** Creates the route of the metrics, for callers with the token if there is one. */
export function createMetricsRoute({ openMetrics, token }: EndpointOptions): Router {
  const { routes, add } = createReadOnlyRoutes();
  add('/metrics', async (request, response) => {
    const [, given = ''] = /^Bearer +(\S+)$/i.exec(request.get('authorization') ?? '') ?? [];
    if (token !== undefined && !isSameSecret(given, token)) {
      response.set('WWW-Authenticate', 'Bearer');
      sendText(response, 401, 'Send METRICS_TOKEN in the header "Authorization: Bearer TOKEN".');
      return;
    }
    const metrics = await openMetrics();
    const text = await metrics.read();
    response.set({ 'Cache-Control': 'no-store', 'Content-Type': metrics.contentType }).send(text);
  });
  return routes;
}

/** Creates the application of a separate port, which has the metrics and nothing else. */
export function createMetricsApp(context: RequestHandler, options: EndpointOptions): RequestListener {
  return express()
    .disable('x-powered-by')
    .use(context, createMetricsRoute(options))
    .use((_request, response) => sendText(response, 404, 'This port has only /metrics.'));
}
