import type { ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { type AppRoute, defineRoute, findRoute, isAllowed } from '#client/content/define-route';
import { UNREAD } from '#client/features/contacts/admin/inbox-queries';
import { getTimeZone } from '#client/features/views/view-queries';
import { OWNER_KINDS } from '#client/kinds/list-owner-kinds';
import type { PageQueries } from '#client/lib/api/trpc';
import { PageHead } from '#client/lib/head/page-head';
import { ownerPaths } from '#client/lib/owner-paths';
import { paths } from '#client/lib/paths';
import { useHydrated } from '#client/lib/react/use-hydrated';
import { DATA_WAIT_MS, settleWithin } from '#client/lib/settle-within';
import { useSite } from '#client/lib/site-queries';
import { adminFiles, adminFrame, loadAdminParts } from './admin-parts';
import { notFoundRoute } from './not-found-route';

export function AdminScreens() {
  return (
    <Switch>
      {adminRoutes.map(route => (
        <Route<{ id?: string }> key={route.pattern} path={route.pattern}>
          {params =>
            isAllowed(route, params) ? (
              <InBrowser>
                <adminFrame.Component>
                  <route.Screen id={params.id ?? ''} />
                </adminFrame.Component>
              </InBrowser>
            ) : (
              <notFoundRoute.Screen id="" />
            )
          }
        </Route>
      ))}
      <Route>
        <notFoundRoute.Screen id="" />
      </Route>
    </Switch>
  );
}

/**
 * Renders the owner's screens only in the browser. The server has no tokens and sends only the page frame.
 */
function InBrowser({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  const { ownerName } = useSite();
  return isHydrated ? children : <PageHead title={ownerName} isWholeTitle isIndexed={false} />;
}

/** The owner's screens. They load on demand and never render on the server. */
const adminRoutes: AppRoute[] = [
  ...Object.values(OWNER_KINDS).flatMap(({ screens }) => screens),
  defineRoute({
    pattern: paths.dashboard,
    file: 'screens/admin/dashboard-screen.tsx',
    load: async () => (await import('#client/screens/admin/dashboard-screen')).DashboardScreen,
    prefetch: queries => [
      queries.projects.overview.prefetch(),
      queries.views.summary.prefetch({ timeZone: getTimeZone() }),
      queries.setup.get.prefetch(),
      queries.contacts.page.prefetch(UNREAD),
      queries.notes.list.prefetch({}),
      queries.pages.list.prefetch(),
      queries.timeline.listVersioned.prefetch(),
    ],
  }),
  defineRoute({
    pattern: ownerPaths.inbox,
    file: 'features/contacts/admin/inbox-screen.tsx',
    load: async () => (await import('#client/features/contacts/admin/inbox-screen')).InboxScreen,
  }),
  defineRoute({
    pattern: paths.setup,
    file: 'screens/admin/setup-screen.tsx',
    load: async () => (await import('#client/screens/admin/setup-screen')).SetupScreen,
    prefetch: queries => [queries.setup.get.prefetch()],
  }),
  defineRoute({
    pattern: ownerPaths.trash,
    file: 'features/trash/admin/trash-screen.tsx',
    load: async () => (await import('#client/features/trash/admin/trash-screen')).TrashScreen,
    prefetch: queries => [queries.trash.list.prefetch()],
  }),
].map(inAdminArea);

/** Adds the guard and the navigation of the owner's area. */
function inAdminArea(route: AppRoute): AppRoute {
  const load = () => Promise.all([route.load(), loadAdminParts()]);
  return { ...route, isReadable: false, files: [...adminFiles, ...route.files], load };
}

/** Returns true if the owner's area has a screen at this path. */
export function hasAdminScreen(path: string): boolean {
  return findRoute(adminRoutes, path) !== null;
}

export function adminFilesAt(path: string): string[] {
  return findRoute(adminRoutes, path)?.route.files ?? [];
}

/** Loads the owner's screen for a path and, with `queries`, prefetches its data for a limited time. */
export async function loadAdminScreen(path: string, queries: PageQueries | null): Promise<void> {
  const match = findRoute(adminRoutes, path);
  if (!match) return;
  const { route, params } = match;
  const data = queries ? route.prefetch(queries, { params, search: '' }) : [];
  await route.load();
  await settleWithin(DATA_WAIT_MS, data);
}
