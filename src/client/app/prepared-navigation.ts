import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { guardNavigation } from '../editing/leave-question';
import type { Queries } from '../lib/api/queries';
import { paths } from '../lib/paths';
import { type MatchedRoute, matchIn } from './define-route';
import { routes } from './routes';

/** How long a click waits for the next page's data: what is later shows as loading there. */
const DATA_WAIT_MS = 250;

/** Signing in and out waits for nothing, nor does the owner's area, whose guard must see each step. */
const AT_ONCE = new Set<string>([paths.login, paths.logout, paths.adminPattern]);

/** Marks the picture of a project, in a list and on its own page: the one turns into the other. */
const PROJECT_ATTRIBUTE = 'data-project';
const TRANSITION_NAME = 'project';

/**
 * For the router: a navigation waits for the next page's code and, for a moment, its data, so that the page is there at
 * once; between a list and a project it is a transition where the browser has them. The last of several clicks counts.
 */
export function createNavigation({ prefetch, load }: Queries): AroundNavHandler {
  let latest = 0;

  async function prepare({ route, params }: MatchedRoute, search: string): Promise<void> {
    const data = Promise.allSettled(route.prefetch(prefetch, { params, search }));
    await Promise.all([route.load(), load()]);
    await Promise.race([data, new Promise(resolve => setTimeout(resolve, DATA_WAIT_MS))]);
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
            if (mine === latest) transit(projectBetween(window.location.pathname, match), go);
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

/** The project that one of the two pages is about; undefined when neither is, or both are. */
function projectBetween(from: string, { route, params }: MatchedRoute): string | undefined {
  const origin = matchIn(routes, from);
  const ids = [origin, { route, params }].flatMap(match =>
    match?.route.pattern === paths.projectPattern ? (match.params.id ?? []) : [],
  );
  return ids.length === 1 ? ids[0] : undefined;
}

function transit(projectId: string | undefined, go: () => void): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (projectId === undefined || isStill || !('startViewTransition' in document)) {
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
  // A transition that the browser skips is no failure: the page is there.
  transition.ready.catch(() => {});
  transition.finished.finally(() => unmarkNew()).catch(() => {});
}

function markPicture(projectId: string): () => void {
  const picture = document.querySelector<HTMLElement>(`[${PROJECT_ATTRIBUTE}="${CSS.escape(projectId)}"]`);
  picture?.style.setProperty('view-transition-name', TRANSITION_NAME);
  return () => picture?.style.removeProperty('view-transition-name');
}
