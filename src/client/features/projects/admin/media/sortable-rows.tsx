import { type ReactNode, useId, useLayoutEffect } from 'react';
import { ReactSortable } from 'react-sortablejs';
import Sortable from 'sortablejs';

export type SortableRowsProps = {
  keys: string[];
  className?: string | undefined;
  onSort: (keys: string[]) => void;
  /** A list item for each key, in their order; what has `data-handle` in it drags it. */
  children: ReactNode;
};

/** Rule 5.8: a mouse drags after so many pixels, a finger after so many milliseconds. */
const DRAG_AFTER_PX = 5;
const DRAG_AFTER_MS = 120;
const MOVE_MS = 150;
/** So near to the window's top or bottom the page scrolls: as near as the bars that cover it there. */
const SCROLL_WITHIN_PX = 130;

/** A list whose rows are dragged. The keyboard's part is elsewhere: this widget has none. */
export function SortableRows({ keys, className, onSort, children }: SortableRowsProps) {
  const id = useId();
  // The widget never ends what it began; a layout effect, because by then the list is still in the page.
  useLayoutEffect(() => {
    return () => {
      const list = document.getElementById(id);
      if (list) Sortable.get(list)?.destroy();
    };
  }, [id]);

  return (
    <ReactSortable
      tag="ul"
      id={id}
      className={className ?? ''}
      // It writes into the objects that it is given: these are nobody else's.
      list={keys.map(key => ({ id: key }))}
      setList={sorted => {
        const order = sorted.map(row => row.id);
        if (order.some((key, place) => key !== keys[place])) onSort(order);
      }}
      handle="[data-handle]"
      forceFallback
      fallbackTolerance={DRAG_AFTER_PX}
      delay={DRAG_AFTER_MS}
      delayOnTouchOnly
      touchStartThreshold={DRAG_AFTER_PX}
      scrollSensitivity={SCROLL_WITHIN_PX}
      onEnd={() => setTimeout(forgetClick)}
      animation={window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : MOVE_MS}
    >
      {children}
    </ReactSortable>
  );
}

/** The widget swallows the click that ends a drag. A finger's drag ends without one: then it would be the next tap. */
function forgetClick(): void {
  document.dispatchEvent(new MouseEvent('click'));
}
