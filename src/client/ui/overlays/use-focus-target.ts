import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/**
 * Provides an element that takes the focus if the focused element is removed, such as a deleted row. `focus`
 * acts after the next render, when an open dialog has closed.
 */
export function useFocusTarget<Element extends HTMLElement>(): {
  ref: RefObject<Element | null>;
  focus: () => void;
} {
  const ref = useRef<Element>(null);
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    if (requests > 0) ref.current?.focus({ preventScroll: true });
  }, [requests]);
  return { ref, focus: useCallback(() => setRequests(count => count + 1), []) };
}
