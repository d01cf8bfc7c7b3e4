import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { TRPCLink } from '@trpc/client';
import { getQueryKey } from '@trpc/react-query';
import { createServerSideHelpers } from '@trpc/react-query/server';
import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { withoutEndSlash } from '#shared/base-path';
import type { Appearance } from '#shared/contract/appearance';
import type { Site } from '#shared/contract/site';
import { FEED_TEXTS } from '#shared/language/english/feeds';
import { LANGUAGES, type LanguageCode, OWNER_LANGUAGE } from '#shared/language/languages';
import { loadTexts, toWords } from '#shared/language/load-texts';
import { createTranslate } from '#shared/language/translate';
import type { ContactDraft } from '#shared/page-state';
import type { StaticHost } from '#shared/static-host';
import { adminFilesAt, hasAdminScreen } from './app/admin-screens';
import { App } from './app/app-root';
import { routes } from './app/routes';
import { findRoute } from './content/define-route';
import { findErrorCode } from './lib/api/api-error';
import { createServerQueryClient, dehydratePage } from './lib/api/query-client';
import { type AppRouter, trpc } from './lib/api/trpc';
import type { PageHeadProps } from './lib/head/page-tags';
import { createPageTags, type PageTag, splitPreloads } from './lib/head/page-tags';
import { createStructuredData, type StructuredData } from './lib/head/structured-data';
import { type Hyphenate, HyphenateContext } from './lib/language/hyphenated';
import { paths } from './lib/paths';
import { EARLY_TAPS_SCRIPT } from './lib/react/early-taps';
import { settleWithin } from './lib/settle-within';
import { IconFontContext } from './ui/icons/icon-sprite';
import { THEME_SCRIPT } from './ui/site/theme';

/** The inline scripts of every page. The Content-Security-Policy allows each by its hash. */
export const inlineScripts = [THEME_SCRIPT, EARLY_TAPS_SCRIPT];

/** The paths of the pages that need neither a parameter nor scripts: home, the lists and About. */
export const entryPaths: string[] = routes
  .filter(({ pattern, isReadable }) => isReadable && !/[:*]/.test(pattern))
  .map(({ pattern }) => pattern);

export type PageRequest = {
  path: string;
  /** The query string without its '?'. */
  search: string;
  /** Calls the procedures in this process. */
  link: TRPCLink<AppRouter>;
  /** Waits until the page may be rendered. Returns false if its client has disconnected. */
  awaitTurn: () => Promise<boolean>;
  /** Limits how long the page waits for its data. */
  timeoutMs: number;
  publicUrl: string | undefined;
  /** Returns true if the owner's icon font draws the icon with this ID. */
  usesIconFont: (id: string) => boolean;
  /** Adds soft hyphens to the long words of a text. */
  hyphenate: Hyphenate;
  /** The contact form that the server rejected. */
  contactDraft?: ContactDraft | undefined;
  /** Shows the notice of a new site. */
  isNewSite?: boolean | undefined;
  /** Given for a page on a static host. */
  staticHost?: StaticHost | undefined;
};

export type RenderedPage = {
  status: number;
  head: PageHeadProps;
  tags: PageTag[];
  /** The title of the link to the feed of projects. */
  feedTitle: string;
  /** The JSON-LD data, or null for pages that are not indexed. */
  structuredData: StructuredData | null;
  /** Tags that preload images. */
  preloads: string;
  body: string;
  /** False if the body has no content before scripts run, as in the owner's area. */
  isReadable: boolean;
  queries: unknown;
  /** Files in src/client that this page needs in addition to those of every page. */
  codeFiles: string[];
  /** False if a query was late or failed, except for an item that does not exist. The browser then fetches it again. */
  isComplete: boolean;
  /** The site's appearance, or undefined if the settings could not be loaded. */
  appearance?: Appearance | undefined;
};

/** Returns the pattern of a page's address, such as '/projects/:id', which is '/*' for an unknown page. */
export function findPattern(path: string): string {
  const pattern = findRoute(routes, withoutEndSlash(path))?.route.pattern ?? paths.anyPattern;
  return pattern.replace(/\?$/, '');
}

