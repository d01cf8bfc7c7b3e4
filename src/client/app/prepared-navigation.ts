import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { findRoute, type MatchedRoute } from '#client/content/define-route';
import { findCover } from '#client/content/picture/find-cover';
import { guardNavigation } from '#client/editing/leaving/leave-question';
import type { PageQueries } from '#client/lib/api/trpc';
import { paths } from '#client/lib/paths';
import { DATA_WAIT_MS, settleWithin } from '#client/lib/settle-within';
import { withoutEndSlash } from '#shared/base-path';
import { routes } from './routes';

/**
 * These routes have no prefetching: sign-in, sign-out, and the owner's area, whose guard must see every
 * navigation.
 */
const UNPREPARED = new Set<string>([paths.login, paths.logout, paths.adminPattern]);

/**
 * Creates a router handler that loads the next page's code, and briefly waits for its data, before
 * navigating. The last of several clicks wins.
 */
export function createNavigation(queries: PageQueries): AroundNavHandler {
  let latest = 0;
  const toPath = ({ pathname }: { pathname: string }) => withoutEndSlash(pathname);

  async function prepare({ route, params }: MatchedRoute, search: string): Promise<void> {
    const data = route.prefetch(queries, { params, search });
    await route.load();
    await settleWithin(DATA_WAIT_MS, data);
  }

  return (navigate, to, options) => {
    guardNavigation(
      (address, guardedOptions) => {
        latest += 1;
        const current = latest;
        const target = new URL(address, window.location.href);
        const path = toPath(target);
        const match = path === toPath(window.location) ? null : findRoute(routes, path);
        const go = () => navigate(address, guardedOptions);
        const isPrepared = match !== null && !UNPREPARED.has(match.route.pattern);
        markPending(isPrepared);
        if (!isPrepared) {
          go();
          return;
        }
        const finish = (arrive: () => void) => () => {
          if (current !== latest) return;
          markPending(false);
          arrive();
        };
        prepare(match, target.search).then(
          finish(() => navigateWithTransition([path, toPath(window.location)], go)),
          // If the code is unavailable, for example after a deployment, the server loads the page. Offline, the
          // browser would replace this one by its own error.
          finish(() => {
            if (navigator.onLine) window.location.assign(address);
            else go();
          }),
        );
      },
      to,
      options,
    );
  };
}

/** Shows or hides the line that says that a page loads. */
function markPending(isPending: boolean): void {
  document.documentElement.toggleAttribute('data-loading', isPending);
}

/**
 * Navigates with a view transition, if the browser supports it. The cover and the title of an item move between a
 * list and the item's page, which is the first of the paths that has a cover.
 */
function navigateWithTransition(paths: string[], go: () => void): void {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (prefersReducedMotion || !('startViewTransition' in document)) {
    go();
    return;
  }
  const covered = paths.find(page => findCover(page) !== null);
  const unmarkOld = markItem(covered);
  let unmarkNew = () => {};
  const transition = document.startViewTransition(() => {
    unmarkOld();
    flushSync(go);
    unmarkNew = markItem(covered);
  });
  // The browser may skip a transition, but the navigation still succeeded.
  transition.ready.catch(() => {});
  transition.finished.finally(() => unmarkNew()).catch(() => {});
}

/** Names the parts of an item that move, and returns a function that removes the names. */
function markItem(path: string | undefined): () => void {
  const cover = path === undefined ? null : findCover(path);
  const title = cover?.closest('article, li')?.querySelector<HTMLElement>('h1, h2, h3');
  const parts = Object.entries({ cover, title });
  for (const [name, part] of parts) part?.style.setProperty('view-transition-name', name);
  return () => {
    for (const [, part] of parts) part?.style.removeProperty('view-transition-name');
  };
}
