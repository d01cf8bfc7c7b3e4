import { type PointerEvent, useRef } from 'react';

/** The direction of a step, where -1 is backward and 1 is forward. */
export type Direction = -1 | 1;

/** The minimum length of a swipe. Shorter movements are taps. */
const SWIPE_PX = 48;
/** The ratio of horizontal to vertical movement from which a touch is a swipe and not a scroll. */
const MIN_SWIPE_RATIO = 1.5;

type Point = { x: number; y: number };

/**
 * Steps by touch. A browser that starts scrolling cancels the pointer. A mouse selects text and is ignored.
 */
export function useSwipe(step: (direction: Direction) => void) {
  const touch = useRef<(Point & { pointerId: number }) | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      const { pointerId, clientX: x, clientY: y, pointerType, isPrimary } = event;
      // Two fingers pinch, and on a zoomed page one finger pans.
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1.01;
      touch.current = pointerType !== 'mouse' && isPrimary && !isZoomed ? { pointerId, x, y } : null;
    },
    onPointerUp: (event: PointerEvent) => {
      const start = touch.current;
      touch.current = null;
      if (start?.pointerId !== event.pointerId) return;
      const direction = findSwipeStep(start, { x: event.clientX, y: event.clientY });
      if (direction !== 0) step(direction);
    },
    onPointerCancel: () => {
      touch.current = null;
    },
  };
}

/** Returns the direction of a swipe, or 0 for any other movement. A swipe to the left steps forward. */
export function findSwipeStep(from: Point, to: Point): Direction | 0 {
  const across = to.x - from.x;
  if (Math.abs(across) < SWIPE_PX || Math.abs(across) < MIN_SWIPE_RATIO * Math.abs(to.y - from.y)) return 0;
  return across < 0 ? 1 : -1;
}
