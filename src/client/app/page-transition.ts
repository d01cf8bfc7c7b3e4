import { flushSync } from 'react-dom';
import { findRoute, type MatchedRoute } from '../content/define-route';
import { paths } from '../lib/paths';
import { routes } from './routes';

/** Marks a project's picture in lists and on its page, between which the transition runs. */
const PROJECT_ATTRIBUTE = 'data-project';
const TRANSITION_NAME = 'project';

/** Navigates with a view transition between a list and a project, if the browser supports it. */
export function navigateWithTransition(match: MatchedRoute, go: () => void): void {
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
  // The browser may skip a transition; the navigation still succeeded.
  transition.ready.catch(() => {});
  transition.finished.finally(() => unmarkNew()).catch(() => {});
}

/** Returns the project ID when exactly one of the two pages is a project page. */
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
