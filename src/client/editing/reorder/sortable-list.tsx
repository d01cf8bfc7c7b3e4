import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { ReactSortable } from 'react-sortablejs';
import Sortable, { type SortableEvent } from 'sortablejs';
import { forgetClick, startDragSession } from './drag-session';
import type { ReorderStep } from './reorder-words';

/** How items are dragged. */
export type DragOptions = {
  axis?: 'vertical' | 'horizontal' | undefined;
  /** What drags: with the whole item, a finger that does not rest on it still scrolls. */
  dragBy?: 'handle' | 'item' | undefined;
  dragAfterPx?: number | undefined;
  /** How long a finger rests before it drags. */
  longPressMs?: number | undefined;
};

type SortableListProps = {
  id: string;
  className: string | undefined;
  keys: string[];
  drag: DragOptions;
  onStep: (step: ReorderStep, key: string, index: number) => void;
  /** A list item for each key, in their order. */
  children: ReactNode;
};

const MOVE_MS = 150;
/** So near to its end the page or the row scrolls along, and so far at a time: the ends of the page are behind bars. */
const SCROLL = { vertical: { withinPx: 130, stepPx: 10 }, horizontal: { withinPx: 80, stepPx: 18 } };

/** A list whose items are dragged by mouse and finger; Escape cancels. */
export function SortableList({ id, className = '', keys, drag, onStep, children }: SortableListProps) {
  const { axis = 'vertical', dragBy = 'handle', dragAfterPx = 5, longPressMs = 120 } = drag;
  const session = useRef<AbortController>(null);
  // The widget never ends what it began; a layout effect, because by then the list is still in the page.
  useLayoutEffect(() => {
    return () => {
      session.current?.abort();
      const list = document.getElementById(id);
      if (list) Sortable.get(list)?.destroy();
    };
  }, [id]);

  // The list may change under the item: its index would be another's.
  const dragged = useRef('');
  const tell = (step: ReorderStep, index = 0) => onStep(step, dragged.current, index);

  function start(event: SortableEvent): void {
    session.current = startDragSession(causeOf(event));
    dragged.current = keys[event.oldIndex ?? 0] ?? '';
    tell('pickUp', event.oldIndex);
  }

  function end(event: SortableEvent): void {
    session.current?.abort();
    const isCancelled = causeOf(event)?.type.endsWith('cancel') === true;
    forgetClick(isCancelled);
    if (isCancelled) tell('cancel', event.oldIndex);
    else tell('drop', event.newIndex);
  }

  return (
    <ReactSortable
      tag="ol"
      id={id}
      className={className}
      // It writes into the objects that it is given: these are nobody else's.
      list={keys.map(key => ({ id: key }))}
      setList={() => {}}
      {...(dragBy === 'handle' && { handle: '[data-handle]' })}
      direction={axis}
      forceFallback
      fallbackTolerance={dragAfterPx}
      delay={longPressMs}
      delayOnTouchOnly
      touchStartThreshold={dragAfterPx}
      scrollSensitivity={SCROLL[axis].withinPx}
      scrollSpeed={SCROLL[axis].stepPx}
      bubbleScroll={axis === 'vertical'}
      onStart={start}
      onChange={({ newIndex }) => tell('move', newIndex)}
      onEnd={end}
      animation={matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : MOVE_MS}
    >
      {children}
    </ReactSortable>
  );
}

/** The pointer's event. */
function causeOf(event: SortableEvent): Event | null {
  return 'originalEvent' in event && event.originalEvent instanceof Event ? event.originalEvent : null;
}
