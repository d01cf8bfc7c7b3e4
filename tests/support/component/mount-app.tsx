import { render } from '@testing-library/react';
import { createTRPCQueryUtils } from '@trpc/react-query';
import { StrictMode } from 'react';
import type { AroundNavHandler } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { hasAdminScreen, loadAdminScreen } from '#client/app/admin-screens';
import { App } from '#client/app/app-root';
import { createNavigation } from '#client/app/prepared-navigation';
import { routes } from '#client/app/routes';
import { findRoute } from '#client/content/define-route';
import { guardHistory } from '#client/editing/leaving/leave-question';
import { createBrowserQueryClient } from '#client/lib/api/query-client';
import type { AppRouter } from '#client/lib/api/trpc';
import { createTrpcClient, requestRefresh } from '#client/lib/api/trpc-client';
import { isAdminPath, paths } from '#client/lib/paths';
import { safeLocalStorage } from '#client/lib/safe-storage';
import { createOwnerSession } from '#client/lib/session/session';

// Once for all pages, and before the router listens, as in entry-client.tsx.
guardHistory();

/**
 * Opens an address of the site as entry-client.tsx does, without a page from the server. Queries that fail are
 * retried as often as in a browser, but at once. Returns a function that closes the page.
 */
export async function mountApp(address: string): Promise<() => void> {
  history.replaceState(null, '', address);
  // A closed page does not navigate, even if it had begun to.
  let isOpen = true;
  const session = createOwnerSession({
    storage: safeLocalStorage,
    requestRefresh,
    onEnded: () => {
      if (!isOpen) return;
      const { pathname, search } = window.location;
      if (pathname !== paths.login) navigate(paths.login, { state: { from: pathname + search } });
    },
  });
  const trpcClient = createTrpcClient(session);
  const queryClient = createBrowserQueryClient();
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 0 } });
  const pageQueries = createTRPCQueryUtils<AppRouter>({ client: trpcClient, queryClient });
  const prepare = createNavigation(pageQueries);
  const aroundNav: AroundNavHandler = (navigate, to, options) =>
    prepare((...target) => isOpen && navigate(...target), to, options);
  const { pathname } = window.location;
  if (isAdminPath(pathname)) await loadAdminScreen(pathname, session.findToken() ? pageQueries : null);
  await findRoute(routes, pathname)?.route.load();
  const { unmount } = render(
    <StrictMode>
      <App
        trpcClient={trpcClient}
        queryClient={queryClient}
        session={session}
        router={{ aroundNav }}
        head={{ publicUrl: undefined }}
        hasAdminScreen={hasAdminScreen}
      />
    </StrictMode>,
  );
  return () => {
    isOpen = false;
    unmount();
    queryClient.clear();
  };
}
