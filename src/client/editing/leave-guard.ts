import { useEffect, useLayoutEffect, useState } from 'react';
import type { AroundNavHandler } from 'wouter';

type Question = { proceed: () => void };
type Ask = (question: Question) => void;

/** Who must be asked before the browser goes to another page of the site: the editor with unsaved changes, if any. */
let asked: Ask | null = null;

/** For the router: holds up a navigation while there are unsaved changes. */
export const guardNavigation: AroundNavHandler = (navigate, to, options) => {
  const proceed = () => navigate(to, options);
  const isElsewhere = new URL(to, window.location.href).pathname !== window.location.pathname;
  if (asked && isElsewhere) asked({ proceed });
  else proceed();
};

/** For what leaves the page and does more than that, as signing out does: nothing of it happens before a yes. */
export function askToLeave(proceed: () => void): void {
  if (!asked) {
    proceed();
    return;
  }
  asked({
    proceed: () => {
      // The navigation that follows has been asked about.
      asked = null;
      proceed();
    },
  });
}

/**
 * Before the router listens: a step back or forward that would leave unsaved changes is undone, and then asked about. A
 * browser that does not tell where in its history it is leads away; the kept draft is there on the return.
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

export type LeaveGuard = {
  /** True while the owner is asked whether to leave. */
  isAsking: boolean;
  leave: () => void;
  stay: () => void;
};

/** While `isActive`, leaving the page asks first: within the site by our own question, else by the browser's. */
export function useLeaveGuard(isActive: boolean, onLeave: () => void): LeaveGuard {
  const [question, setQuestion] = useState<Question | null>(null);

  // A layout effect: its cleanup runs before a screen that replaces this one navigates by itself.
  useLayoutEffect(() => {
    if (!isActive) return;
    asked = setQuestion;
    return () => {
      asked = null;
    };
  }, [isActive]);

  useEffect(() => {
    if (!isActive) return;
    const refuse = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', refuse);
    return () => window.removeEventListener('beforeunload', refuse);
  }, [isActive]);

  return {
    isAsking: question !== null,
    leave: () => {
      setQuestion(null);
      onLeave();
      question?.proceed();
    },
    stay: () => setQuestion(null),
  };
}
