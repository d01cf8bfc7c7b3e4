import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * After a step the new element is seen from its top. The focus stays where it is, unless that is gone or out of reach
 * now: in the element that was left, or on the arrow that ends there. Then the new element takes it.
 */
export function useFollowElement(
  viewerRef: RefObject<HTMLElement | null>,
  currentRef: RefObject<HTMLElement | null>,
  index: number,
): void {
  const shown = useRef(index);

  useLayoutEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    const focused = document.activeElement;
    const isLost = focused?.matches('[inert] *, [inert], [hidden]') ?? false;
    if (isLost && viewerRef.current?.contains(focused)) currentRef.current?.focus({ preventScroll: true });
    if (window.scrollY > 0) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [index, viewerRef, currentRef]);
}
