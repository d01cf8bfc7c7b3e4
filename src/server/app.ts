import type { RequestListener } from 'node:http';
import express from 'express';
import type { OpenAPIObject } from 'trpc-openapi';
import type { StaticCopy } from '#shared/static-copy';
import { createCacheTagFinder } from './api/cache-tags';
import { type AppRouter, createAppRouter } from './app-router';
import type { Services } from './composition/services';
import type { Environment } from './core/config/env';
import type { Database } from './core/database/database';
import type { Logger } from './core/runtime/logger';
import { readSiteVersion } from './core/runtime/site-version';
import type { Core, OpenedExtra, Work } from './extras/extra';
import { type Extras, extras as everyExtra } from './extras/extras';
import { openExtras } from './extras/open-extras';
import { createPictureService } from './features/generated-pictures/picture-service';
import { createResumeService } from './features/resume/resume-service';
import { createUploadReader } from './features/uploads/read-upload';
import type { UploadStore } from './features/uploads/upload-store';
import { allowMethods } from './http/allow-methods';
import { createApiDocs } from './http/api-docs';
import { createArchiveEndpoint } from './http/archive-endpoint';
import { type CachedCalls, createResponseCache } from './http/cache/response-cache';
import { compress } from './http/compress';
import { createContactForm } from './http/contact-form-endpoint';
import { createIconSprite } from './http/create-icon-sprite';
import { attachContext, createOwnContext, SLOW_MS } from './http/create-request-context';
import { DEFERRED_SCRIPT } from './http/deferred-scripts';
import { createDiscoveryRoutes } from './http/discovery-routes';
import { errorHandler, reportError } from './http/error-handler';
import { sendError } from './http/error-response';
import { createHealth, type Phase } from './http/health';
import { createHiddenFiles } from './http/hidden-files';
import { createLookRoutes } from './http/look-routes';
import { createNewSite, NEVER_NEW } from './http/new-site';
import { type ClientBundle, createPages, warmPages } from './http/pages';
import { createPictureRoutes } from './http/picture-routes';
import { createProxyWarning } from './http/proxy-warning';
import { followRoute } from './http/request-pattern';
import { createRestEndpoint } from './http/rest-endpoint';
import { createResumeRoute } from './http/resume-route';
import { createCors, createSecurityHeaders } from './http/security';
import { createTrpcEndpoint } from './http/trpc-endpoint';
import { createUploadEndpoint } from './http/upload-endpoint';
import { createUploadFiles } from './http/upload-files';

export type AppDeps = {
  db: Database;
  services: Services;
  store: UploadStore;
  log: Logger;
  env: Core['env'] &
    Pick<
      Environment,
      | 'corsOrigins'
      | 'iconStylesheetUrl'
      | 'publicUrl'
      | 'responseCacheBytes'
      | 'trustProxy'
      | 'uploadMaxVideoBytes'
    >;
  bundle: ClientBundle;
  /** Serves the client's files from the built folder or through Vite. */
  clientFiles: express.RequestHandler;
  isDevelopment: boolean;
  readPhase: () => Phase;
  /** Renders the pages of a static copy, whose addresses are below its base path. */
  copy?: StaticCopy | undefined;
  /** Defaults to those of the register. */
  extras?: Extras | undefined;
};

type App = {
  serve: RequestListener;
  /** Loads what the first visitors need. It takes seconds on a busy machine, so the site listens meanwhile. */
  warmUp: () => Promise<void>;
  /** The routes whose responses are cached. */
  routes: express.Router;
  /** The work of extras, which begins and ends with the site. */
  work: Work[];
};

/**
 * Creates the server. Requests pass its handlers in this order. Nothing here listens or reads the
 * environment.
 */
