import { type RefObject, useEffect, useEffectEvent } from 'react';
import { hasScrollRoom } from './scroll-room';
import type { Direction } from './wheel-steps';

/** Where keys have a meaning of their own. */
const BUSY = 'input, textarea, select, [contenteditable], dialog, [role="tablist"], [role="menu"]';

const SIDEWAYS: Record<string, Direction> = { ArrowLeft: -1, ArrowRight: 1 };
const UPRIGHT: Record<string, Direction> = { ArrowUp: -1, ArrowDown: 1 };

type Steps = {
  canStep: (direction: Direction) => boolean;
  step: (direction: Direction) => void;
  goToEnd: (direction: Direction) => void;
};

/** Steps with the arrow keys, and goes to the ends with Home and End, wherever the focus is on the page. */
export function useStepKeys(ref: RefObject<HTMLElement | null>, { canStep, step, goToEnd }: Steps): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!ref.current || (target instanceof Element && target.closest(BUSY))) return;
    const sideways = SIDEWAYS[key];
    const upright = UPRIGHT[key];
    if (key === 'Home' || key === 'End') {
      event.preventDefault();
      goToEnd(key === 'Home' ? -1 : 1);
    } else if (sideways !== undefined) {
      event.preventDefault();
      if (canStep(sideways)) step(sideways);
    } else if (upright !== undefined && !hasScrollRoom(ref.current, upright) && canStep(upright)) {
      event.preventDefault();
      // A key that was held to scroll to the end of a long text stops there.
      if (!event.repeat) step(upright);
    }
  });

  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
