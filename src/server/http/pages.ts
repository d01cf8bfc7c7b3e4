import { unstable_localLink } from '@trpc/client';
import type { TRPCError } from '@trpc/server';
import type { Request, RequestHandler, Response } from 'express';
import type * as EntryServer from '../../client/entry-server';
import type { ContactDraft } from '../../shared/contact-draft';
import type { AppRouter } from '../api/app-router';
import type { RequestContext } from '../core/request-context';
import { composePage } from './page-html';

/** How long a page waits for its data; what is later is fetched by the browser. */
const DATA_TIMEOUT_MS = 1_000;

/** The client as it was built, or as Vite serves it during development. */
export type ClientBundle = {
  /** index.html, for this path. */
  template(path: string): Promise<string>;
  entry(): Promise<typeof EntryServer>;
  /** Tags that load a screen's code and styles ahead. */
  preloads(screenFile: string): string;
};

export type PagesOptions = {
  bundle: ClientBundle;
  router: AppRouter;
  contextOf: (request: Request) => RequestContext;
  onError: (error: TRPCError, context: RequestContext | undefined, procedure?: string) => void;
  iconStylesheetUrl: string;
};

/** Every page of the site, rendered with its data. */
export function createPages(options: PagesOptions): RequestHandler {
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set('Allow', 'GET, HEAD').type('text').send('Pages can only be read');
      return;
    }
    const search = new URL(request.url, 'http://localhost').search.slice(1);
    await sendPage(options, request, response, { path: decodePath(request.path), search });
  };
}

export type AskedPage = {
  path: string;
  /** The query string without its '?'. */
  search: string;
  /** The answer to a request that failed: its status, and what the contact form held. */
  failure?: { status: number; contactDraft: ContactDraft };
};

/** Renders a page and answers with it. */
export async function sendPage(
  { bundle, router, contextOf, onError, iconStylesheetUrl }: PagesOptions,
  request: Request,
  response: Response,
  { path, search, failure }: AskedPage,
): Promise<void> {
  const context = contextOf(request);
  const link = unstable_localLink<AppRouter>({
    router,
    createContext: async () => context,
    onError: ({ error, path: procedure }) => onError(error, context, procedure),
  });
  const { renderPage, inlineScripts } = await bundle.entry();
  const contactDraft = failure?.contactDraft;
  const rendered = await renderPage({ path, search, link, timeoutMs: DATA_TIMEOUT_MS, contactDraft });
  const page = {
    ...rendered,
    status: rendered.status >= 500 ? rendered.status : (failure?.status ?? rendered.status),
  };
  const html = composePage({
    template: await bundle.template(request.originalUrl),
    page,
    inlineScripts,
    preloads: page.screenFile === undefined ? '' : bundle.preloads(page.screenFile),
    iconStylesheetUrl,
    contactDraft,
  });
  response
    .status(page.status)
    .set('Cache-Control', page.status >= 500 || failure ? 'no-store' : 'no-cache')
    .type('html')
    .send(html);
}

/** A path that does not decode is an unknown page, not an error. */
function decodePath(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return '/not-found';
  }
}
