import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type Direction, hasScrollRoom } from './step-direction';

/** A wheel movement either scrolls or steps; its first event decides. */
type Gesture = { state: typeof WHEEL_AT_REST; isScrolling: boolean };

/** Steps with the wheel. The page scrolls instead past the ends, and while a long element continues. */
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
    // Scrolling to the end of a long text stops there; the next movement steps.
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
/** Events from this size on come from a wheel's notches; trackpads send many smaller ones. */
const NOTCH_PX = 40;
/** The number of pixels that small events must add up to for a step. */
const STEP_PX = 100;

export type WheelInput = {
  /** The value of the axis with the larger movement. */
  delta: number;
  /** False for lines and pages, which only wheels report. */
  isInPixels: boolean;
  /** In milliseconds, on any clock. */
  at: number;
};

type WheelState = {
  lastAt: number;
  /** The sum of the small events since the last step. */
  sum: number;
};

export const WHEEL_AT_REST: WheelState = { lastAt: Number.NEGATIVE_INFINITY, sum: 0 };

type WheelResult = { state: WheelState; step: Direction | 0; isFirst: boolean };

/** Converts a wheel event to a step: the first event after a pause, each notch, and every 100 px of small events. */
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
