import type { ComponentType } from 'react';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import type { PageQueries } from '#client/lib/api/trpc';
import { loadable } from '#client/ui/feedback/loadable';

type Params = Record<string, string | undefined>;
type Address = { params: Params; search: string };
/** The route parameter is `id`, if the route has one. */
type ScreenProps = { id: string };
type Screen = ComponentType<ScreenProps>;

export type AppRoute = {
  pattern: string;
  /** The allowed values of the route parameter. Defaults to any value. */
  ids?: readonly string[] | undefined;
  /** The files below src/client that `load` imports. The server preloads their bundles. */
  files: string[];
  Screen: Screen;
  /** True if the page is readable without scripts, which may then load after the first paint. */
  isReadable: boolean;
  /** Loads the code of the screen before it renders. */
  load: () => Promise<unknown>;
  /** Fetches the data of the screen before the server or the browser renders it. */
  prefetch: (queries: PageQueries, address: Address) => Promise<unknown>[];
};

type RouteDefinition = Pick<AppRoute, 'pattern'> & {
  file: string;
  otherFiles?: readonly string[];
  load: () => Promise<Screen>;
  ids?: AppRoute['ids'];
  isReadable?: boolean;
  prefetch?: AppRoute['prefetch'];
};

export function defineRoute(definition: RouteDefinition): AppRoute {
  const {
    file,
    otherFiles = [],
    load: loadCode,
    isReadable = true,
    prefetch = () => [],
    ...route
  } = definition;
  const { load, Component } = loadable(loadCode);
  return {
    ...route,
    files: [...new Set([file, ...otherFiles])],
    isReadable,
    load,
    prefetch,
    Screen: Component,
  };
}

export type MatchedRoute = { route: AppRoute; params: Params };

export function findRoute(routes: AppRoute[], path: string): MatchedRoute | null {
  const decoded = decodeIfPossible(path);
  for (const route of routes) {
    const [isMatch, params] = matchRoute(parse, route.pattern, decoded);
    if (isMatch && isAllowed(route, params)) return { route, params };
  }
  return null;
}

export function isAllowed({ ids }: AppRoute, { id = '' }: Params): boolean {
  return ids?.includes(id) ?? true;
}

/** Decodes the path as the router does, so that the data matches the ID passed to the screen. */
function decodeIfPossible(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
