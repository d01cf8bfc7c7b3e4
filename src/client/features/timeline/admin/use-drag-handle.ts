import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { useKeepInView } from './card-in-view';
import type { CardDragControl } from './use-card-drag';
import { useEdgeScroll } from './use-edge-scroll';

/** Rule 5.8: a press becomes a drag after so many pixels. */
const DRAG_AFTER_PX = 8;

/** The pointer on a handle; a drag once it has moved far enough. */
type Press = { id: string; startX: number; startY: number; startScroll: number; x: number; isDrag: boolean };

export type DragHandle = ReturnType<typeof useDragHandle>;

/** A card is dragged by its handle, or picked up by a click or a key on it and then moved by keys or buttons. */
export function useDragHandle(control: CardDragControl, rowRef: RefObject<HTMLElement | null>) {
  const press = useRef<Press | null>(null);
  // The click that ends a drag is none.
  const swallowsClick = useRef(false);
  const isPointerDrag = control.drag?.by === 'pointer';

  useEdgeScroll(rowRef, isPointerDrag ? () => press.current?.x ?? null : null, follow);
  useDragEscape(isPointerDrag, giveUp);
  useKeepInView(rowRef, control.drag);

  function follow(): void {
    const { current: pressed } = press;
    const row = rowRef.current;
    if (pressed?.isDrag && row)
      control.moveTo(pressed.x - pressed.startX + row.scrollLeft - pressed.startScroll);
  }

  function onPointerMove(event: PointerEvent): void {
    const { current: pressed } = press;
    if (!pressed) return;
    pressed.x = event.clientX;
    const distance = Math.hypot(event.clientX - pressed.startX, event.clientY - pressed.startY);
    if (!pressed.isDrag && distance < DRAG_AFTER_PX) return;
    if (!pressed.isDrag) {
      pressed.isDrag = true;
      swallowsClick.current = true;
      control.lift(pressed.id, 'pointer');
    }
    follow();
  }

  function onPointerUp(): void {
    const { current: pressed } = press;
    press.current = null;
    if (pressed?.isDrag) control.drop();
  }

  function giveUp(): void {
    press.current = null;
    if (control.current()) control.putBack();
  }

  function onKeyDown(event: KeyboardEvent): void {
    swallowsClick.current = false;
    const isPutBack = event.key === 'Escape' && control.current() !== null;
    if (isPutBack) giveUp();
    // A key that is held down must not pick up and drop in turn.
    const isHeld = event.repeat && (event.key === 'Enter' || event.key === ' ');
    if (isPutBack || isHeld || control.pressKey(event)) event.preventDefault();
  }

  /** What a handle listens to; Enter and Space on a button come as clicks, from assistive technology too. */
  function handleOf(id: string) {
    return {
      onPointerDown: (event: PointerEvent) => {
        swallowsClick.current = false;
        if (event.button !== 0 || !event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const { clientX: x, clientY: startY } = event;
        const startScroll = rowRef.current?.scrollLeft ?? 0;
        press.current = { id, startX: x, startY, startScroll, x, isDrag: false };
      },
      onPointerMove,
      onPointerUp,
      onPointerCancel: giveUp,
      onClick: () => {
        if (swallowsClick.current) swallowsClick.current = false;
        else if (control.current()) control.drop();
        else control.lift(id, 'keys');
      },
      onKeyDown,
    };
  }

  return { handleOf, onKeyDown };
}

/** Escape ends a drag wherever the focus is: a pointer does not always bring it to the handle. */
function useDragEscape(isActive: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isActive]);
}
