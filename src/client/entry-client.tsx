import './ui/styles/base.css';
import type { DehydratedState } from '@tanstack/react-query';
import { createTRPCQueryUtils } from '@trpc/react-query';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import type { ContactDraft } from '#shared/page-state';
import { PAGE_STATE_ID, type PageState } from '#shared/page-state';
import { App } from './app/app-root';
import { createNavigation } from './app/prepared-navigation';
import { writeOutAddresses } from './app/print-addresses';
import { routes } from './app/routes';
import { findRoute } from './content/define-route';
import { guardHistory } from './editing/leave-question';
import { createBrowserQueryClient, stampQueries } from './lib/api/query-client';
import { createTrpcClient, requestRefresh } from './lib/api/trpc-client';
import { homeSections, isAdminPath, paths } from './lib/paths';
import { replayEarlyTaps } from './lib/react/early-taps';
import { safeLocalStorage } from './lib/safe-storage';
import { createOwnerSession } from './lib/session/session';

const root = document.getElementById('app');
const pageState: PageState<DehydratedState> = JSON.parse(
  document.getElementById(PAGE_STATE_ID)?.textContent ?? '{}',
);
const { queries, iconStylesheetUrl, publicUrl, contactDraft, isNewSite } = pageState;

let hasStarted = false;
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
window.addEventListener('beforeprint', writeOutAddresses);

const trpcClient = createTrpcClient(session);
const queryClient = createBrowserQueryClient();
const pageQueries = createTRPCQueryUtils({ client: trpcClient, queryClient });

async function start(): Promise<void> {
  if (!root) return;
  guardHistory();
  // The response to a posted form is the home page, but it has the address of the form.
  if (contactDraft) window.history.replaceState(null, '', `${paths.home}#${homeSections.contact}`);
  const { pathname } = window.location;
  const [hasAdminScreen] = await Promise.all([
    isAdminPath(pathname) ? loadAdminPage(pathname) : undefined,
    findRoute(routes, pathname)?.route.load(),
  ]);
  const app = (
    <App
      trpcClient={trpcClient}
      queryClient={queryClient}
      dehydratedState={stampQueries(queries, Date.now())}
      session={session}
      router={{ aroundNav: createNavigation(pageQueries) }}
      head={{ publicUrl }}
      isNewSite={isNewSite}
      hasAdminScreen={hasAdminScreen}
      contactDraft={contactDraft && { draft: withTypedMessage(contactDraft), isRead: false }}
    />
  );
  // A transition hydrates in small steps, so that slow devices stay responsive.
  startTransition(() => {
    hydrateRoot(root, <StrictMode>{app}</StrictMode>);
  });
  hasStarted = true;
  replayEarlyTaps();
  if (iconStylesheetUrl !== undefined) loadIconFont(iconStylesheetUrl);
}

/**
 * Loads the owner's screen and its data, which the server does not render. Returns a function that tells
 * which addresses have a screen.
 */
async function loadAdminPage(pathname: string): Promise<(path: string) => boolean> {
  const { hasAdminScreen, loadAdminScreen } = await import('./app/admin-screens');
  await loadAdminScreen(pathname, session.findToken() === null ? null : pageQueries);
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
