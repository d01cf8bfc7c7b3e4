import { type RefObject, useEffect, useRef } from 'react';

/** How near to an end of the row the pointer makes it scroll, and how fast at the very end. */
const EDGE_PX = 80;
const MAX_STEP_PX = 18;

/**
 * While `pointerX` is given, a row scrolls when the pointer comes near one of its ends; `onScrolled` follows each step.
 */
export function useEdgeScroll(
  rowRef: RefObject<HTMLElement | null>,
  pointerX: (() => number | null) | null,
  onScrolled: () => void,
): void {
  const latest = useRef({ pointerX, onScrolled });
  useEffect(() => {
    latest.current = { pointerX, onScrolled };
  });
  const isActive = pointerX !== null;
  useEffect(() => {
    const row = rowRef.current;
    if (!isActive || !row) return;
    let frame = requestAnimationFrame(step);
    function step(): void {
      frame = requestAnimationFrame(step);
      const x = latest.current.pointerX?.() ?? null;
      if (!row || x === null) return;
      const before = row.scrollLeft;
      row.scrollLeft += edgeStep(x, row.getBoundingClientRect());
      if (row.scrollLeft !== before) latest.current.onScrolled();
    }
    return () => cancelAnimationFrame(frame);
  }, [rowRef, isActive]);
}

function edgeStep(x: number, { left, right }: { left: number; right: number }): number {
  const depth = Math.max(left + EDGE_PX - x, 0) - Math.max(x - (right - EDGE_PX), 0);
  return -Math.max(-1, Math.min(1, depth / EDGE_PX)) * MAX_STEP_PX;
}
