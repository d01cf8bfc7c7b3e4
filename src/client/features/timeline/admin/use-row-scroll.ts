import { type RefObject, useEffect } from 'react';

const PAN_AFTER_PX = 4;
/** Pressing these does something of their own. */
const CONTROLS = 'button, a, input, select, textarea, label';

/**
 * A row that scrolls sideways by a mouse drag and by the wheel. Native listeners: React's wheel listeners cannot hold
 * the page still, and its pointer events come from popovers too, which are not in the row.
 */
export function useRowScroll(rowRef: RefObject<HTMLElement | null>, panningClass: string): void {
  useEffect(() => {
    const row = rowRef.current;
    if (!row) return;
    const listening = new AbortController();
    const { signal } = listening;
    listenToPan(row, panningClass, signal);
    row.addEventListener('wheel', event => scrollByWheel(row, event), { passive: false, signal });
    return () => listening.abort();
  }, [rowRef, panningClass]);
}

/** A wheel past either end is left to the page, one in a text that scrolls to the text. */
function scrollByWheel(row: HTMLElement, event: WheelEvent): void {
  const isSideways = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
  if (event.ctrlKey || isSideways || isInScrollingText(event.target)) return;
  const unit = [1, 16, row.clientWidth][event.deltaMode] ?? 1;
  const before = row.scrollLeft;
  row.scrollLeft += event.deltaY * unit;
  if (row.scrollLeft !== before) event.preventDefault();
}

function isInScrollingText(target: EventTarget | null): boolean {
  return target instanceof HTMLTextAreaElement && target.scrollHeight > target.clientHeight;
}

/** Only for the mouse: fingers scroll by themselves. */
function listenToPan(row: HTMLElement, panningClass: string, signal: AbortSignal): void {
  let start: { x: number; scrollLeft: number } | null = null;

  function onDown(event: PointerEvent): void {
    const isOnControl = event.target instanceof Element && event.target.closest(CONTROLS) !== null;
    if (event.pointerType !== 'mouse' || event.button !== 0 || isOnControl) return;
    start = { x: event.clientX, scrollLeft: row.scrollLeft };
  }

  function onMove(event: PointerEvent): void {
    if (!start) return;
    const distance = event.clientX - start.x;
    if (!row.hasPointerCapture(event.pointerId)) {
      if (Math.abs(distance) < PAN_AFTER_PX) return;
      row.setPointerCapture(event.pointerId);
      row.classList.add(panningClass);
    }
    row.scrollLeft = start.scrollLeft - distance;
  }

  function onEnd(): void {
    start = null;
    row.classList.remove(panningClass);
  }

  row.addEventListener('pointerdown', onDown, { signal });
  row.addEventListener('pointermove', onMove, { signal });
  row.addEventListener('pointerup', onEnd, { signal });
  row.addEventListener('pointercancel', onEnd, { signal });
}
