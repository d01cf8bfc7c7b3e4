import { useEffect, useLayoutEffect, useState } from 'react';
import { type LeaveQuestion, setAsked, whoIsAsked } from './leave-question';

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