export async function createApp(deps: AppDeps): Promise<App> {
  const { db, services, store, log, env, bundle, isDevelopment, copy } = deps;
  const { publicUrl, iconStylesheetUrl } = env;
  const { inlineScripts } = await bundle.entry();
  // In development, pages also change with the code, so nothing is cached.
  const cacheBytes = isDevelopment ? 0 : env.responseCacheBytes;
  const newSite = copy ? NEVER_NEW : createNewSite(services.firstSignIn);
  const responseCache = createResponseCache({
    revisions: services.contentRevisions,
    log,
    maxBytes: cacheBytes,
    isExcluded: newSite.isShownTo,
  });
  // Nobody waits for a page of a copy.
  const slowMs = copy ? Number.POSITIVE_INFINITY : SLOW_MS;
  const contextDeps = { log, identify: services.auth.identify, explain: db.explain };
  const context = attachContext({ ...contextDeps, slowMs });
  const core: Core = { db, services, store, log, env, responseCache, attachContext: context };
  const opened = openExtras(deps.extras ?? everyExtra, core);
  const extras: OpenedExtra[] = Object.values(opened);
  const router = createAppRouter(services, opened);
  const calls = { router, responseCache, findCacheTags: createCacheTagFinder(router) };
  const cors = createCors(env.corsOrigins);
  const health = createHealth({ db, log, readPhase: deps.readPhase, version: readSiteVersion() });
  const hiddenFiles = createHiddenFiles(services);
  const icons = createIconSprite(iconStylesheetUrl, copy?.base);
  const { findFormerPage } = services;
  const pages = { ...calls, bundle, icons, iconStylesheetUrl, publicUrl, newSite, copy, findFormerPage };

  const app = express();
  app.disable('x-powered-by').set('trust proxy', env.trustProxy).set('query parser', 'simple');
  app.use(followRoute, context, createProxyWarning(log));
  app.use(
    createSecurityHeaders({
      ...env,
      publicCopies: store.publicCopies,
      inlineScripts: [...inlineScripts, DEFERRED_SCRIPT],
      copy,
      isDevelopment,
    }),
  );
  // A copy has neither an API nor a state, so links to them lead nowhere.
  if (!copy) {
    app.use('/api', compress, cors);
    for (const { routes } of extras) if (routes) app.use(routes);
    app.use('/api', createApi(deps, calls));
    app.use('/trpc', compress, cors, createTrpcEndpoint(calls));
    app.get('/healthz', health.answerAlive).get('/readyz', health.answerReady);
  }
  const { unpublishedFiles, publicFiles, site } = services;
  app.use(
    '/uploads',
    createUploadFiles({ store, unpublishedFiles, publicFiles, hiddenFiles, readLook: site.get }),
  );
  app.use(compress);
  app.use(icons.files);
  app.use(createLookRoutes(bundle));
  app.use(createDiscoveryRoutes({ services, publicUrl, responseCache, base: copy?.base }));
  app.use(createGeneratedFiles(deps));
  app.use(deps.clientFiles);
  app.use(createContactForm(pages));
  app.use(createPages(pages));
  app.use(errorHandler);
  return {
    serve: responseCache.serve(app),
    warmUp: () => warmPages(pages, createOwnContext(contextDeps), () => deps.readPhase() === 'stopping'),
    routes: app.router,
    work: extras.flatMap(({ work }) => work ?? []),
  };
}

/** Creates everything below /api. The routes that receive the most requests come first. */
function createApi(
  { services, store, env }: AppDeps,
  calls: CachedCalls & { router: AppRouter },
): express.Router {
  const rest = createRestEndpoint(calls);
  return express.Router().use(
    rest.answer,
    createApiDocs(),
    serveOpenApi(calls.router, services.site, env.publicUrl),
    createUploadEndpoint({
      store,
      uploads: services.uploads,
      fonts: services.fonts,
      resumes: services.resumes,
      maxImageBytes: env.uploadMaxImageBytes,
      maxVideoBytes: env.uploadMaxVideoBytes,
    }),
    createArchiveEndpoint(services),
    rest.refuse,
  );
}

/** Creates the routes of share pictures, icons and the resume, which share their fonts. */
function createGeneratedFiles({ services, store, log, env }: AppDeps): express.Router {
  const { loadTypefaces } = services;
  const pictures = createPictureService({ loadTypefaces, readUpload: createUploadReader(store), log });
  return express
    .Router()
    .use(createPictureRoutes({ services, pictures, publicUrl: env.publicUrl }))
    .use(createResumeRoute({ services, resume: createResumeService(loadTypefaces), store, log }));
}

/**
 * Serves the OpenAPI document, which is built on first use because the generator takes memory that most sites
 * never need.
 */
function serveOpenApi(router: AppRouter, site: Services['site'], url: string | undefined): express.Router {
  let loading: Promise<OpenAPIObject> | undefined;
  const send: express.RequestHandler = async (_request, response) => {
    loading ??= import('./describe-api').then(({ describeApi }) => describeApi(router));
    const [document, { ownerName: name }] = await Promise.all([loading, site.get()]);
    const contact = { ...(name && { name }), ...(url !== undefined && { url }) };
    response.set('Cache-Control', 'no-cache').json({ ...document, info: { ...document.info, contact } });
  };
  const fail: express.ErrorRequestHandler = async (thrown, request, response, _next) => {
    const { error, requestId } = await reportError(request, thrown, 'openapi');
    sendError(response, error, requestId);
  };
  const route = express.Router();
  route.route('/openapi.json').get(send).all(allowMethods('GET'));
  return route.use(fail);
}
