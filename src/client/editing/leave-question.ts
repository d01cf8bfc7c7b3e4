import type { AroundNavHandler } from 'wouter';

export type LeaveQuestion = { proceed: () => void };
type Ask = (question: LeaveQuestion) => void;

/** Asks the editor with unsaved changes, if any, before the browser opens another page of the site. */
let leaveHandler: Ask | null = null;

export function getLeaveHandler(): Ask | null {
  return leaveHandler;
}

export function setLeaveHandler(ask: Ask | null): void {
  leaveHandler = ask;
}

/** Router hook that delays a navigation while there are unsaved changes. */
export const guardNavigation: AroundNavHandler = (navigate, to, options) => {
  const proceed = () => navigate(to, options);
  const isElsewhere = new URL(to, window.location.href).pathname !== window.location.pathname;
  if (leaveHandler && isElsewhere) leaveHandler({ proceed });
  else proceed();
};

let follow: ((event: PopStateEvent) => void) | null = null;

/** Registers the handler for steps back and forward in the history. */
export function setHistoryGuard(guard: (event: PopStateEvent) => void): void {
  follow = guard;
}

/** Listens for history steps; call it before the router does. */
export function guardHistory(): void {
  window.addEventListener('popstate', event => follow?.(event));
}
