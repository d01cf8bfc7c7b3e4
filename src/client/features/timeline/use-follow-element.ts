import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/** Where the focus cannot stay: in the element that was left, and on the arrow that leads no further. */
const OUT_OF_REACH = '[inert], [inert] *, [hidden]';

/**
 * After a step the new element is seen from its top. The focus stays where it is, unless that is out of reach now: then
 * the new element takes it. Gives what notes, ahead of a step, where the focus is: the browser takes it away as soon as
 * its element cannot have it any longer.
 */
export function useFollowElement(
  viewerRef: RefObject<HTMLElement | null>,
  currentRef: RefObject<HTMLElement | null>,
  index: number,
): () => void {
  const shown = useRef(index);
  const focused = useRef<Element | null>(null);

  useLayoutEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    const isOurs = viewerRef.current?.contains(focused.current) ?? false;
    if (isOurs && focused.current?.matches(OUT_OF_REACH)) currentRef.current?.focus({ preventScroll: true });
    focused.current = null;
    if (window.scrollY > 0) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [index, viewerRef, currentRef]);

  return useCallback(() => {
    focused.current = document.activeElement;
  }, []);
}
