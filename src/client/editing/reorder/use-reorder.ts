import { capitalise } from '#shared/text';
import { moveItem } from './order';
import { describeStep, type ReorderStep } from './reorder-words';
import { type ReorderOptions, usePickedUp } from './use-picked-up';

/** Combines moving by keys, buttons and drag, and announces each step. */
export function useReorder<Item>(listId: string, options: ReorderOptions<Item>) {
  const { items, getId, getName, noun, onReorder, announce } = options;
  const picking = usePickedUp(listId, options, announceStep);
  const { pickedUp, shown } = picking;

  function announceStep(step: ReorderStep, id: string, index: number, pixels = 0): void {
    const item = items.find(candidate => getId(candidate) === id);
    const name = (item !== undefined && getName?.(item)) || capitalise(noun);
    announce(describeStep(step, { name, index, count: items.length, pixels }));
  }

  function moveAtOnce(id: string, index: number): void {
    picking.putAway();
    const from = shown.findIndex(item => getId(item) === id);
    const moved = moveItem(shown, from, index);
    if (moved !== items) onReorder([...moved]);
  }

  return {
    ...picking,
    /** Moves an item by a button: saved at once unless the item is picked up. */
    step: (id: string, by: 1 | -1) => {
      const index = shown.findIndex(item => getId(item) === id) + by;
      if (index < 0 || index >= items.length) return;
      if (pickedUp?.id === id) {
        picking.moveTo(index);
        return;
      }
      picking.preserveFocus();
      moveAtOnce(id, index);
      announceStep('move', id, index);
    },
    follow: (step: ReorderStep, id: string, index: number) => {
      if (step === 'drop') moveAtOnce(id, index);
      announceStep(step, id, index);
    },
  };
}
