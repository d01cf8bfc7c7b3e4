import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/**
 * Where the focus goes when what had it is gone: a deleted row. `focus` acts after the next render, when a dialog that
 * was open has closed and the page takes the focus again.
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
