import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { CardDrag } from './use-card-drag';

/** Escape ends a drag wherever the focus is: a pointer does not always bring it to the handle. */
export function useDragEscape(isActive: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isActive]);
}

/** A card that is moved by keys takes the row along. */
export function useKeepInView(rowRef: RefObject<HTMLElement | null>, drag: CardDrag | null): void {
  const id = drag?.by === 'keys' ? drag.id : null;
  const offset = drag?.offset;
  useLayoutEffect(() => {
    const row = rowRef.current;
    if (id === null || offset === undefined || !row) return;
    const card = row.querySelector(`[data-card="${CSS.escape(id)}"]`);
    if (card) showInRow(row, card);
  }, [rowRef, id, offset]);
}

const MARGIN_PX = 24;

/** Scrolls the row alone: the browser's own scrollIntoView would move the page too. */
export function showInRow(row: HTMLElement, card: Element): void {
  const visible = row.getBoundingClientRect();
  const { left, right } = card.getBoundingClientRect();
  const hiddenLeft = Math.max(visible.left + MARGIN_PX - left, 0);
  const hiddenRight = Math.max(right - (visible.right - MARGIN_PX), 0);
  row.scrollLeft += hiddenRight - hiddenLeft;
}
