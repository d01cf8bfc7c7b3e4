import type { Direction } from './wheel-steps';

/** Shorter ways of a finger are taps. */
const SWIPE_PX = 48;
/** How much further sideways than up or down a swipe goes; everything else scrolls. */
const SIDEWAYS = 1.5;

export type Point = { x: number; y: number };

/** Which step a finger makes on its way between two points; to the left is on, as a page is turned. */
export function stepOfSwipe(from: Point, to: Point): Direction | 0 {
  const across = to.x - from.x;
  if (Math.abs(across) < SWIPE_PX || Math.abs(across) < SIDEWAYS * Math.abs(to.y - from.y)) return 0;
  return across < 0 ? 1 : -1;
}