/**
 * Renders the page at a path with its data. The browser fetches late or failed queries. Returns null if the
 * client has disconnected.
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage | null> {
  const { search, link, awaitTurn, timeoutMs, publicUrl, usesIconFont, contactDraft, isNewSite } = request;
  const { staticHost, hyphenate } = request;
  const path = withoutEndSlash(request.path);
  const trpcClient = trpc.createClient({ links: [link] });
  const queryClient = createServerQueryClient();
  const queries = createServerSideHelpers<AppRouter>({ client: trpcClient, queryClient });
  const match = findRoute(routes, path);
  await settleWithin(timeoutMs, [
    queries.site.get.prefetch(),
    queries.pages.links.prefetch(),
    ...(match?.route.prefetch(queries, { params: match.params, search }) ?? []),
  ]);

  const site = queryClient.getQueryData<Site>(getQueryKey(trpc.site.get, undefined, 'query'));
  if (site) await loadTexts(site.language);

  // React renders a page without a break.
  if (!(await awaitTurn())) return null;
  let head: PageHeadProps = { title: '' };
  const markup = await renderToText(
    <StrictMode>
      <IconFontContext value={usesIconFont}>
        <HyphenateContext value={hyphenate}>
          <App
            trpcClient={trpcClient}
            queryClient={queryClient}
            session={null}
            contactDraft={contactDraft && { draft: contactDraft, isRead: false }}
            isNewSite={isNewSite}
            hasAdminScreen={hasAdminScreen}
            staticHost={staticHost}
            router={{ ssrPath: (staticHost?.base ?? '') + path, ssrSearch: search }}
            head={{
              publicUrl,
              collect: collected => {
                head = collected;
              },
            }}
          />
        </HyphenateContext>
      </IconFontContext>
    </StrictMode>,
  );
  const fetched = queryClient.getQueryCache().getAll();
  const failures = new Set(fetched.map(({ state }) => findErrorCode(state.error)));
  const isComplete = fetched.every(
    ({ state }) => state.status === 'success' || findErrorCode(state.error) === 'NOT_FOUND',
  );
  const status = failureStatus(failures) ?? head.status ?? 200;
  // Search engines must not index missing pages. Those without all data get the rest from the scripts.
  const isIndexed = status === 200 && !contactDraft && (head.isIndexed ?? true);
  const { subject, language = OWNER_LANGUAGE } = head;
  const t = createTranslate(FEED_TEXTS, toWords({ language, texts: site?.texts ?? {} }));
  return {
    status,
    head,
    tags: createPageTags({ ...head, isIndexed }, publicUrl),
    feedTitle: t('projectsFeedLink'),
    structuredData: isIndexed && subject ? createStructuredData(subject, publicUrl) : null,
    ...splitPreloads(markup),
    isReadable: isComplete && (match?.route.isReadable ?? true),
    queries: dehydratePage(queryClient),
    codeFiles: [...(match?.route.files ?? []), ...adminFilesAt(path), ...listTextFiles(language)],
    isComplete,
    appearance: site,
  };
}

/** Lists the file of a translation, by its path from src/client. */
function listTextFiles(language: LanguageCode): string[] {
  const { file } = LANGUAGES[language];
  return file === null ? [] : [`../shared/language/${file}`];
}

function failureStatus(codes: ReadonlySet<string | null>): number | undefined {
  if (codes.has('SERVICE_UNAVAILABLE')) return 503;
  return codes.has('TOO_MANY_REQUESTS') ? 429 : undefined;
}

async function renderToText(element: React.ReactNode): Promise<string> {
  const output = new PassThrough();
  const { pipe } = renderToPipeableStream(element, {
    // Lazy screens are sent in place, never as a fallback with a script that replaces it.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => pipe(output),
    onError: error => {
      output.destroy(error instanceof Error ? error : new Error(String(error)));
    },
  });
  return text(output);
}
