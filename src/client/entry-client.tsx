import './ui/styles/base.css';
import type { DehydratedState } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import type { ContactDraft } from '../shared/contact-draft';
import { PAGE_STATE_ID, type PageState } from '../shared/page-state';
import { App } from './app/app';
import { matchIn } from './app/define-route';
import { createNavigation } from './app/prepared-navigation';
import { routes } from './app/routes';
import { guardHistory } from './editing/leave-question';
import { callsOf, lazyCalls } from './lib/api/api-calls';
import { loadAtFirstUse } from './lib/api/first-use';
import { createPageQueries } from './lib/api/page-queries';
import { reviveQueries } from './lib/api/revive-queries';
import { retryLoad } from './lib/load/retry-load';
import { homeSections, isAdminPath, paths } from './lib/paths';
import { replayEarlyTaps } from './lib/react/early-taps';
import { createSession } from './lib/session/session';
import { safeLocalStorage } from './lib/storage/safe-storage';

const root = document.getElementById('app');
const { queries, iconStylesheetUrl, publicUrl, contactDraft }: PageState<DehydratedState> = JSON.parse(
  document.getElementById(PAGE_STATE_ID)?.textContent ?? '{}',
);

const loadApiClient = () => import('./lib/api/api-client');
const session = createSession({
  storage: safeLocalStorage,
  requestRefresh: async refreshToken => (await retryLoad(loadApiClient)).requestRefresh(refreshToken),
  onEnded: () => {
    const { pathname, search } = window.location;
    if (pathname !== paths.login) navigate(paths.login, { state: { from: pathname + search } });
  },
});
// Signing in or out in one tab shows in the others.
window.addEventListener('storage', session.notify);

const calls = lazyCalls(async () => callsOf((await retryLoad(loadApiClient)).apiClientOf(session)));
const page = reviveQueries(queries, Date.now());
const pageQueries = createPageQueries(page, async () => {
  // What the store asks, the client sends.
  const [{ createBrowserStore }] = await Promise.all([import('./lib/api/browser-store'), loadApiClient()]);
  return createBrowserStore(page, calls);
});

async function start(): Promise<void> {
  if (!root) return;
  guardHistory();
  // The answer to a posted form is the home page, at the form's own address.
  if (contactDraft) window.history.replaceState(null, '', `${paths.home}#${homeSections.contact}`);
  const { pathname } = window.location;
  await Promise.all([
    matchIn(routes, pathname)?.route.load(),
    isAdminPath(pathname) && loadAdminPage(pathname),
  ]);
  const app = (
    <App
      api={{ calls, queries: pageQueries }}
      session={session}
      router={{ aroundNav: createNavigation(pageQueries) }}
      head={{ publicUrl }}
      contactDraft={contactDraft && { draft: withTyped(contactDraft), isRead: false }}
    />
  );
  // In small steps: in one, it would keep a slow device from everything else.
  startTransition(() => {
    hydrateRoot(root, <StrictMode>{app}</StrictMode>);
  });
  replayEarlyTaps();
  loadAtFirstUse(pageQueries);
  if (iconStylesheetUrl !== undefined) loadIconFont(iconStylesheetUrl);
}

/** A visitor's page came with its data; the owner's is asked for beside the code of the screen. */
async function loadAdminPage(pathname: string): Promise<void> {
  const [{ loadAdminScreen }] = await Promise.all([import('./app/admin-screens'), pageQueries.load()]);
  await loadAdminScreen(pathname, session.getToken() === null ? null : pageQueries.prefetch);
}

/** React puts a text area back to what the server rendered; what was typed in it since is the newer text. */
function withTyped({ values, issues }: ContactDraft): ContactDraft {
  const typed = document.querySelector<HTMLTextAreaElement>('textarea[name="message"]');
  return { values: { ...values, message: typed?.value ?? values.message }, issues };
}

void start();

/** Adds the stylesheet of the owner's icon font once the page has been painted: icons may come later than their names. */
function loadIconFont(href: string): void {
  const load = () => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    document.head.append(link);
  };
  requestAnimationFrame(() => setTimeout(load));
}
