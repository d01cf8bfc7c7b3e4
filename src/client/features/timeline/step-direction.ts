/** -1 is backward, 1 is forward. */
export type Direction = -1 | 1;

/** Zoomed pages round fractions of pixels. */
const TOLERANCE_PX = 2;

/** True while the current element continues in a direction: long texts scroll to their end before a step. */
export function hasScrollRoom(viewer: HTMLElement, direction: Direction): boolean {
  if (direction === -1) return window.scrollY > TOLERANCE_PX;
  return viewer.getBoundingClientRect().bottom > document.documentElement.clientHeight + TOLERANCE_PX;
}
