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

/**
 * Before the router listens: a step back or forward that would leave unsaved changes is undone, and then asked about. A browser that does not tell
 * where in its history it is leads away; the kept draft is there on the return.
 */
export function guardHistory(): void {
  if (!('navigation' in window)) return;
  const spot = () => ({ path: window.location.pathname, place: navigation.currentEntry?.index ?? 0 });
  let here = spot();
  let undone = 0;
  let isAnswered = false;

  function proceed(step: number): void {
    isAnswered = true;
    window.history.go(step);
  }

  navigation.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType !== 'traverse') here = spot();
  });
  window.addEventListener('popstate', event => {
    const there = spot();
    if (undone !== 0) {
      event.stopImmediatePropagation();
      const step = undone;
      undone = 0;
      asked?.({ proceed: () => proceed(step) });
    } else if (asked && !isAnswered && there.path !== here.path) {
      event.stopImmediatePropagation();
      undone = there.place - here.place;
      window.history.go(-undone);
    } else {
      isAnswered = false;
      here = there;
    }
  });
}
