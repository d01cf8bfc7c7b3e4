import type { ComponentType } from 'react';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { archiveRowsOf } from '../features/projects/archive-address';
import { viewerTimeZone } from '../features/views/view-queries';
import type { QueryUtils } from '../lib/api/trpc';
import { paths } from '../lib/paths';
import { loadable } from '../ui/feedback/loadable';
import { adminFiles, loadAdminParts } from './admin-parts';

type Params = Record<string, string | undefined>;
/** What an address says beside its route: the parameters in its path, and its query. */
export type Address = { params: Params; search: string };
/** `id` is the parameter of the route, for those that have one. */
type ScreenProps = { id: string };
type Screen = ComponentType<ScreenProps>;

export type AppRoute = {
  pattern: string;
  /** The files below src/client that `load` loads: the server preloads what the build made of them. */
  files: string[];
  Screen: Screen;
  /** The page can be read as the server sends it: its scripts may come after its first paint. */
  isReadable: boolean;
  /** Loads the screen's code ahead of its rendering. */
  load: () => Promise<unknown>;
  /** Asks for the data that the screen shows, on the server before it renders and in the browser ahead of a click. */
  prefetch: (api: QueryUtils, address: Address) => Promise<unknown>[];
};

type RouteDefinition = Pick<AppRoute, 'pattern'> & {
  /** That of the screen. */
  file: string;
  load: () => Promise<Screen>;
  isReadable?: boolean;
  prefetch?: AppRoute['prefetch'];
};

function defineRoute(definition: RouteDefinition): AppRoute {
  const { pattern, file, load: loadCode, isReadable = true, prefetch = () => [] } = definition;
  const { load, Component } = loadable(loadCode);
  return { pattern, files: [file], isReadable, load, prefetch, Screen: Component };
}

/** A screen of the owner's, which comes with the guard and the bar of its area. */
function defineAdminRoute(definition: RouteDefinition): AppRoute {
  const route = defineRoute(definition);
  const load = () => Promise.all([route.load(), loadAdminParts()]);
  return { ...route, isReadable: false, files: [...adminFiles, ...route.files], load };
}

/** The visitor's screens, rendered on the server. */
export const publicRoutes: AppRoute[] = [
  defineRoute({
    pattern: paths.home,
    file: 'screens/home-screen.tsx',
    load: async () => (await import('../screens/home-screen')).HomeScreen,
    prefetch: api => [
      api.projects.featured.prefetch(),
      api.projects.count.prefetch(),
      api.skills.list.prefetch(),
      api.views.total.prefetch(),
    ],
  }),
  defineRoute({
    pattern: paths.projects,
    file: 'screens/projects-screen.tsx',
    load: async () => (await import('../screens/projects-screen')).ProjectsScreen,
    prefetch: (api, { search }) => [
      api.projects.archive.prefetch(),
      api.projects.inCategory.prefetch(archiveRowsOf(search)),
    ],
  }),
  defineRoute({
    pattern: paths.projectPattern,
    file: 'screens/project-screen.tsx',
    load: async () => (await import('../screens/project-screen')).ProjectScreen,
    prefetch: (api, { params: { id = '' } }) => [api.projects.get.prefetch({ id })],
  }),
  defineRoute({
    pattern: paths.about,
    file: 'screens/about-screen.tsx',
    load: async () => (await import('../screens/about-screen')).AboutScreen,
    prefetch: api => [api.timeline.list.prefetch(), api.projects.topSkills.prefetch()],
  }),
  defineRoute({
    pattern: paths.login,
    file: 'screens/login-screen.tsx',
    isReadable: false,
    load: async () => (await import('../screens/login-screen')).LoginScreen,
  }),
  defineRoute({
    pattern: paths.logout,
    file: 'screens/admin/logout-screen.tsx',
    isReadable: false,
    load: async () => (await import('../screens/admin/logout-screen')).LogoutScreen,
  }),
];

/** The owner's screens: behind the guard, loaded on demand, never rendered on the server. */
export const adminRoutes: AppRoute[] = [
  defineAdminRoute({
    pattern: paths.dashboard,
    file: 'screens/admin/dashboard-screen.tsx',
    load: async () => (await import('../screens/admin/dashboard-screen')).DashboardScreen,
    prefetch: api => [
      api.projects.overview.prefetch(),
      api.views.summary.prefetch({ timeZone: viewerTimeZone() }),
    ],
  }),
  defineAdminRoute({
    pattern: paths.projectEditPattern,
    file: 'screens/admin/project-edit-screen.tsx',
    load: async () => (await import('../screens/admin/project-edit-screen')).ProjectEditScreen,
  }),
  defineAdminRoute({
    pattern: paths.skillsEditor,
    file: 'screens/admin/skills-editor-screen.tsx',
    load: async () => (await import('../screens/admin/skills-editor-screen')).SkillsEditorScreen,
  }),
  defineAdminRoute({
    pattern: paths.aboutEditor,
    file: 'screens/admin/about-editor-screen.tsx',
    load: async () => (await import('../screens/admin/about-editor-screen')).AboutEditorScreen,
  }),
  defineAdminRoute({
    pattern: paths.inbox,
    file: 'screens/admin/inbox-screen.tsx',
    load: async () => (await import('../screens/admin/inbox-screen')).InboxScreen,
  }),
  defineAdminRoute({
    pattern: paths.settings,
    file: 'screens/admin/settings-screen.tsx',
    load: async () => (await import('../screens/admin/settings-screen')).SettingsScreen,
  }),
];

export type MatchedRoute = { route: AppRoute; params: Params };

/** The visitor's screen at this path, or null. */
export function matchPublicRoute(path: string): MatchedRoute | null {
  return matchIn(publicRoutes, path);
}

export function matchAnyRoute(path: string): MatchedRoute | null {
  return matchIn([...publicRoutes, ...adminRoutes], path);
}

function matchIn(routes: AppRoute[], path: string): MatchedRoute | null {
  const decoded = decodePath(path);
  for (const route of routes) {
    const [isMatch, params] = matchRoute(parse, route.pattern, decoded);
    if (isMatch) return { route, params };
  }
  return null;
}

/** As the router decodes the path of the page: the data must be that of the id which the screen is given. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
