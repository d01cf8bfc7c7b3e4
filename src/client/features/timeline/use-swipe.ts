import { type PointerEvent, useRef } from 'react';
import type { Direction } from './wheel-steps';

/** Shorter ways of a finger are taps. */
const SWIPE_PX = 48;
/** How much further sideways than up or down a swipe goes; everything else scrolls. */
const SIDEWAYS = 1.5;

type Point = { x: number; y: number };
type Touch = Point & { pointerId: number };

export type SwipeHandlers = Record<
  'onPointerDown' | 'onPointerUp' | 'onPointerCancel',
  (event: PointerEvent) => void
>;

/** Steps with a finger. A browser that scrolls takes the touch over and cancels it here; a mouse selects text. */
export function useSwipe(step: (direction: Direction) => void): SwipeHandlers {
  const touch = useRef<Touch | null>(null);
  return {
    onPointerDown: event => {
      const { pointerId, clientX: x, clientY: y, pointerType, isPrimary } = event;
      // A second finger pinches, and on a page that is zoomed in a finger moves the page.
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1.01;
      touch.current = pointerType !== 'mouse' && isPrimary && !isZoomed ? { pointerId, x, y } : null;
    },
    onPointerUp: event => {
      const start = touch.current;
      touch.current = null;
      if (start?.pointerId !== event.pointerId) return;
      const direction = stepOfSwipe(start, { x: event.clientX, y: event.clientY });
      if (direction !== 0) step(direction);
    },
    onPointerCancel: () => {
      touch.current = null;
    },
  };
}

/** Which step a finger makes on its way between two points; to the left is on, as a page is turned. */
export function stepOfSwipe(from: Point, to: Point): Direction | 0 {
  const across = to.x - from.x;
  if (Math.abs(across) < SWIPE_PX || Math.abs(across) < SIDEWAYS * Math.abs(to.y - from.y)) return 0;
  return across < 0 ? 1 : -1;
}
