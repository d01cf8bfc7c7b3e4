import type { AroundNavHandler } from 'wouter';
import { type MatchedRoute, matchIn } from '../content/define-route';
import { guardNavigation } from '../editing/leave-question';
import type { PageQueries } from '../lib/api/trpc';
import { DATA_WAIT_MS, withinTime } from '../lib/load/within-time';
import { paths } from '../lib/paths';
import { transit } from './page-transition';
import { routes } from './routes';

/** Signing in and out waits for nothing, nor does the owner's area, whose guard must see each step. */
const AT_ONCE = new Set<string>([paths.login, paths.logout, paths.adminPattern]);

/**
 * For the router: a navigation waits for the next page's code and, for a moment, its data, so that the page is there at
 * once. The last of several clicks counts.
 */
export function createNavigation(queries: PageQueries): AroundNavHandler {
  let latest = 0;

  async function prepare({ route, params }: MatchedRoute, search: string): Promise<void> {
    const data = route.prefetch(queries, { params, search });
    await route.load();
    await withinTime(DATA_WAIT_MS, data);
  }

  return (navigate, to, options) => {
    guardNavigation(
      (path, guardedOptions) => {
        latest += 1;
        const mine = latest;
        const { pathname, search } = new URL(path, window.location.href);
        const match = pathname === window.location.pathname ? null : matchIn(routes, pathname);
        const go = () => navigate(path, guardedOptions);
        if (!match || AT_ONCE.has(match.route.pattern)) {
          go();
          return;
        }
        prepare(match, search).then(
          () => {
            if (mine === latest) transit(match, go);
          },
          // The page's code cannot be had, as after an update of the site: the server has all of it.
          () => {
            if (mine === latest) window.location.assign(path);
          },
        );
      },
      to,
      options,
    );
  };
}
