import type { AroundNavHandler } from 'wouter';

export type LeaveQuestion = { proceed: () => void };
type Ask = (question: LeaveQuestion) => void;

type LeaveHandler = {
  ask: Ask;
  /** True if the edits stay in this tab, so that only the end of the session or of the tab loses them. */
  keepsEdits: boolean;
  /** Discards the edits. */
  abandon: () => void;
};

/** The editors with unsaved changes. A screen can have several. */
const leaveHandlers = new Set<LeaveHandler>();

/** Returns a function that removes the handler. */
export function addLeaveHandler(handler: LeaveHandler): () => void {
  leaveHandlers.add(handler);
  return () => void leaveHandlers.delete(handler);
}

/** Discards the edits of all editors, because the owner has confirmed it. */
export function abandonAllEdits(): void {
  for (const { abandon } of leaveHandlers) abandon();
  leaveHandlers.clear();
}

/** Finds the question to ask before the session ends. */
export function findLeaveQuestion(): Ask | null {
  return [...leaveHandlers].at(-1)?.ask ?? null;
}

/** Finds the question to ask before the browser opens another page of the site. */
export function findNavigationQuestion(): Ask | null {
  return [...leaveHandlers].findLast(({ keepsEdits }) => !keepsEdits)?.ask ?? null;
}

/** Router hook that delays a navigation which would lose unsaved changes. */
export const guardNavigation: AroundNavHandler = (navigate, to, options) => {
  const proceed = () => navigate(to, options);
  const isElsewhere = new URL(to, window.location.href).pathname !== window.location.pathname;
  const ask = findNavigationQuestion();
  if (ask && isElsewhere) ask({ proceed });
  else proceed();
};

let follow: ((event: PopStateEvent) => void) | null = null;

/** Registers the handler for steps back and forward in the history. */
export function setHistoryGuard(guard: (event: PopStateEvent) => void): void {
  follow = guard;
}

/** Listens for history steps. Call it before the router does. */
export function guardHistory(): void {
  window.addEventListener('popstate', event => follow?.(event));
}
