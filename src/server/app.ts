import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { TRPCError } from '@trpc/server';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Express } from 'express';
import { type AppRouter, createAppRouter } from './api/app-router';
import { createOpenApiDocument } from './api/openapi';
import type { Services } from './api/services';
import type { Database } from './core/database';
import type { Environment } from './core/env';
import type { Logger } from './core/logger';
import type { RequestContext } from './core/request-context';
import { toTrpcError } from './http/error-response';
import { createHealth } from './http/health';
import { type ClientBundle, createPages } from './http/pages';
import { createRequestContexts } from './http/request-context';
import { createRestEndpoint } from './http/rest-endpoint';
import { createCors, createSecurityHeaders } from './http/security';
import { createTrpcEndpoint } from './http/trpc-endpoint';
import { createUploadFiles } from './http/upload-files';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const API_VERSION = '1.0.0';

export type AppParts = {
  db: Database;
  services: Services;
  log: Logger;
  env: Pick<
    Environment,
    'corsOrigins' | 'iconStylesheetUrl' | 'isDevelopment' | 'publicUrl' | 'trustProxy' | 'uploadsDir'
  >;
  bundle: ClientBundle;
  /** What serves the client's files: the built folder, or Vite. */
  clientFiles: express.RequestHandler;
  isStopping: () => boolean;
};

/** The whole server, in the order in which a request meets its parts. Nothing here listens or reads the environment. */
export async function createApp({
  db,
  services,
  log,
  env,
  bundle,
  clientFiles,
  isStopping,
}: AppParts): Promise<Express> {
  const router = createAppRouter(services);
  const { attach, contextOf } = createRequestContexts(log, services.auth.identify);
  const onError = createErrorLog(log);
  const icons = iconFont();
  const { inlineScripts } = await bundle.entry();

  const app = express();
  app.disable('x-powered-by').set('trust proxy', env.trustProxy).set('query parser', 'simple');
  app.use(attach);
  app.use(createSecurityHeaders({ ...env, inlineScripts }));
  app.use(createHealth(db, log, isStopping));
  app.use('/uploads', createUploadFiles(env.uploadsDir));
  app.use(compression());
  app.use(icons.mount, express.static(icons.folder, { immutable: true, maxAge: YEAR_MS, index: false }));
  app.use('/trpc', createCors(env.corsOrigins), createTrpcEndpoint({ router, contextOf, onError }));
  app.get('/api/openapi.json', createCors(env.corsOrigins), serveOpenApi(router));
  app.use('/api', createCors(env.corsOrigins), createRestEndpoint({ router, contextOf, onError }));
  app.use(clientFiles);
  app.use(
    createPages({
      bundle,
      router,
      contextOf,
      onError,
      iconStylesheetUrl: env.iconStylesheetUrl ?? icons.stylesheetUrl,
    }),
  );
  app.use(lastError(log, contextOf));
  return app;
}

function serveOpenApi(router: AppRouter): express.RequestHandler {
  const document = createOpenApiDocument(router, API_VERSION);
  return (_request, response) => {
    response.set('Cache-Control', 'no-cache').json(document);
  };
}

/** Font Awesome's full set from its package, under an address that changes with its version. */
function iconFont() {
  const manifestFile = createRequire(import.meta.url).resolve('@fortawesome/fontawesome-free/package.json');
  const { version }: { version: string } = createRequire(import.meta.url)(manifestFile);
  const mount = `/icons/${version}`;
  return { mount, folder: join(dirname(manifestFile)), stylesheetUrl: `${mount}/css/all.min.css` };
}

/** Faults of ours are errors in the log; what callers do wrong is told to them alone. */
function createErrorLog(log: Logger) {
  return (error: TRPCError, context: RequestContext | undefined, procedure?: string) => {
    const scoped = context?.log ?? log;
    if (error.code === 'INTERNAL_SERVER_ERROR')
      scoped.error({ error: error.cause ?? error, procedure }, 'procedure failed');
    else if (error.code === 'SERVICE_UNAVAILABLE')
      scoped.warn({ error: error.cause, procedure }, 'database not available');
  };
}

function lastError(
  log: Logger,
  contextOf: (request: express.Request) => RequestContext,
): ErrorRequestHandler {
  return (thrown, request, response, next) => {
    const error = toTrpcError(thrown);
    const { requestId } = contextOf(request);
    log.error({ error: error.cause ?? error, requestId }, 'request failed');
    if (response.headersSent) {
      next(thrown);
      return;
    }
    response
      .status(500)
      .set('Cache-Control', 'no-store')
      .type('text')
      .send(`Internal server error (request ${requestId})`);
  };
}
