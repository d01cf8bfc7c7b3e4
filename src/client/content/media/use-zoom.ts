import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Direction, useSwipe } from '#client/ui/layout/use-swipe';
import { moveBy, type Point, pinch, type View, WHOLE, zoomAt } from './zoom';

const CENTER: Point = { x: 0, y: 0 };
/** The scale of a double click, and of the button. */
const CLOSER = 2.5;

/**
 * Zooms the picture with this index by pinching, on a trackpad too, by double click and by `zoomBy`, and moves a
 * zoomed one by dragging. While the picture is whole, a swipe turns to the next one.
 */
export function useZoom(index: number | null, turn: (by: Direction) => void) {
  const [zoomed, setZoomed] = useState({ index, view: WHOLE });
  // Another picture begins whole.
  const view = zoomed.index === index ? zoomed.view : WHOLE;
  const boxRef = useRef<HTMLDivElement>(null);
  const change = (next: (view: View, box: DOMRect) => View) => {
    const box = boxRef.current?.getBoundingClientRect();
    if (box) setZoomed(last => ({ index, view: next(last.index === index ? last.view : WHOLE, box) }));
  };
  const zoomBy = (factor: number, point = CENTER) => change((last, box) => zoomAt(last, factor, point, box));
  const move = (by: Point) => change((last, box) => moveBy(last, by, box));
  const isWhole = view.scale === 1;
  const toggle = (point = CENTER) => (isWhole ? zoomBy(CLOSER, point) : zoomBy(0));

  const swipe = useSwipe(turn);
  const pointers = useRef(new Map<number, Point>());
  useTrackpadPinch(boxRef, zoomBy);

  return {
    boxRef,
    view,
    isWhole,
    zoomBy,
    move,
    toggle,
    gestures: {
      onPointerDown: (event: PointerEvent) => {
        pointers.current.set(event.pointerId, toPoint(event));
        event.currentTarget.setPointerCapture(event.pointerId);
        if (isWhole && pointers.current.size === 1) swipe.onPointerDown(event);
        else swipe.onPointerCancel();
      },
      onPointerMove: (event: PointerEvent) => {
        const from = pointers.current.get(event.pointerId);
        if (!from) return;
        const to = toPoint(event);
        pointers.current.set(event.pointerId, to);
        const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId);
        if (other) change((last, box) => pinch(last, [from, other[1]], [to, other[1]], box));
        else move({ x: to.x - from.x, y: to.y - from.y });
      },
      onPointerUp: (event: PointerEvent) => {
        pointers.current.delete(event.pointerId);
        swipe.onPointerUp(event);
      },
      onPointerCancel: (event: PointerEvent) => {
        pointers.current.delete(event.pointerId);
        swipe.onPointerCancel();
      },
      onDoubleClick: (event: Positioned) => toggle(toPoint(event)),
    },
  };
}

/** A pinch on a trackpad is a wheel with Ctrl. */
function useTrackpadPinch(
  boxRef: { current: HTMLElement | null },
  zoomBy: (factor: number, point: Point) => void,
): void {
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey || !(event.target instanceof Node) || !boxRef.current?.contains(event.target)) return;
    event.preventDefault();
    const { clientX, clientY } = event;
    zoomBy(Math.exp(-event.deltaY / 100), toPoint({ clientX, clientY, currentTarget: boxRef.current }));
  });
  useEffect(() => {
    // React's wheel listeners are passive, and the browser would zoom the page.
    document.addEventListener('wheel', onWheel, { passive: false });
    return () => document.removeEventListener('wheel', onWheel);
  }, []);
}

type Positioned = { clientX: number; clientY: number; currentTarget: Element };

/** Returns the position relative to the center of the box. */
function toPoint({ clientX, clientY, currentTarget }: Positioned): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}
