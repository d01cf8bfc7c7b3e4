import type { Direction } from './wheel-steps';

/** Parts of pixels that zoomed pages round away. */
const TOLERANCE_PX = 2;

/**
 * Whether there is more of the current element to be seen in a direction: text that is longer than the window is read to
 * its end before the wheel and the keys go on to the next element.
 */
export function hasScrollRoom(viewer: HTMLElement, direction: Direction): boolean {
  if (direction === -1) return window.scrollY > TOLERANCE_PX;
  return viewer.getBoundingClientRect().bottom > document.documentElement.clientHeight + TOLERANCE_PX;
}
