import type { RequestListener } from 'node:http';
import express from 'express';
import type { OpenAPIObject } from 'trpc-openapi';
import type { StaticHost } from '#shared/static-host';
import { createCacheTagFinder } from './api/cache-tags';
import { type AppRouter, createAppRouter } from './app-router';
import type { Services } from './composition/services';
import type { Environment } from './core/config/env';
import type { Database } from './core/database/database';
import type { Logger } from './core/runtime/logger';
import { readSiteVersion } from './core/runtime/read-site-version';
import type { OpenedExtra, SiteParts, Work } from './extras/extra';
import type { Extras } from './extras/extras';
import { openExtras } from './extras/open-extras';
import { createPictureService } from './features/generated-pictures/picture-service';
import { createResumeService } from './features/resume/resume-service';
import { createUploadReader } from './features/uploads/store/read-upload';
import type { UploadStore } from './features/uploads/store/upload-store';
import { createApiDocs } from './http/api/api-docs';
import { createArchiveEndpoint } from './http/api/archive-endpoint';
import { createRestEndpoint } from './http/api/rest-endpoint';
import { createTrpcEndpoint } from './http/api/trpc-endpoint';
import { createUploadEndpoint } from './http/api/upload-endpoint';
import { type CachedCalls, createResponseCache } from './http/cache/response-cache';
import { createCoverRoutes } from './http/files/cover-routes';
import { createDiscoveryRoutes } from './http/files/discovery-routes';
import { createHiddenFiles } from './http/files/hidden-files';
import { createPictureRoutes } from './http/files/picture-routes';
import { createResumeRoute } from './http/files/resume-route';
import { createUploadFiles } from './http/files/upload-files';
import { createHealth, type Phase } from './http/health';
import { createIconSprite } from './http/icons/create-icon-sprite';
import { createContactForm } from './http/pages/contact-form-endpoint';
import { DEFERRED_SCRIPT } from './http/pages/deferred-scripts';
import { createLookRoutes } from './http/pages/look-routes';
import { createNewSite, NEVER_NEW, type NewSite } from './http/pages/new-site';
import { type ClientBundle, createPages, warmPages } from './http/pages/pages';
import { allowMethods } from './http/requests/allow-methods';
import { compress } from './http/requests/compress';
import { attachContext, createOwnContext, SLOW_MS } from './http/requests/create-request-context';
import { errorHandler, reportError } from './http/requests/error-handler';
import { sendError } from './http/requests/error-response';
import { createProxyWarning } from './http/requests/proxy-warning';
import { followRoute } from './http/requests/request-pattern';
import { createCors, createSecurityHeaders } from './http/requests/security';

export type AppDeps = {
  db: Database;
  services: Services;
  store: UploadStore;
  log: Logger;
  env: SiteParts['env'] &
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
  /** Renders pages for a static host, which work without this server. Their addresses are below its base path. */
  staticHost?: StaticHost | undefined;
  extras: Extras;
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
  const { services, store, log, env, bundle, isDevelopment, staticHost } = deps;
  const { publicUrl, iconStylesheetUrl } = env;
  const { inlineScripts } = await bundle.entry();
  const newSite = staticHost ? NEVER_NEW : createNewSite(services.firstSignIn);
  const contextDeps = { log, identify: services.auth.identify, explain: deps.db.explain };
  // Nobody waits for a page of a static host.
  const slowMs = staticHost ? Number.POSITIVE_INFINITY : SLOW_MS;
  const context = attachContext({ ...contextDeps, slowMs });
  const { calls, opened } = openCalls(deps, newSite, context);
  const icons = createIconSprite(iconStylesheetUrl, staticHost?.base);
  const { findFormerPage, unpublishedFiles, publicFiles, site } = services;
  const pages = {
    ...calls,
    bundle,
    icons,
    iconStylesheetUrl,
    publicUrl,
    newSite,
    staticHost,
    findFormerPage,
  };

  const app = express();
  app.disable('x-powered-by').set('trust proxy', env.trustProxy).set('query parser', 'simple');
  app.use(followRoute, context, createProxyWarning(log));
  app.use(
    createSecurityHeaders({
      ...env,
      publicCopies: store.publicCopies,
      inlineScripts: [...inlineScripts, DEFERRED_SCRIPT],
      staticHost,
      isDevelopment,
    }),
  );
  // A static host has neither an API nor a state, so links to them lead nowhere.
  if (!staticHost) addServerRoutes(app, deps, calls, opened);
  const hiddenFiles = createHiddenFiles(services);
  app.use(
    '/uploads',
    createUploadFiles({ store, unpublishedFiles, publicFiles, hiddenFiles, readLook: site.get }),
  );
  app.use(compress);
  app.use(icons.files);
  app.use(createLookRoutes(bundle));
  app.use(
    createDiscoveryRoutes({
      services,
      publicUrl,
      responseCache: calls.responseCache,
      base: staticHost?.base,
    }),
  );
  app.use(createGeneratedFiles(deps));
  app.use(deps.clientFiles);
  app.use(createContactForm(pages));
  app.use(createPages(pages));
  app.use(errorHandler);
  return {
    serve: calls.responseCache.serve(app),
    warmUp: () => warmPages(pages, createOwnContext(contextDeps), () => deps.readPhase() === 'stopping'),
    routes: app.router,
    work: opened.flatMap(({ work }) => work ?? []),
  };
}

