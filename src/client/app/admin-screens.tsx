import type { ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { type AppRoute, defineRoute, isKnown, matchIn, type RouteDefinition } from '../content/define-route';
import { viewerTimeZone } from '../features/views/view-queries';
import type { PageQueries } from '../lib/api/trpc';
import { PageHead } from '../lib/head/page-head';
import { DATA_WAIT_MS, withinTime } from '../lib/load/within-time';
import { ownerPaths } from '../lib/owner-paths';
import { paths } from '../lib/paths';
import { useHydrated } from '../lib/react/use-hydrated';
import { settingsPages } from '../lib/settings-pages';
import { useSite } from '../lib/site-queries';
import { adminFiles, adminFrame, loadAdminParts } from './admin-parts';
import { notFoundRoute } from './not-found-route';

/** The owner's screen of the current path. */
export function AdminScreens() {
  return (
    <Switch>
      {adminRoutes.map(route => (
        <Route<{ id?: string }> key={route.pattern} path={route.pattern}>
          {params =>
            isKnown(route, params) ? (
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

/** The owner's screens know the tokens, which the server does not: it sends the frame of the page alone. */
function InBrowser({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  const { ownerName } = useSite();
  return isHydrated ? children : <PageHead title={ownerName} isIndexed={false} />;
}

/** A screen of the owner's, which comes with the guard and the bar of its area. */
function defineAdminRoute(definition: RouteDefinition): AppRoute {
  const route = defineRoute(definition);
  const load = () => Promise.all([route.load(), loadAdminParts()]);
  return { ...route, isReadable: false, files: [...adminFiles, ...route.files], load };
}

/** The owner's screens: behind the guard, loaded on demand, never rendered on the server. */
const adminRoutes: AppRoute[] = [
  defineAdminRoute({
    pattern: paths.dashboard,
    file: 'screens/admin/dashboard-screen.tsx',
    load: async () => (await import('../screens/admin/dashboard-screen')).DashboardScreen,
    prefetch: queries => [
      queries.projects.overview.prefetch(),
      queries.views.summary.prefetch({ timeZone: viewerTimeZone() }),
      queries.setup.get.prefetch(),
    ],
  }),
  defineAdminRoute({
    pattern: ownerPaths.projectEditPattern,
    file: 'screens/admin/project-edit-screen.tsx',
    load: async () => (await import('../screens/admin/project-edit-screen')).ProjectEditScreen,
  }),
  defineAdminRoute({
    pattern: ownerPaths.writing,
    file: 'screens/admin/writing-screen.tsx',
    load: async () => (await import('../screens/admin/writing-screen')).WritingScreen,
    prefetch: queries => [queries.notes.list.prefetch({}), queries.pages.list.prefetch()],
  }),
  defineAdminRoute({
    pattern: ownerPaths.noteEditPattern,
    file: 'screens/admin/post-edit-screen.tsx',
    load: async () => (await import('../screens/admin/post-edit-screen')).NoteEditScreen,
  }),
  defineAdminRoute({
    pattern: ownerPaths.pageEditPattern,
    file: 'screens/admin/post-edit-screen.tsx',
    load: async () => (await import('../screens/admin/post-edit-screen')).PageEditScreen,
  }),
  defineAdminRoute({
    pattern: ownerPaths.skillsEditor,
    file: 'screens/admin/skills-editor-screen.tsx',
    load: async () => (await import('../screens/admin/skills-editor-screen')).SkillsEditorScreen,
  }),
  defineAdminRoute({
    pattern: ownerPaths.aboutEditor,
    file: 'screens/admin/about-editor-screen.tsx',
    load: async () => (await import('../screens/admin/about-editor-screen')).AboutEditorScreen,
  }),
  defineAdminRoute({
    pattern: ownerPaths.inbox,
    file: 'screens/admin/inbox-screen.tsx',
    load: async () => (await import('../screens/admin/inbox-screen')).InboxScreen,
  }),
  defineAdminRoute({
    pattern: ownerPaths.setup,
    file: 'screens/admin/setup-screen.tsx',
    load: async () => (await import('../screens/admin/setup-screen')).SetupScreen,
    prefetch: queries => [queries.setup.get.prefetch()],
  }),
  defineAdminRoute({
    pattern: ownerPaths.trash,
    file: 'screens/admin/trash-screen.tsx',
    load: async () => (await import('../screens/admin/trash-screen')).TrashScreen,
    prefetch: queries => [queries.trash.list.prefetch()],
  }),
  defineAdminRoute({
    pattern: ownerPaths.settingsPattern,
    ids: ['', ...settingsPages.map(({ id }) => id)],
    file: 'screens/admin/settings-screen.tsx',
    load: async () => (await import('../screens/admin/settings-screen')).SettingsScreen,
  }),
];

/** The files below src/client that the owner's page at this path loads. */
export function adminFilesAt(path: string): string[] {
  return matchIn(adminRoutes, path)?.route.files ?? [];
}

/**
 * Loads the owner's screen of the page and, for someone who is signed in, its data beside it: what comes soon is there
 * when the screen is rendered.
 */
export async function loadAdminScreen(path: string, queries: PageQueries | null): Promise<void> {
  const match = matchIn(adminRoutes, path);
  if (!match) return;
  const { route, params } = match;
  const data = queries ? route.prefetch(queries, { params, search: '' }) : [];
  await route.load();
  await withinTime(DATA_WAIT_MS, data);
}
