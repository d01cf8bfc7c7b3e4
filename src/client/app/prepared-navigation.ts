import type { AroundNavHandler } from 'wouter';
import { findRoute, type MatchedRoute } from '../content/define-route';
import { guardNavigation } from '../editing/leave-question';
import type { PageQueries } from '../lib/api/trpc';
import { paths } from '../lib/paths';
import { DATA_WAIT_MS, settleWithin } from '../lib/settle-within';
import { navigateWithTransition } from './page-transition';
import { routes } from './routes';

/** Routes without prefetching: sign-in, sign-out, and the owner's area, whose guard must see every navigation. */
const UNPREPARED = new Set<string>([paths.login, paths.logout, paths.adminPattern]);

/**
 * Creates a router handler that loads the next page's code, and briefly waits for its data, before navigating. The last
 * of several clicks wins.
 */
export function createNavigation(queries: PageQueries): AroundNavHandler {
  let latest = 0;

  async function prepare({ route, params }: MatchedRoute, search: string): Promise<void> {
    const data = route.prefetch(queries, { params, search });
    await route.load();
    await settleWithin(DATA_WAIT_MS, data);
  }

  return (navigate, to, options) => {
    guardNavigation(
      (path, guardedOptions) => {
        latest += 1;
        const current = latest;
        const { pathname, search } = new URL(path, window.location.href);
        const match = pathname === window.location.pathname ? null : findRoute(routes, pathname);
        const go = () => navigate(path, guardedOptions);
        if (!match || UNPREPARED.has(match.route.pattern)) {
          go();
          return;
        }
        prepare(match, search).then(
          () => {
            if (current === latest) navigateWithTransition(match, go);
          },
          // The code is unavailable, for example after a deployment: loads the page from the server.
          () => {
            if (current === latest) window.location.assign(path);
          },
        );
      },
      to,
      options,
    );
  };
}