type Calls = CachedCalls & { router: AppRouter };

/** Opens the extras, and creates the procedures with the cache of their responses. */
function openCalls(
  { db, services, store, log, env, isDevelopment, extras }: AppDeps,
  newSite: NewSite,
  context: express.RequestHandler,
): { calls: Calls; opened: OpenedExtra[] } {
  const responseCache = createResponseCache({
    revisions: services.contentRevisions,
    log,
    // In development, pages also change with the code, so nothing is cached.
    maxBytes: isDevelopment ? 0 : env.responseCacheBytes,
    isExcluded: newSite.isShownTo,
  });
  const core: SiteParts = { db, services, store, log, env, responseCache, attachContext: context };
  const opened = openExtras(extras, core);
  const router = createAppRouter(services, opened);
  const calls = { router, responseCache, findCacheTags: createCacheTagFinder(router) };
  return { calls, opened: Object.values(opened) };
}

/** Adds the API, the routes of extras and the state of the server. */
function addServerRoutes(app: express.Express, deps: AppDeps, calls: Calls, opened: OpenedExtra[]): void {
  const { db, log, env, readPhase } = deps;
  const cors = createCors(env.corsOrigins);
  const health = createHealth({ db, log, readPhase, version: readSiteVersion() });
  app.use('/api', compress, cors);
  for (const { routes } of opened) if (routes) app.use(routes);
  app.use('/api', createApi(deps, calls));
  app.use('/trpc', compress, cors, createTrpcEndpoint(calls));
  app.get('/healthz', health.answerAlive).get('/readyz', health.answerReady);
}

/** Creates everything below /api. The routes that receive the most requests come first. */
function createApi({ services, store, env, extras }: AppDeps, calls: Calls): express.Router {
  const rest = createRestEndpoint(calls);
  return express.Router().use(
    rest.answer,
    createApiDocs(),
    serveOpenApi({ router: calls.router, extras, site: services.site, url: env.publicUrl }),
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

/** Creates the routes of share pictures, covers, icons and the resume, which share their fonts. */
function createGeneratedFiles({ services, store, log, env }: AppDeps): express.Router {
  const { loadTypefaces } = services;
  const pictures = createPictureService({ loadTypefaces, readUpload: createUploadReader(store), log });
  return express
    .Router()
    .use(createCoverRoutes(pictures.covers, services.site.get))
    .use(createPictureRoutes({ services, pictures, publicUrl: env.publicUrl }))
    .use(createResumeRoute({ services, resume: createResumeService(loadTypefaces), store, log }));
}

type OpenApiDeps = {
  router: AppRouter;
  extras: Extras;
  site: Services['site'];
  url: string | undefined;
};

/**
 * Serves the OpenAPI document, which is built on first use because the generator takes memory that most sites
 * never need.
 */
function serveOpenApi({ router, extras, site, url }: OpenApiDeps): express.Router {
  let loading: Promise<OpenAPIObject> | undefined;
  const send: express.RequestHandler = async (_request, response) => {
    loading ??= import('./describe-api').then(({ describeApi }) => describeApi(router, extras));
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
