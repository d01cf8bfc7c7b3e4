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

/** Where the browser lets a page hold them up; elsewhere they lead away, and the kept draft is there on the return. */
function holdBackAndForward(ask: Ask): (() => void) | undefined {
  if (!('navigation' in window)) return undefined;
  let isAnswered = false;
  function hold(event: NavigateEvent): void {
    const { destination } = event;
    const isElsewhere = new URL(destination.url).pathname !== window.location.pathname;
    // Another site is the browser's own question.
    const isStep = event.navigationType === 'traverse' && destination.sameDocument;
    if (isAnswered || !isStep || !isElsewhere || !event.cancelable) return;
    event.preventDefault();
    ask({
      proceed: () => {
        isAnswered = true;
        navigation.traverseTo(destination.key);
      },
    });
  }
  navigation.addEventListener('navigate', hold);
  return () => navigation.removeEventListener('navigate', hold);
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

  useEffect(() => (isActive ? holdBackAndForward(setQuestion) : undefined), [isActive]);

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
