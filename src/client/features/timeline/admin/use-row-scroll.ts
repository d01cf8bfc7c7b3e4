import { type RefObject, useEffect } from 'react';

const PAN_AFTER_PX = 4;
/** Dragging never starts on these elements. Dialogs of a card lie in the row, too. */
const CONTROLS = 'button, a, input, select, textarea, label, dialog';

/**
 * Scrolls a row sideways by mouse drag and wheel. It uses native listeners, because React's wheel listeners
 * cannot prevent the page from scrolling and React's pointer events also bubble from popovers outside the
 * row.
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

/** Leaves the wheel to the page at either end of the row, to a dialog, and to a text area that can scroll. */
function scrollByWheel(row: HTMLElement, event: WheelEvent): void {
  const isSideways = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
  if (event.ctrlKey || isSideways || scrollsItself(event.target)) return;
  const unit = [1, 16, row.clientWidth][event.deltaMode] ?? 1;
  const before = row.scrollLeft;
  row.scrollLeft += event.deltaY * unit;
  if (row.scrollLeft !== before) event.preventDefault();
}

function scrollsItself(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return target.scrollHeight > target.clientHeight;
  return target instanceof Element && target.closest('dialog') !== null;
}

/** Handles the mouse only, because browsers scroll by touch natively. */
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
