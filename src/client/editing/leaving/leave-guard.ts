import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import {
  abandonAllEdits,
  addLeaveHandler,
  findLeaveQuestion,
  findNavigationQuestion,
  type LeaveQuestion,
  setHistoryGuard,
} from './leave-question';

/** Asks before an action that leaves the page and does more, such as signing out. */
export function askToLeave(proceed: () => void): void {
  const ask = findLeaveQuestion();
  if (!ask) {
    proceed();
    return;
  }
  ask({
    proceed: () => {
      // The owner has confirmed the navigation that follows.
      abandonAllEdits();
      proceed();
    },
  });
}

type LeaveGuard = {
  isActive: boolean;
  /** True if the edits stay in this tab, so that other pages of the site open without a question. */
  keepsEdits: boolean;
  onLeave: () => void;
};

/**
 * Asks before unsaved changes are lost while `isActive`, with a dialog within the site and with the browser's
 * prompt otherwise.
 */
export function useLeaveGuard({ isActive, keepsEdits, onLeave }: LeaveGuard) {
  const [question, setQuestion] = useState<LeaveQuestion | null>(null);

  const abandon = useEffectEvent(onLeave);

  // The layout effect's cleanup runs before the next screen can navigate.
  useLayoutEffect(() => {
    if (!isActive) return;
    followHistory();
    return addLeaveHandler({ ask: setQuestion, keepsEdits, abandon });
  }, [isActive, keepsEdits]);

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
 * Undoes a step back or forward that would leave unsaved changes, and then asks. Without the Navigation API,
 * the browser leaves the page, and the stored edits are there on return.
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
      findNavigationQuestion()?.({ proceed: () => proceed(step) });
    } else if (findNavigationQuestion() && !isAnswered && there.path !== here.path) {
      event.stopImmediatePropagation();
      undone = there.index - here.index;
      window.history.go(-undone);
    } else {
      isAnswered = false;
      here = there;
    }
  });
}
