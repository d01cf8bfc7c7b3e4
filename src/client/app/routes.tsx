import { type ComponentType, createElement, lazy, useState } from 'react';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { paths } from '../lib/paths';
import type { QueryUtils } from '../lib/trpc';

type Params = Record<string, string | undefined>;
/** `id` is the parameter of the route, for those that have one. */
type ScreenProps = { id: string };
type Screen = ComponentType<ScreenProps>;

export type AppRoute = {
  pattern: string;
  /** The file of the screen below src/client: the server preloads what the build made of it. */
  file: string;
  Screen: Screen;
  /** Loads the screen's code ahead of its rendering. */
  load: () => Promise<unknown>;
  /** Asks for the data that the screen shows, on the server before it renders and in the browser ahead of a click. */
  prefetch: (api: QueryUtils, params: Params) => Promise<unknown>[];
};

type RouteDefinition = Pick<AppRoute, 'pattern' | 'file'> & {
  load: () => Promise<Screen>;
  prefetch?: AppRoute['prefetch'];
};

function defineRoute({ pattern, file, load: loadCode, prefetch = () => [] }: RouteDefinition): AppRoute {
  let loaded: Screen | null = null;
  async function load(): Promise<Screen> {
    loaded ??= await loadCode();
    return loaded;
  }
  const LazyScreen = lazy(async () => ({ default: await load() }));
  // A screen whose code is there renders at once: even then a lazy one would show its fallback for a moment.
  function ReadyScreen(props: ScreenProps) {
    const [current] = useState(() => ({ Screen: loaded ?? LazyScreen }));
    return createElement(current.Screen, props);
  }
  return { pattern, file, load, prefetch, Screen: ReadyScreen };
}

/** The visitor's screens, rendered on the server. */
export const publicRoutes: AppRoute[] = [
  defineRoute({
    pattern: paths.home,
    file: 'screens/home-screen.tsx',
    load: async () => (await import('../screens/home-screen')).HomeScreen,
    prefetch: api => [api.projects.list.prefetch(), api.skills.list.prefetch(), api.views.total.prefetch()],
  }),
  defineRoute({
    pattern: paths.projects,
    file: 'screens/projects-screen.tsx',
    load: async () => (await import('../screens/projects-screen')).ProjectsScreen,
    prefetch: api => [api.projects.list.prefetch(), api.projects.categoryOrder.prefetch()],
  }),
  defineRoute({
    pattern: paths.projectPattern,
    file: 'screens/project-screen.tsx',
    load: async () => (await import('../screens/project-screen')).ProjectScreen,
    prefetch: (api, { id = '' }) => [api.projects.get.prefetch({ id })],
  }),
  defineRoute({
    pattern: paths.about,
    file: 'screens/about-screen.tsx',
    load: async () => (await import('../screens/about-screen')).AboutScreen,
    prefetch: api => [api.timeline.list.prefetch(), api.projects.list.prefetch()],
  }),
  defineRoute({
    pattern: paths.login,
    file: 'screens/login-screen.tsx',
    load: async () => (await import('../screens/login-screen')).LoginScreen,
  }),
  defineRoute({
    pattern: paths.logout,
    file: 'screens/logout-screen.tsx',
    load: async () => (await import('../screens/logout-screen')).LogoutScreen,
  }),
];

/** The owner's screens: behind the guard, loaded on demand, never rendered on the server. */
export const adminRoutes: AppRoute[] = [
  defineRoute({
    pattern: paths.dashboard,
    file: 'screens/dashboard-screen.tsx',
    load: async () => (await import('../screens/dashboard-screen')).DashboardScreen,
  }),
  defineRoute({
    pattern: paths.projectEditPattern,
    file: 'screens/project-edit-screen.tsx',
    load: async () => (await import('../screens/project-edit-screen')).ProjectEditScreen,
  }),
  defineRoute({
    pattern: paths.skillsEditor,
    file: 'screens/skills-editor-screen.tsx',
    load: async () => (await import('../screens/skills-editor-screen')).SkillsEditorScreen,
  }),
  defineRoute({
    pattern: paths.aboutEditor,
    file: 'screens/about-editor-screen.tsx',
    load: async () => (await import('../screens/about-editor-screen')).AboutEditorScreen,
  }),
  defineRoute({
    pattern: paths.inbox,
    file: 'screens/inbox-screen.tsx',
    load: async () => (await import('../screens/inbox-screen')).InboxScreen,
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
  for (const route of routes) {
    const [isMatch, params] = matchRoute(parse, route.pattern, path);
    if (isMatch) return { route, params };
  }
  return null;
}
