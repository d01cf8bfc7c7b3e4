import { type TRPCLink, unstable_localLink } from '@trpc/client';
import type { TRPCError } from '@trpc/server';
import type { Request, RequestHandler, Response } from 'express';
import type * as EntryServer from '#client/entry-server';
import type { AppRouter } from '#server/app-router';
import { retryAfterSeconds } from '#server/core/errors/error-body';
import { hyphenate } from '#server/core/font/hyphenate';
import type { RequestContext } from '#server/core/procedures/request-context';
import type { CachedCalls } from '#server/http/cache/response-cache';
import { rememberPreview } from '#server/http/files/hidden-files';
import type { IconSprite } from '#server/http/icons/create-icon-sprite';
import { getContext } from '#server/http/requests/create-request-context';
import { logError } from '#server/http/requests/error-handler';
import { setPattern } from '#server/http/requests/request-pattern';
import { withoutEndSlash } from '#shared/base-path';
import { PREVIEW_PATH } from '#shared/content-paths';
import { AUTH_HEADER } from '#shared/credentials';
import { PAGE_QUERY_NAMES } from '#shared/page-query';
import { toFormerPath } from '#shared/slug';
import type { StaticHost } from '#shared/static-host';
import { takeTurn } from '#shared/take-turn';
import { MINUTE_MS } from '#shared/time';
import type { NewSite } from './new-site';
import { composePage, type PageCode } from './page-html';
import { applyOwnerLook, type LookSheets } from './page-look';

/** A page waits this long for its data. The browser fetches data that takes longer. */
const DATA_TIMEOUT_MS = 1_000;
/** At the start, all pages together wait this long for their data, because first statements are slow on a busy machine. */
const START_TIMEOUT_MS = 10_000;
/** The pattern of unknown pages. */
const UNKNOWN_PAGE = '/*';
/** A page for a static host must be complete. */
const STATIC_TIMEOUT_MS = 10 * MINUTE_MS;

/** These icons appear after a click or a failure, without waiting for a request. */
const PRELOADED_ICONS = ['xmark', 'play', 'circle-check', 'circle-exclamation', 'circle-info'].map(
  name => `icon.fa-solid.fa-${name}`,
);

/** The built client, or the one that Vite serves during development. */
export type ClientBundle = {
  template(path: string): Promise<string>;
  entry(): Promise<typeof EntryServer>;
  /** Returns the tags that load the code of every page and of these files. */
  code(codeFiles: string[]): PageCode;
  /** Returns the sheets that looks are composed of, or undefined if pages have no styles. */
  lookSheets?(): Promise<LookSheets>;
};

export type PagesOptions = CachedCalls & {
  bundle: ClientBundle;
  router: AppRouter;
  icons: Pick<IconSprite, 'isFontIcon' | 'renderSprite'>;
  iconStylesheetUrl: string | undefined;
  publicUrl: string | undefined;
  newSite: NewSite;
  /** Finds the page that had a path on a former site. */
  findFormerPage(path: string): Promise<string | null>;
  /** Given for pages on a static host. */
  staticHost?: StaticHost | undefined;
};

