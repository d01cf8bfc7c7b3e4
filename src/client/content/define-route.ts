import type { ComponentType } from 'react';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import type { PageQueries } from '../lib/api/trpc';
import { loadable } from '../ui/feedback/loadable';

type Params = Record<string, string | undefined>;
/** What an address says beside its route: the parameters in its path, and its query. */
export type Address = { params: Params; search: string };
/** `id` is the parameter of the route, for those that have one. */
type ScreenProps = { id: string };
type Screen = ComponentType<ScreenProps>;

export type AppRoute = {
  pattern: string;
  /** All that the route's parameter may be. Default: anything. */
  ids?: readonly string[] | undefined;
  /** The files below src/client that `load` loads: the server preloads what the build made of them. */
  files: string[];
  Screen: Screen;
  /** The page can be read as the server sends it: its scripts may come after its first paint. */
  isReadable: boolean;
  /** Loads the screen's code ahead of its rendering. */
  load: () => Promise<unknown>;
  /** Fetches the data that the screen shows, before the server or the browser renders it. */
  prefetch: (queries: PageQueries, address: Address) => Promise<unknown>[];
};

export type RouteDefinition = Pick<AppRoute, 'pattern'> & {
  /** That of the screen. */
  file: string;
  /** Those that its `load` loads beside it. */
  otherFiles?: readonly string[];
  load: () => Promise<Screen>;
  ids?: AppRoute['ids'];
  isReadable?: boolean;
  prefetch?: AppRoute['prefetch'];
};

/** A screen whose code is loaded when it is gone to. */
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

/** The first of these routes that is at this path, or null. */
export function matchIn(routes: AppRoute[], path: string): MatchedRoute | null {
  const decoded = decodePath(path);
  for (const route of routes) {
    const [isMatch, params] = matchRoute(parse, route.pattern, decoded);
    if (isMatch && isKnown(route, params)) return { route, params };
  }
  return null;
}

/** Whether there is a page for this parameter of the route. */
export function isKnown({ ids }: AppRoute, { id = '' }: Params): boolean {
  return ids?.includes(id) ?? true;
}

/** As the router decodes the path of the page: the data must be that of the id which the screen is given. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
