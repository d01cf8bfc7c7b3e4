import { type TRPCLink, unstable_localLink } from '@trpc/client';
import type { TRPCError } from '@trpc/server';
import type { Request, RequestHandler, Response } from 'express';
import type * as EntryServer from '#client/entry-server';
import { PREVIEW_PATH } from '#shared/content-paths';
import { PAGE_QUERY_NAMES } from '#shared/page-query';
import type { AppRouter } from '../api/app-router';
import type { CacheTag } from '../core/procedures/procedures';
import type { RequestContext } from '../core/procedures/request-context';
import type { ResponseCache } from './cache/response-cache';
import type { IconSprite } from './create-icon-sprite';
import { decodePath } from './decode-path';
import { rememberPreview } from './hidden-files';
import { composePage, type PageCode } from './page-html';
import { dressTemplate, type LookSheets } from './page-look';

/** How long a page waits for its data; what is later is fetched by the browser. */
const DATA_TIMEOUT_MS = 1_000;

/** What a press or a failure brings onto a page: it must not wait for its icon. */
const PRELOADED_ICONS = ['xmark', 'play', 'circle-check', 'circle-exclamation', 'circle-info'].map(
  name => `icon.fa-solid.fa-${name}`,
);

/** The client as it was built, or as Vite serves it during development. */
export type ClientBundle = {
  /** index.html, for this path. */
  template(path: string): Promise<string>;
  entry(): Promise<typeof EntryServer>;
  /** The code of every page and of these files. */
  code(codeFiles: string[]): PageCode;
  /** What the style sheets of looks are made of; undefined where pages have no styles. */
  lookSheets?(): Promise<LookSheets>;
};

export type PagesOptions = {
  bundle: ClientBundle;
  router: AppRouter;
  getContext: (request: Request) => RequestContext;
  findCacheTags: (procedures: string[]) => CacheTag[] | null;
  responseCache: ResponseCache;
  onError: (error: TRPCError, context: RequestContext | undefined, procedure?: string) => void;
  icons: Pick<IconSprite, 'isOfFont' | 'renderSprite'>;
  iconStylesheetUrl: string | undefined;
  publicUrl: string | undefined;
};

/** Every page of the site, rendered with its data. */
export function createPages(options: PagesOptions): RequestHandler {
  const { responseCache, findCacheTags } = options;
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set('Allow', 'GET, HEAD').type('text').send('Pages are read-only');
      return;
    }
    // One that does not decode is an unknown page, not an error.
    const path = decodePath(request.path) === null ? '/not-found' : request.path;
    const asked = { path, search: getQuery(request.url) };
    const isSecret = path.startsWith(PREVIEW_PATH);
    if (isSecret) {
      response.set({ 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' });
      allowOwnFrames(response);
    }
    await responseCache.respond(request, response, PAGE_QUERY_NAMES, async () => {
      const { page, html, called } = await createPage(options, request, asked);
      if (isSecret) rememberPreview(request, response);
      if (page.status === 301 && page.head.path !== undefined) {
        const search = asked.search && `?${asked.search}`;
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

/** The owner's screens frame it; no other page of the site may stand in a frame. */
function allowOwnFrames(response: Response): void {
  const policy = String(response.get('Content-Security-Policy'));
  response.set('Content-Security-Policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
}

export type PageInput = Pick<EntryServer.PageRequest, 'path' | 'search' | 'contactDraft'>;
export type CreatedPage = {
  page: EntryServer.RenderedPage;
  html: string;
  /** The procedures that the page is made of. */
  called: string[];
};

export async function createPage(
  { bundle, router, getContext, onError, icons, iconStylesheetUrl, publicUrl }: PagesOptions,
  request: Request,
  asked: PageInput,
): Promise<CreatedPage> {
  const context = getContext(request);
  const link = unstable_localLink<AppRouter>({
    router,
    createContext: async () => context,
    onError: ({ error, path }) => onError(error, context, path),
  });
  const called = new Set<string>();
  const { renderPage, inlineScripts } = await bundle.entry();
  const page = await renderPage({
    ...asked,
    link: watchCalls(link, called),
    timeoutMs: DATA_TIMEOUT_MS,
    usesIconFont: icons.isOfFont,
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
    contactDraft: asked.contactDraft,
  });
  return { page, html, called: [...called] };
}

/** Notes which procedures a page is made of. */
function watchCalls(link: TRPCLink<AppRouter>, called: Set<string>): TRPCLink<AppRouter> {
  return runtime => {
    const call = link(runtime);
    return parameters => {
      called.add(parameters.op.path);
      return call(parameters);
    };
  };
}

/** Without its '?'. Cut by hand: addresses that begin with two slashes cannot be parsed. */
function getQuery(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start + 1);
}
