import './ui/styles/base.css';
import type { DehydratedState } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import type { ContactDraft } from '../shared/contact-draft';
import { PAGE_STATE_ID, type PageState } from '../shared/page-state';
import { App } from './app/app';
import { createNavigation } from './app/prepared-navigation';
import { matchAnyRoute } from './app/routes';
import { guardHistory } from './editing/leave-guard';
import { createApiClient, requestRefresh } from './lib/api/api-client';
import { createBrowserQueryClient, reviveQueries } from './lib/api/query-client';
import { type AppRouter, createTRPCQueryUtils } from './lib/api/trpc';
import { homeSections, isAdminPath, paths } from './lib/paths';
import { createSession } from './lib/session/session';
import { safeLocalStorage } from './lib/storage/safe-storage';

const root = document.getElementById('app');
const { queries, iconStylesheetUrl, publicUrl, contactDraft }: PageState<DehydratedState> = JSON.parse(
  document.getElementById(PAGE_STATE_ID)?.textContent ?? '{}',
);

const queryClient = createBrowserQueryClient();
const session = createSession({
  storage: safeLocalStorage,
  requestRefresh,
  onEnded: () => {
    const { pathname, search } = window.location;
    if (pathname !== paths.login) navigate(paths.login, { state: { from: pathname + search } });
  },
});
// Signing in or out in one tab shows in the others.
window.addEventListener('storage', session.notify);

async function start(): Promise<void> {
  if (!root) return;
  guardHistory();
  // The answer to a posted form is the home page, at the form's own address.
  if (contactDraft) window.history.replaceState(null, '', `${paths.home}#${homeSections.contact}`);
  const api = createApiClient(session);
  const utils = createTRPCQueryUtils<AppRouter>({ client: api, queryClient });
  const { pathname, search } = window.location;
  const match = matchAnyRoute(pathname);
  // A visitor's page came with its data; the owner's is asked for beside the code of the screen.
  if (match && isAdminPath(pathname) && session.getToken() !== null) {
    void Promise.all(match.route.prefetch(utils, { params: match.params, search }));
  }
  await match?.route.load();
  const app = (
    <App
      api={api}
      queryClient={queryClient}
      queries={reviveQueries(queries, Date.now())}
      session={session}
      router={{ aroundNav: createNavigation(utils) }}
      head={{ publicUrl }}
      contactDraft={contactDraft && { draft: withTyped(contactDraft), isRead: false }}
    />
  );
  hydrateRoot(root, <StrictMode>{app}</StrictMode>);
  if (iconStylesheetUrl !== undefined) loadIconFont(iconStylesheetUrl);
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
