import { useEffect, useLayoutEffect, useState } from 'react';
import { type LeaveQuestion, setAsked, setHistoryGuard, whoIsAsked } from './leave-question';

/** For what leaves the page and does more than that, as signing out does: nothing of it happens before a yes. */
export function askToLeave(proceed: () => void): void {
  const ask = whoIsAsked();
  if (!ask) {
    proceed();
    return;
  }
  ask({
    proceed: () => {
      // The navigation that follows has been asked about.
      setAsked(null);
      proceed();
    },
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
  const [question, setQuestion] = useState<LeaveQuestion | null>(null);

  // A layout effect: its cleanup runs before a screen that replaces this one navigates by itself.
  useLayoutEffect(() => {
    if (!isActive) return;
    followHistory();
    setAsked(setQuestion);
    return () => setAsked(null);
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

let isFollowed = false;

/**
 * From the first unsaved changes on: a step back or forward that would leave some is undone, and then asked about. A browser that does not tell where in its history it is leads away; the kept draft is there on the return.
 */
function followHistory(): void {
  if (isFollowed || !('navigation' in window)) return;
  isFollowed = true;
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
  setHistoryGuard(event => {
    const there = spot();
    if (undone !== 0) {
      event.stopImmediatePropagation();
      const step = undone;
      undone = 0;
      whoIsAsked()?.({ proceed: () => proceed(step) });
    } else if (whoIsAsked() && !isAnswered && there.path !== here.path) {
      event.stopImmediatePropagation();
      undone = there.place - here.place;
      window.history.go(-undone);
    } else {
      isAnswered = false;
      here = there;
    }
  });
}
