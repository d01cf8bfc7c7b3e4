import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { ReactSortable } from 'react-sortablejs';
import Sortable, { type SortableEvent } from 'sortablejs';
import type { ReorderStep } from './reorder-messages';

export type DragOptions = {
  axis?: Axis | undefined;
  /** The element that starts a drag. With 'item', a finger must rest on it first, and scrolls otherwise. */
  dragBy?: 'handle' | 'item' | undefined;
  dragAfterPx?: number | undefined;
  /** A finger must rest for this long before a drag starts. */
  longPressMs?: number | undefined;
};

/** The direction in which the items follow each other. The rows of a grid follow below each other. */
export type Axis = 'vertical' | 'horizontal' | 'grid';

type SortableListProps = {
  id: string;
  className: string | undefined;
  keys: string[];
  drag: DragOptions;
  onStep: (step: ReorderStep, key: string, index: number) => void;
  /** The list items, one for each key in the same order. */
  children: ReactNode;
};

const MOVE_MS = 150;
/**
 * The distance from the edge at which the page or the row scrolls, and the step. Sticky bars cover the page's
 * edges.
 */
const VERTICAL_SCROLL = { withinPx: 130, stepPx: 10 };
const SCROLL = {
  vertical: VERTICAL_SCROLL,
  horizontal: { withinPx: 80, stepPx: 18 },
  grid: VERTICAL_SCROLL,
};

/** Lets the owner drag the items of a list by mouse and touch. Escape cancels a drag. */
export function SortableList({ id, className = '', keys, drag, onStep, children }: SortableListProps) {
  const { axis = 'vertical', dragBy = 'handle', dragAfterPx = 5, longPressMs = 120 } = drag;
  const session = useRef<AbortController>(null);
  // SortableJS does not clean up. This needs a layout effect, because the list must still be in the page.
  useLayoutEffect(() => {
    return () => {
      session.current?.abort();
      const list = document.getElementById(id);
      if (list) Sortable.get(list)?.destroy();
    };
  }, [id]);

  // The dragged item is stored by key, because the list may change during the drag.
  const dragged = useRef('');
  const notify = (step: ReorderStep, index = 0) => onStep(step, dragged.current, index);

  function start(event: SortableEvent): void {
    session.current = startDragSession(findCause(event));
    dragged.current = keys[event.oldIndex ?? 0] ?? '';
    notify('pickUp', event.oldIndex);
  }

  function end(event: SortableEvent): void {
    session.current?.abort();
    const isCanceled = findCause(event)?.type.endsWith('cancel') === true;
    forgetClick(isCanceled);
    if (isCanceled) notify('cancel', event.oldIndex);
    else notify('drop', event.newIndex);
  }

  return (
    <ReactSortable
      tag="ol"
      id={id}
      className={className}
      // ReactSortable mutates these objects, so they are new ones.
      list={keys.map(key => ({ id: key }))}
      setList={() => {}}
      {...(dragBy === 'handle' && { handle: '[data-handle]' })}
      filter="[data-fixed]"
      preventOnFilter={false}
      direction={axis === 'grid' ? 'horizontal' : axis}
      forceFallback
      fallbackTolerance={dragAfterPx}
      delay={longPressMs}
      delayOnTouchOnly
      touchStartThreshold={dragAfterPx}
      scrollSensitivity={SCROLL[axis].withinPx}
      scrollSpeed={SCROLL[axis].stepPx}
      bubbleScroll={axis !== 'horizontal'}
      onStart={start}
      onChange={({ newIndex }) => notify('move', newIndex)}
      onEnd={end}
      animation={matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : MOVE_MS}
    >
      {children}
    </ReactSortable>
  );
}

function findCause(event: SortableEvent): Event | null {
  return 'originalEvent' in event && event.originalEvent instanceof Event ? event.originalEvent : null;
}

const REST_MS = 50;

/**
 * Adds the behavior that SortableJS lacks during a drag. Abort it with the drag. `cause` is the event that
 * started the drag.
 */
function startDragSession(cause: Event | null): AbortController {
  const session = new AbortController();
  const { signal } = session;
  // The listener is on the document and acts before a dialog handles the key, because a pointer does not
  // always focus the handle.
  document.addEventListener('keydown', cancelOnEscape, { capture: true, signal });
  if (cause instanceof MouseEvent) repeatLastMove(cause, signal);
  return session;
}

function cancelOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
  // SortableJS then drops the item. Each browser makes it listen to one of the two events.
  for (const type of ['pointercancel', 'touchcancel']) document.dispatchEvent(new Event(type));
}

/**
 * Repeats the last pointer move at rest, because SortableJS ignores the first move and moves in quick
 * succession.
 */
function repeatLastMove(first: MouseEvent, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;
  function repeat(move: Event): void {
    if (!move.isTrusted) return;
    clearTimeout(timer);
    timer = setTimeout(() => document.dispatchEvent(new MouseEvent(move.type, move)), REST_MS);
  }
  repeat(first);
  document.addEventListener(first.type, repeat, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/**
 * Sends the click that SortableJS swallows after a drag. A touch drag ends without a click, so the next tap
 * would be lost. After Escape, the button is still pressed, and its click is yet to come.
 */
function forgetClick(isPressed: boolean): void {
  const forget = () => setTimeout(() => document.dispatchEvent(new MouseEvent('click')));
  if (!isPressed) forget();
  else
    for (const type of ['pointerup', 'pointerdown']) document.addEventListener(type, forget, { once: true });
}
