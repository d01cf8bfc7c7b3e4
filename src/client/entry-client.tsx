import './ui/styles/base.css';
import type { DehydratedState } from '@tanstack/react-query';
import { createTRPCQueryUtils } from '@trpc/react-query';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import { withBase } from '#shared/base-path';
import { OWNER_LANGUAGE } from '#shared/language/languages';
import { loadTexts } from '#shared/language/load-texts';
import type { ContactDraft } from '#shared/page-state';
import { PAGE_STATE_ID, type PageState } from '#shared/page-state';
import { App } from './app/app-root';
import { createPageLoads } from './app/page-loads';
import { createNavigation } from './app/prepared-navigation';
import { writeOutAddresses } from './app/print-addresses';
import { routes, staticRoutes } from './app/routes';
import { findRoute } from './content/define-route';
import { guardHistory } from './editing/leaving/leave-question';
import { createBrowserQueryClient, NEVER_STALE, stampQueries } from './lib/api/query-client';
import { type ApiUtils, trpc } from './lib/api/trpc';
import { createTrpcClient, requestRefresh, type TrpcClient } from './lib/api/trpc-client';
import { homeSections } from './lib/home-sections';
import { isAdminPath, paths } from './lib/paths';
import { replayEarlyTaps } from './lib/react/early-taps';
import { safeLocalStorage } from './lib/safe-storage';
import { createOwnerSession, type OwnerSession } from './lib/session/session';
import { isInPreviewFrame } from './lib/settings-preview';
import { toSitePath } from './lib/site-address';
import { indexLink } from './lib/static-host/index-link';

const root = document.getElementById('app');
const pageState: PageState<DehydratedState> = JSON.parse(
  document.getElementById(PAGE_STATE_ID)?.textContent ?? '{}',
);
const { queries, iconStylesheetUrl, publicUrl, contactDraft, isNewSite, staticHost } = pageState;
const { base = '' } = staticHost ?? {};
const { language = OWNER_LANGUAGE } = pageState;
const isPreview = isInPreviewFrame();

let hasStarted = false;
window.addEventListener('beforeprint', writeOutAddresses);

type Connection = { session: OwnerSession | null; trpcClient: TrpcClient };

function connectToServer(): Connection {
  const session = createOwnerSession({
    storage: safeLocalStorage,
    requestRefresh,
    onEnded: () => {
      // The page must be hydrated at the address that the server rendered. The owner's pages then redirect.
      if (!hasStarted) return;
      const { pathname, search } = window.location;
      if (pathname !== paths.login) navigate(paths.login, { state: { from: pathname + search } });
    },
  });
  // Signing in or out in one tab updates the others.
  window.addEventListener('storage', session.notify);
  return { session, trpcClient: createTrpcClient(session) };
}

/** A static host has no owner. */
function connectToIndex(): Connection {
  return { session: null, trpcClient: trpc.createClient({ links: [indexLink(base)] }) };
}

/** A preview shows the owner what visitors get. */
function connect(): Connection {
  if (staticHost) return connectToIndex();
  return isPreview ? { session: null, trpcClient: createTrpcClient(null) } : connectToServer();
}

async function start(): Promise<void> {
  if (!root) return;
  guardHistory();
  // The response to a posted form is the home page, but it has the address of the form.
  if (contactDraft) {
    window.history.replaceState(null, '', withBase(base, `${paths.home}#${homeSections.contact.id}`));
  }
  const path = pageState.path ?? toSitePath(window.location.pathname, base);
  const { session, trpcClient } = connect();
  const queryClient = createBrowserQueryClient(staticHost || isPreview ? NEVER_STALE : undefined);
  const pageQueries = createTRPCQueryUtils({ client: trpcClient, queryClient });
  const [hasAdminScreen] = await Promise.all([
    session && isAdminPath(path)
      ? loadAdminPage(path, session.findToken() === null ? null : pageQueries)
      : undefined,
    loadTexts(language),
    findRoute(staticHost ? staticRoutes : routes, path)?.route.load(),
  ]);
  const app = (
    <StrictMode>
      <App
        trpcClient={trpcClient}
        queryClient={queryClient}
        dehydratedState={stampQueries(queries, Date.now())}
        session={session}
        staticHost={staticHost}
        router={{
          aroundNav: staticHost ? createPageLoads(base) : createNavigation(pageQueries),
          // The page is hydrated as it was rendered, also if a tap changes the address before hydration ends.
          ssrPath: base + path,
          ssrSearch: staticHost ? '' : window.location.search,
        }}
        head={{ publicUrl }}
        isNewSite={isNewSite}
        hasAdminScreen={hasAdminScreen}
        contactDraft={contactDraft && { draft: withTypedMessage(contactDraft), isRead: false }}
      />
    </StrictMode>
  );
  if (isPreview) {
    await renderPreview(root, app, pageQueries);
  } else {
    // A transition hydrates in small steps, so that slow devices stay responsive.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  }
  hasStarted = true;
  replayEarlyTaps();
  if (iconStylesheetUrl !== undefined) loadIconFont(iconStylesheetUrl);
}

/** Replaces the page, because hydration would find other settings than those that the server rendered. */
async function renderPreview(root: HTMLElement, app: ReactNode, queries: ApiUtils): Promise<void> {
  createRoot(root).render(app);
  const { offerPreview } = await import('./features/site/admin/preview/offer-preview');
  offerPreview(queries);
}

/**
 * Loads the owner's screen and its data, which the server does not render. Returns a function that tells
 * which addresses have a screen.
 */
async function loadAdminPage(path: string, queries: ApiUtils | null): Promise<(path: string) => boolean> {
  const { hasAdminScreen, loadAdminScreen } = await import('./app/admin-screens');
  await loadAdminScreen(path, queries);
  return hasAdminScreen;
}

/** Preserves text that was typed before hydration, because React resets a text area to the server's value. */
function withTypedMessage({ values, issues }: ContactDraft): ContactDraft {
  const typed = document.querySelector<HTMLTextAreaElement>('textarea[name="message"]');
  return { values: { ...values, message: typed?.value ?? values.message }, issues };
}

void start();

/** Adds the stylesheet of the owner's icon font after the first paint. */
function loadIconFont(href: string): void {
  const load = () => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    document.head.append(link);
  };
  requestAnimationFrame(() => setTimeout(load));
}
