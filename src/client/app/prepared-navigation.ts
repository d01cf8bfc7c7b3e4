import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { findRoute, type MatchedRoute } from '#client/content/define-route';
import { guardNavigation } from '#client/editing/leave-question';
import type { PageQueries } from '#client/lib/api/trpc';
import { paths } from '#client/lib/paths';
import { DATA_WAIT_MS, settleWithin } from '#client/lib/settle-within';
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
          // If the code is unavailable, for example after a deployment, the server loads the page.
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

/** Marks a project's picture in lists and on its page, between which the transition runs. */
const PROJECT_ATTRIBUTE = 'data-project';
const TRANSITION_NAME = 'project';

/** Navigates with a view transition between a list and a project, if the browser supports it. */
function navigateWithTransition(match: MatchedRoute, go: () => void): void {
  const projectId = findProjectBetween(window.location.pathname, match);
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (projectId === undefined || prefersReducedMotion || !('startViewTransition' in document)) {
    go();
    return;
  }
  const unmarkOld = markPicture(projectId);
  let unmarkNew = () => {};
  const transition = document.startViewTransition(() => {
    unmarkOld();
    flushSync(go);
    unmarkNew = markPicture(projectId);
  });
  // The browser may skip a transition, but the navigation still succeeded.
  transition.ready.catch(() => {});
  transition.finished.finally(() => unmarkNew()).catch(() => {});
}

/** Returns the project ID if exactly one of the two pages is a project page. */
function findProjectBetween(from: string, { route, params }: MatchedRoute): string | undefined {
  const origin = findRoute(routes, from);
  const ids = [origin, { route, params }].flatMap(match =>
    match?.route.pattern === paths.projectPattern ? (match.params.id ?? []) : [],
  );
  return ids.length === 1 ? ids[0] : undefined;
}

function markPicture(projectId: string): () => void {
  const picture = document.querySelector<HTMLElement>(`[${PROJECT_ATTRIBUTE}="${CSS.escape(projectId)}"]`);
  picture?.style.setProperty('view-transition-name', TRANSITION_NAME);
  return () => picture?.style.removeProperty('view-transition-name');
}