/** Creates the handler that renders every page of the site with its data. */
export function createPages(options: PagesOptions): RequestHandler {
  const { responseCache, findCacheTags, newSite, bundle } = options;
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set('Allow', 'GET, HEAD').type('text').send('Pages are read-only.');
      return;
    }
    // A malformed path is an unknown page, not an error.
    const decoded = decodePath(request.path);
    const path = decoded === null ? '/not-found' : request.path;
    const pattern = (await bundle.entry()).findPattern(path);
    setPattern(request, pattern);
    // If the database is away, the page itself reports it.
    const moved =
      pattern === UNKNOWN_PAGE
        ? await options.findFormerPage(toFormerPath(decoded ?? path)).catch(() => null)
        : null;
    if (moved !== null) {
      redirect(response, moved, getQuery(request.url));
      return;
    }
    const isNewSite = await newSite.isShownTo(request);
    const input = { path, search: getQuery(request.url), isNewSite };
    const isSecret = path.startsWith(PREVIEW_PATH);
    if (isSecret) {
      response.set({ 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' });
    }
    await responseCache.respond(request, response, PAGE_QUERY_NAMES, async () => {
      const created = await createPage(options, request, input);
      if (created === null) return null;
      const { page, html, called, retryAfter } = created;
      if (isSecret) rememberPreview(request, response);
      if (page.status === 301 && page.head.path !== undefined) {
        redirect(response, page.head.path, input.search);
        return null;
      }
      const cacheTags = findCacheTags(called);
      // Results for a visitor's words and incomplete pages stay out of every cache, and drafts on the owner's page too.
      const hasToken = request.get(AUTH_HEADER) !== undefined;
      const isUncached =
        cacheTags === null || !page.isComplete || page.status >= 500 || isSecret || isNewSite || hasToken;
      response
        .status(toStatus(page, options.staticHost))
        .set('Cache-Control', isUncached ? 'no-store' : 'no-cache')
        .type('html');
      const canRetry = page.status === 429 || page.status === 503;
      if (canRetry && retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
      return { body: html, cacheTags: page.isComplete ? cacheTags : null };
    });
  };
}

/** Scripts fetch missing data from the site. On a static host they can't, so an incomplete page fails. */
function toStatus(
  { status, isComplete }: Pick<EntryServer.RenderedPage, 'status' | 'isComplete'>,
  staticHost: StaticHost | undefined,
): number {
  return staticHost && !isComplete && status < 500 ? 500 : status;
}

/**
 * Returns null for a malformed path. Use the result, because the bundler removes a call of `decodeURIComponent`
 * whose result is unused, and its error with it.
 */
function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function redirect(response: Response, path: string, query: string): void {
  const search = query && `?${query}`;
  response
    .status(301)
    .set({ Location: path + search, 'Cache-Control': 'no-cache' })
    .end();
}

/**
 * Renders a page, or returns null if its client has disconnected. `called` lists the procedures that it is made
 * of, and `retryAfter` is the number of seconds to wait after a failure.
 */
export async function createPage(
  { bundle, router, icons, iconStylesheetUrl, publicUrl, staticHost }: PagesOptions,
  request: Request,
  input: Pick<EntryServer.PageRequest, 'path' | 'search' | 'contactDraft' | 'isNewSite'>,
): Promise<{
  page: EntryServer.RenderedPage;
  html: string;
  called: string[];
  retryAfter: number | undefined;
} | null> {
  const awaitTurn = async () => {
    await takeTurn();
    return !request.socket.destroyed;
  };
  // Reading the data of a page takes time too.
  if (!(await awaitTurn())) return null;
  let retryAfter: number | undefined;
  const link = createLocalLink(router, getContext(request), error => {
    retryAfter ??= retryAfterSeconds(error);
  });
  const called = new Set<string>();
  const { renderPage, inlineScripts } = await bundle.entry();
  const page = await renderPage({
    ...input,
    link: watchCalls(link, called),
    awaitTurn,
    timeoutMs: staticHost ? STATIC_TIMEOUT_MS : DATA_TIMEOUT_MS,
    usesIconFont: icons.isFontIcon,
    hyphenate,
    publicUrl,
    staticHost,
  });
  if (page === null) return null;
  const html = composePage({
    template: applyOwnerLook(
      await bundle.template(request.originalUrl),
      page.appearance,
      await bundle.lookSheets?.(),
    ),
    page,
    inlineScripts,
    code: bundle.code(page.codeFiles),
    sprite: icons.renderSprite(page.body, PRELOADED_ICONS),
    iconStylesheetUrl,
    publicUrl,
    contactDraft: input.contactDraft,
    isNewSite: input.isNewSite,
    staticHost,
    staticPath: staticHost && withoutEndSlash(input.path),
  });
  return { page, html, called: [...called], retryAfter };
}

/**
 * Renders the pages at which visitors arrive, and throws them away: their code and data are loaded then, so that the
 * first visitor gets a complete page. Requests that arrive meanwhile come in between.
 */
export async function warmPages(
  { bundle, router, icons, publicUrl }: PagesOptions,
  context: RequestContext,
  isStopping: () => boolean,
): Promise<void> {
  const { renderPage, entryPaths } = await bundle.entry();
  const deadline = performance.now() + START_TIMEOUT_MS;
  const awaitTurn = async () => {
    await takeTurn();
    return !isStopping();
  };
  for (const path of entryPaths) {
    if (!(await awaitTurn())) return;
    await renderPage({
      path,
      search: '',
      publicUrl,
      usesIconFont: icons.isFontIcon,
      hyphenate,
      link: createLocalLink(router, context),
      awaitTurn,
      timeoutMs: Math.max(0, deadline - performance.now()),
    });
  }
}

/** Calls the procedures in this process, and logs failures. */
function createLocalLink(
  router: AppRouter,
  context: RequestContext,
  onFailure: (error: TRPCError) => void = () => undefined,
): TRPCLink<AppRouter> {
  // tRPC may change this link in any version, so package.json pins one.
  return unstable_localLink<AppRouter>({
    router,
    createContext: async () => context,
    onError: ({ error, path }) => {
      onFailure(error);
      logError(error, context, path);
    },
  });
}

/** Records the procedures that a page calls. */
function watchCalls(link: TRPCLink<AppRouter>, called: Set<string>): TRPCLink<AppRouter> {
  return runtime => {
    const call = link(runtime);
    return parameters => {
      called.add(parameters.op.path);
      return call(parameters);
    };
  };
}

/** Returns the query without its '?'. `URL` cannot parse addresses that begin with two slashes. */
function getQuery(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start + 1);
}
