import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type Direction, hasScrollRoom } from './step-direction';

/** Elements that handle these keys themselves. */
const KEY_CONSUMERS = 'input, textarea, select, [contenteditable], dialog, [role="tablist"], [role="menu"]';

const HORIZONTAL: Record<string, Direction> = { ArrowLeft: -1, ArrowRight: 1 };
const VERTICAL: Record<string, Direction> = { ArrowUp: -1, ArrowDown: 1 };

type Steps = {
  canStep: (direction: Direction) => boolean;
  step: (direction: Direction) => void;
  goToEnd: (direction: Direction) => void;
};

/** Steps with the arrow keys and jumps with Home and End, regardless of the focus. */
export function useStepKeys(ref: RefObject<HTMLElement | null>, { canStep, step, goToEnd }: Steps): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!ref.current || (target instanceof Element && target.closest(KEY_CONSUMERS))) return;
    const horizontal = HORIZONTAL[key];
    const vertical = VERTICAL[key];
    if (key === 'Home' || key === 'End') {
      event.preventDefault();
      goToEnd(key === 'Home' ? -1 : 1);
    } else if (horizontal !== undefined) {
      event.preventDefault();
      if (canStep(horizontal)) step(horizontal);
    } else if (vertical !== undefined && !hasScrollRoom(ref.current, vertical) && canStep(vertical)) {
      event.preventDefault();
      // Holding a key to scroll through a long text does not step at its end.
      if (!event.repeat) step(vertical);
    }
  });

  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
