import { type KeyboardEvent, useState } from 'react';
import { isSameOrder, type Lift, stepOf } from './category-lift';
import { placeWords } from './order-words';

type LiftOptions = { names: string[]; onMove: (order: string[]) => void; announce: (words: string) => void };

/** A category is picked up by a click or a key on its handle and moved by keys (rule 5.7). */
export function useCategoryLift({ names, onMove, announce }: LiftOptions) {
  const [lift, setLift] = useState<Lift | null>(null);

  function toggle(name: string): void {
    if (lift) drop(lift);
    if (lift?.name === name) return;
    const order = lift?.order ?? names;
    setLift({ name, start: order, order });
    announce(placeWords(name, 'picked up', order));
  }

  function drop({ name, start, order }: Lift): void {
    setLift(null);
    announce(placeWords(name, 'dropped', order));
    if (!isSameOrder(start, order)) onMove(order);
  }

  function press(event: KeyboardEvent): void {
    // Enter and Space on a button come as clicks, from assistive technology too; one that is held down is one.
    if (event.key === 'Enter' || event.key === ' ') {
      if (event.repeat) event.preventDefault();
      return;
    }
    const step = lift && stepOf(lift, event.key);
    if (!lift || !step) return;
    if (step.kind === 'drop') {
      drop(lift);
      return;
    }
    // Escape would close the dialog, too.
    event.preventDefault();
    if (step.kind === 'move') {
      setLift({ ...lift, order: step.order });
      announce(placeWords(lift.name, 'moved', step.order));
      return;
    }
    setLift(null);
    announce(placeWords(lift.name, 'put back', lift.start));
  }

  /** Moved by other means than keys: by drag or button. */
  function place(order: string[]): void {
    setLift(null);
    onMove(order);
  }

  return { shown: lift?.order ?? names, lifted: lift?.name ?? null, toggle, press, place };
}
