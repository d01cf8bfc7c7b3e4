import { Writable } from 'node:stream';
import type { TRPCLink } from '@trpc/client';
import { getQueryKey } from '@trpc/react-query';
import { createServerSideHelpers } from '@trpc/react-query/server';
import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { Appearance } from '../shared/appearance/looks';
import type { ContactDraft } from '../shared/contact-draft';
import type { Site } from '../shared/contract/site';
import { adminFilesAt } from './app/admin-screens';
import { App } from './app/app-root';
import { routes } from './app/routes';
import { matchIn } from './content/define-route';
import { errorCode } from './lib/api/api-error';
import { createServerQueryClient, dehydratePage } from './lib/api/query-client';
import { type AppRouter, trpc } from './lib/api/trpc';
import type { PageHeadProps } from './lib/head/page-tags';
import { type PageTag, pageTags, splitPreloads } from './lib/head/page-tags';
import { type StructuredData, structuredData } from './lib/head/structured-data';
import { withinTime } from './lib/load/within-time';
import { EARLY_TAPS_SCRIPT } from './lib/react/early-taps';
import { IconFontContext } from './ui/icons/icon-sprite';
import { THEME_SCRIPT } from './ui/site/theme';

/** The scripts that every page contains inline; the page's policy allows each by its hash. */
export const inlineScripts = [THEME_SCRIPT, EARLY_TAPS_SCRIPT];

export type PageRequest = {
  path: string;
  /** The query string without its '?'. */
  search: string;
  /** Calls the procedures in this process. */
  link: TRPCLink<AppRouter>;
  /** How long the page waits for its data. */
  timeoutMs: number;
  publicUrl: string | undefined;
  /** True for the id of an icon that the owner's icon font is to draw. */
  usesIconFont: (id: string) => boolean;
  /** What the contact form held when the server could not take it. */
  contactDraft?: ContactDraft | undefined;
};

export type RenderedPage = {
  status: number;
  head: PageHeadProps;
  tags: PageTag[];
  /** What the page is about; null when there is nothing to be found. */
  structuredData: StructuredData | null;
  /** Tags that fetch ahead the picture which the page is about. */
  preloads: string;
  body: string;
  /** False when the body says nothing before its scripts run, as on the owner's pages. */
  isReadable: boolean;
  queries: unknown;
  /** The files below src/client whose code the page needs beside what every page has. */
  codeFiles: string[];
  /** False when something came late or failed: the browser asks for it again. */
  isComplete: boolean;
  /** How the page is to look; undefined when the settings were not to be had. */
  appearance?: Appearance | undefined;
};

/** Renders the page at a path with its data. What comes late or fails is left to the browser. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { path, search, link, timeoutMs, publicUrl, usesIconFont, contactDraft } = request;
  const trpcClient = trpc.createClient({ links: [link] });
  const queryClient = createServerQueryClient();
  const queries = createServerSideHelpers<AppRouter>({ client: trpcClient, queryClient });
  const match = matchIn(routes, path);
  await withinTime(timeoutMs, [
    queries.site.get.prefetch(),
    queries.pages.links.prefetch(),
    ...(match?.route.prefetch(queries, { params: match.params, search }) ?? []),
  ]);

  let head: PageHeadProps = { title: '' };
  const markup = await renderToText(
    <StrictMode>
      <IconFontContext value={usesIconFont}>
        <App
          trpcClient={trpcClient}
          queryClient={queryClient}
          session={null}
          contactDraft={contactDraft && { draft: contactDraft, isRead: false }}
          router={{ ssrPath: path, ssrSearch: search }}
          head={{
            publicUrl,
            collect: collected => {
              head = collected;
            },
          }}
        />
      </IconFontContext>
    </StrictMode>,
  );
  const fetched = queryClient.getQueryCache().getAll();
  const isDatabaseAway = fetched.some(({ state }) => errorCode(state.error) === 'SERVICE_UNAVAILABLE');
  const isComplete = fetched.every(({ state }) => state.status === 'success');
  const status = isDatabaseAway ? 503 : (head.status ?? 200);
  // A page that is not there, or not whole, is not to be found either.
  const isIndexed = status === 200 && !contactDraft && (head.isIndexed ?? true);
  const { subject } = head;
  return {
    status,
    head,
    tags: pageTags({ ...head, isIndexed }, publicUrl),
    structuredData: isIndexed && subject ? structuredData(subject, publicUrl) : null,
    ...splitPreloads(markup),
    isReadable: isComplete && (match?.route.isReadable ?? true),
    queries: dehydratePage(queryClient),
    codeFiles: [...(match?.route.files ?? []), ...adminFilesAt(path)],
    isComplete,
    appearance: queryClient.getQueryData<Site>(getQueryKey(trpc.site.get, undefined, 'query')),
  };
}

function renderToText(element: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final: done => {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(element, {
      // Lazy screens are sent in place: never as a fallback with a script that swaps it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onError: reject,
    });
  });
}
