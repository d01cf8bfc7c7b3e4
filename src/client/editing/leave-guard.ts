import { useEffect, useLayoutEffect, useState } from 'react';
import { getLeaveHandler, type LeaveQuestion, setHistoryGuard, setLeaveHandler } from './leave-question';

/** Asks before an action that leaves the page and does more, such as signing out. */
export function askToLeave(proceed: () => void): void {
  const ask = getLeaveHandler();
  if (!ask) {
    proceed();
    return;
  }
  ask({
    proceed: () => {
      // The owner has confirmed the navigation that follows.
      setLeaveHandler(null);
      proceed();
    },
  });
}

/** While `isActive`, asks before leaving the page: with a dialog within the site, with the browser's prompt otherwise. */
export function useLeaveGuard(isActive: boolean, onLeave: () => void) {
  const [question, setQuestion] = useState<LeaveQuestion | null>(null);

  // A layout effect, so that its cleanup runs before the next screen can navigate.
  useLayoutEffect(() => {
    if (!isActive) return;
    followHistory();
    setLeaveHandler(setQuestion);
    return () => setLeaveHandler(null);
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
 * Undoes a step back or forward that would leave unsaved changes, and then asks. Without the Navigation API the browser
 * leaves the page; the stored edits are there on return.
 */
function followHistory(): void {
  if (isFollowed || !('navigation' in window)) return;
  isFollowed = true;
  const getPosition = () => ({ path: window.location.pathname, index: navigation.currentEntry?.index ?? 0 });
  let here = getPosition();
  let undone = 0;
  let isAnswered = false;

  function proceed(step: number): void {
    isAnswered = true;
    window.history.go(step);
  }

  navigation.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType !== 'traverse') here = getPosition();
  });
  setHistoryGuard(event => {
    const there = getPosition();
    if (undone !== 0) {
      event.stopImmediatePropagation();
      const step = undone;
      undone = 0;
      getLeaveHandler()?.({ proceed: () => proceed(step) });
    } else if (getLeaveHandler() && !isAnswered && there.path !== here.path) {
      event.stopImmediatePropagation();
      undone = there.index - here.index;
      window.history.go(-undone);
    } else {
      isAnswered = false;
      here = there;
    }
  });
}
