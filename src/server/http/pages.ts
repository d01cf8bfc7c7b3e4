import { type TRPCLink, unstable_localLink } from '@trpc/client';
import type { Request, RequestHandler, Response } from 'express';
import type * as EntryServer from '#client/entry-server';
import { PREVIEW_PATH } from '#shared/content-paths';
import { PAGE_QUERY_NAMES } from '#shared/page-query';
import type { AppRouter } from '../api/app-router';
import type { CachedCalls } from './cache/response-cache';
import type { IconSprite } from './create-icon-sprite';
import { getContext } from './create-request-context';
import { decodePath } from './decode-path';
import { logError } from './error-handler';
import { rememberPreview } from './hidden-files';
import { composePage, type PageCode } from './page-html';
import { dressTemplate, type LookSheets } from './page-look';

/** How long a page waits for its data; the browser fetches data that takes longer. */
const DATA_TIMEOUT_MS = 1_000;

/** Icons that appear after a click or a failure, without waiting for a request. */
const PRELOADED_ICONS = ['xmark', 'play', 'circle-check', 'circle-exclamation', 'circle-info'].map(
  name => `icon.fa-solid.fa-${name}`,
);

/** The built client, or the one that Vite serves during development. */
export type ClientBundle = {
  /** Returns index.html for this path. */
  template(path: string): Promise<string>;
  entry(): Promise<typeof EntryServer>;
  /** Returns the tags that load the code of every page and of these files. */
  code(codeFiles: string[]): PageCode;
  /** Returns the sheets that looks are composed of; undefined when pages have no styles. */
  lookSheets?(): Promise<LookSheets>;
};

export type PagesOptions = CachedCalls & {
  bundle: ClientBundle;
  router: AppRouter;
  icons: Pick<IconSprite, 'isFontIcon' | 'renderSprite'>;
  iconStylesheetUrl: string | undefined;
  publicUrl: string | undefined;
};

/** Creates the handler that renders every page of the site with its data. */
export function createPages(options: PagesOptions): RequestHandler {
  const { responseCache, findCacheTags } = options;
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set('Allow', 'GET, HEAD').type('text').send('Pages are read-only');
      return;
    }
    // A malformed path is an unknown page, not an error.
    const path = decodePath(request.path) === null ? '/not-found' : request.path;
    const input = { path, search: getQuery(request.url) };
    const isSecret = path.startsWith(PREVIEW_PATH);
    if (isSecret) {
      response.set({ 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' });
      allowOwnFrames(response);
    }
    await responseCache.respond(request, response, PAGE_QUERY_NAMES, async () => {
      const { page, html, called } = await createPage(options, request, input);
      if (isSecret) rememberPreview(request, response);
      if (page.status === 301 && page.head.path !== undefined) {
        const search = input.search && `?${input.search}`;
        response
          .status(301)
          .set({ Location: page.head.path + search, 'Cache-Control': 'no-cache' })
          .end();
        return null;
      }
      response
        .status(page.status)
        .set('Cache-Control', page.status >= 500 || isSecret ? 'no-store' : 'no-cache')
        .type('html');
      return { body: html, cacheTags: page.isComplete ? findCacheTags(called) : null };
    });
  };
}

/** Allows the owner's screens to frame this page. */
function allowOwnFrames(response: Response): void {
  const policy = String(response.get('Content-Security-Policy'));
  response.set('Content-Security-Policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
}

/** Renders a page; `called` lists the procedures that it is made of. */
export async function createPage(
  { bundle, router, icons, iconStylesheetUrl, publicUrl }: PagesOptions,
  request: Request,
  input: Pick<EntryServer.PageRequest, 'path' | 'search' | 'contactDraft'>,
): Promise<{ page: EntryServer.RenderedPage; html: string; called: string[] }> {
  const context = getContext(request);
  const link = unstable_localLink<AppRouter>({
    router,
    createContext: async () => context,
    onError: ({ error, path }) => logError(error, context, path),
  });
  const called = new Set<string>();
  const { renderPage, inlineScripts } = await bundle.entry();
  const page = await renderPage({
    ...input,
    link: watchCalls(link, called),
    timeoutMs: DATA_TIMEOUT_MS,
    usesIconFont: icons.isFontIcon,
    publicUrl,
  });
  const html = composePage({
    template: dressTemplate(
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
  });
  return { page, html, called: [...called] };
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
