import compression from 'compression';
import express, { type Express } from 'express';
import { type AppRouter, createAppRouter } from './api/app-router';
import { createOpenApiDocument } from './api/openapi';
import type { Services } from './api/services';
import type { Database } from './core/database';
import type { Environment } from './core/env';
import type { Logger } from './core/logger';
import { createApiDocs } from './http/api-docs';
import { createContactForm } from './http/contact-form';
import { createHealth } from './http/health';
import { createIconFont } from './http/icon-font';
import { createErrorLog, createLastError } from './http/last-error';
import { type ClientBundle, createPages } from './http/pages';
import { createRequestContexts } from './http/request-context';
import { createRestEndpoint } from './http/rest-endpoint';
import { createCors, createSecurityHeaders } from './http/security';
import { createTrpcEndpoint } from './http/trpc-endpoint';
import { createUploadFiles } from './http/upload-files';

const API_VERSION = '1.0.0';

export type AppParts = {
  db: Database;
  services: Services;
  log: Logger;
  env: Pick<Environment, 'corsOrigins' | 'iconStylesheetUrl' | 'publicUrl' | 'trustProxy' | 'uploadsDir'>;
  bundle: ClientBundle;
  /** What serves the client's files: the built folder, or Vite. */
  clientFiles: express.RequestHandler;
  isDevelopment: boolean;
  isStopping: () => boolean;
};

/** The whole server, in the order in which a request meets its parts. Nothing here listens or reads the environment. */
export async function createApp(parts: AppParts): Promise<Express> {
  const { db, services, log, env, bundle, clientFiles, isDevelopment, isStopping } = parts;
  const router = createAppRouter(services);
  const { attach, contextOf } = createRequestContexts(log, services.auth.identify);
  const onError = createErrorLog(log);
  const icons = createIconFont();
  const { inlineScripts } = await bundle.entry();

  const app = express();
  app.disable('x-powered-by').set('trust proxy', env.trustProxy).set('query parser', 'simple');
  app.use(attach);
  app.use(createSecurityHeaders({ ...env, inlineScripts, isDevelopment }));
  app.use(createHealth(db, log, isStopping));
  app.use('/uploads', createUploadFiles(env.uploadsDir));
  app.use(compression());
  app.use(icons.files);
  app.use('/trpc', createCors(env.corsOrigins), createTrpcEndpoint({ router, contextOf, onError }));
  app.get('/api/openapi.json', createCors(env.corsOrigins), serveOpenApi(router));
  app.use('/api', createApiDocs());
  app.use('/api', createCors(env.corsOrigins), createRestEndpoint({ router, contextOf, onError }));
  app.use(clientFiles);
  const pages = {
    bundle,
    router,
    contextOf,
    onError,
    iconStylesheetUrl: env.iconStylesheetUrl ?? icons.stylesheetUrl,
  };
  app.use(createContactForm({ ...pages, publicUrl: env.publicUrl }));
  app.use(createPages(pages));
  app.use(createLastError(contextOf));
  return app;
}

function serveOpenApi(router: AppRouter): express.RequestHandler {
  const document = createOpenApiDocument(router, API_VERSION);
  return (_request, response) => {
    response.set('Cache-Control', 'no-cache').json(document);
  };
}
