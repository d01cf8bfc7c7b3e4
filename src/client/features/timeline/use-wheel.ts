import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { hasScrollRoom } from './scroll-room';
import { type Direction, stepOfWheel, WHEEL_AT_REST } from './wheel-steps';

/** What one movement of the hand does: it is decided by its first event. */
type Gesture = { state: typeof WHEEL_AT_REST; isScrolling: boolean };

/**
 * Steps with the wheel. The page has it past the ends, where `canStep` is false, and while there is more of a long element
 * to be read.
 */
export function useWheel(
  ref: RefObject<HTMLElement | null>,
  canStep: (direction: Direction) => boolean,
  step: (direction: Direction) => void,
): void {
  const gesture = useRef<Gesture>({ state: WHEEL_AT_REST, isScrolling: false });

  const onWheel = useEffectEvent((event: WheelEvent) => {
    const delta = Math.abs(event.deltaX) > Math.abs(event.deltaY) ? event.deltaX : event.deltaY;
    // With Ctrl the wheel zooms, as does a pinch on a trackpad.
    if (delta === 0 || event.ctrlKey || !ref.current) return;
    const isInPixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL;
    const answer = stepOfWheel(gesture.current.state, { delta, isInPixels, at: event.timeStamp });
    const direction = delta > 0 ? 1 : -1;
    const isRoomLeft = hasScrollRoom(ref.current, direction);
    const isScrolling = answer.isFirst ? isRoomLeft : gesture.current.isScrolling;
    gesture.current = { state: answer.state, isScrolling };
    if (isScrolling && isRoomLeft) return;
    if (!canStep(direction)) return;
    event.preventDefault();
    // Whoever scrolled to the end of a long text stops there: the next movement goes on.
    if (!isScrolling && answer.step !== 0) step(answer.step);
  });

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // React's own wheel listeners are passive, and a passive one cannot keep the page from scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [ref]);
}
