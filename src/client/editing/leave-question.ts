import type { AroundNavHandler } from 'wouter';

export type LeaveQuestion = { proceed: () => void };
type Ask = (question: LeaveQuestion) => void;

/** Who must be asked before the browser goes to another page of the site: the editor with unsaved changes, if any. */
let asked: Ask | null = null;

export function whoIsAsked(): Ask | null {
  return asked;
}

export function setAsked(ask: Ask | null): void {
  asked = ask;
}

/** For the router: holds up a navigation while there are unsaved changes. */
export const guardNavigation: AroundNavHandler = (navigate, to, options) => {
  const proceed = () => navigate(to, options);
  const isElsewhere = new URL(to, window.location.href).pathname !== window.location.pathname;
  if (asked && isElsewhere) asked({ proceed });
  else proceed();
};

let follow: ((event: PopStateEvent) => void) | null = null;

/** Who is asked about each step back and forward, from the first unsaved changes on. */
export function setHistoryGuard(guard: (event: PopStateEvent) => void): void {
  follow = guard;
}

/** Before the router listens. */
export function guardHistory(): void {
  window.addEventListener('popstate', event => follow?.(event));
}
