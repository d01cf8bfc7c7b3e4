import { flushSync } from 'react-dom';
import { type MatchedRoute, matchIn } from '../content/define-route';
import { paths } from '../lib/paths';
import { routes } from './routes';

/** Marks the picture of a project, in a list and on its own page: the one turns into the other. */
const PROJECT_ATTRIBUTE = 'data-project';
const TRANSITION_NAME = 'project';

/** Goes to a page: between a list and a project it is a transition where the browser has them. */
export function transit(match: MatchedRoute, go: () => void): void {
  const projectId = projectBetween(window.location.pathname, match);
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

/** The project that one of the two pages is about; undefined when neither is, or both are. */
function projectBetween(from: string, { route, params }: MatchedRoute): string | undefined {
  const origin = matchIn(routes, from);
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
