import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Direction } from '#client/ui/layout/use-swipe';

/** These elements handle the keys themselves. */
const KEY_CONSUMERS = 'input, textarea, select, [contenteditable], dialog, [role="tablist"], [role="menu"]';

const HORIZONTAL: Record<string, Direction> = { ArrowLeft: -1, ArrowRight: 1 };
const VERTICAL: Record<string, Direction> = { ArrowUp: -1, ArrowDown: 1 };

type Steps = {
  canStep: (direction: Direction) => boolean;
  step: (direction: Direction) => void;
  goToEnd: (direction: Direction) => void;
};

/** Steps with the arrow keys and jumps with Home and End, regardless of the focus. */
export function useStepKeys(ref: RefObject<HTMLElement | null>, { canStep, step, goToEnd }: Steps): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!ref.current || (target instanceof Element && target.closest(KEY_CONSUMERS))) return;
    const horizontal = HORIZONTAL[key];
    const vertical = VERTICAL[key];
    if (key === 'Home' || key === 'End') {
      event.preventDefault();
      goToEnd(key === 'Home' ? -1 : 1);
    } else if (horizontal !== undefined) {
      event.preventDefault();
      if (canStep(horizontal)) step(horizontal);
    } else if (vertical !== undefined && !hasScrollRoom(ref.current, vertical) && canStep(vertical)) {
      event.preventDefault();
      // Holding a key to scroll through a long text does not step at its end.
      if (!event.repeat) step(vertical);
    }
  });

  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** A wheel movement either scrolls or steps, which its first event decides. */
type Gesture = { state: typeof WHEEL_AT_REST; isScrolling: boolean };

/** Steps with the wheel. Past the ends, and while a long element continues, the page scrolls instead. */
export function useWheel(
  ref: RefObject<HTMLElement | null>,
  canStep: (direction: Direction) => boolean,
  step: (direction: Direction) => void,
): void {
  const gesture = useRef<Gesture>({ state: WHEEL_AT_REST, isScrolling: false });

  const onWheel = useEffectEvent((event: WheelEvent) => {
    const delta = Math.abs(event.deltaX) > Math.abs(event.deltaY) ? event.deltaX : event.deltaY;
    // Ctrl and the wheel zoom, as does a pinch on a trackpad.
    if (delta === 0 || event.ctrlKey || !ref.current) return;
    const isInPixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL;
    const wheel = toWheelStep(gesture.current.state, { delta, isInPixels, at: event.timeStamp });
    const direction = delta > 0 ? 1 : -1;
    const isRoomLeft = hasScrollRoom(ref.current, direction);
    const isScrolling = wheel.isFirst ? isRoomLeft : gesture.current.isScrolling;
    gesture.current = { state: wheel.state, isScrolling };
    if (isScrolling && isRoomLeft) return;
    if (!canStep(direction)) return;
    event.preventDefault();
    // Scrolling to the end of a long text stops there. The next movement steps.
    if (!isScrolling && wheel.step !== 0) step(wheel.step);
  });

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // React's wheel listeners are passive and cannot prevent scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [ref]);
}

/** A pause of this length ends a movement. */
const QUIET_MS = 150;
/** Events from this size on come from a wheel's notches. Trackpads send many smaller ones. */
const NOTCH_PX = 40;
/** The number of pixels that small events must add up to for a step. */
const STEP_PX = 100;

export type WheelInput = {
  /** The value of the axis with the larger movement. */
  delta: number;
  /** False for lines and pages, which only wheels report. */
  isInPixels: boolean;
  /** The time in milliseconds, on any clock. */
  at: number;
};

type WheelState = {
  lastAt: number;
  /** The sum of the small events since the last step. */
  sum: number;
};

export const WHEEL_AT_REST: WheelState = { lastAt: Number.NEGATIVE_INFINITY, sum: 0 };

type WheelResult = { state: WheelState; step: Direction | 0; isFirst: boolean };

/**
 * Converts a wheel event to a step: the first event after a pause, each notch, and every 100 px of small
 * events.
 */
export function toWheelStep({ lastAt, sum }: WheelState, { delta, isInPixels, at }: WheelInput): WheelResult {
  const isFirst = at - lastAt >= QUIET_MS;
  if (delta === 0) return { state: { lastAt, sum }, step: 0, isFirst: false };
  const direction = delta > 0 ? 1 : -1;
  if (isFirst || !isInPixels || Math.abs(delta) >= NOTCH_PX) {
    return { state: { lastAt: at, sum: 0 }, step: direction, isFirst };
  }
  // A change of direction resets the sum.
  const added = Math.sign(sum) === -direction ? delta : sum + delta;
  const isStep = Math.abs(added) >= STEP_PX;
  return { state: { lastAt: at, sum: isStep ? 0 : added }, step: isStep ? direction : 0, isFirst };
}

/** A tolerance is needed because zoomed pages round fractions of pixels. */
const TOLERANCE_PX = 2;

/**
 * Returns true if the current element continues in a direction. Long texts scroll to their end before a step.
 */
function hasScrollRoom(viewer: HTMLElement, direction: Direction): boolean {
  if (direction === -1) return window.scrollY > TOLERANCE_PX;
  return viewer.getBoundingClientRect().bottom > document.documentElement.clientHeight + TOLERANCE_PX;
}
