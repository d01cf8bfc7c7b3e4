import { type FocusEvent, type ReactNode, useId } from 'react';
import type { MenuAction } from '#client/ui/overlays/action-menu';
import { capitalize } from '#shared/text';
import { moveItem } from './order';
import { ReorderButtons, ReorderHandle } from './reorder-controls';
import { DIRECTION_NAMES, describeStep, type ReorderStep, reorderHelp } from './reorder-messages';
import { type DragOptions, SortableList } from './sortable-list';
import { type ReorderOptions, usePickedUp } from './use-picked-up';

export type ReorderControls = {
  index: number;
  isPickedUp: boolean;
  handle: ReactNode;
  /** Buttons that move the item without dragging or keys. */
  buttons: ReactNode;
  /** The moves as menu actions. */
  moves: MenuAction[];
};

type ReorderListProps<Item> = ReorderOptions<Item> &
  DragOptions & {
    className?: string | undefined;
    /** A class for list items. They also have `data-picked-up`, or the SortableJS classes during a drag. */
    itemClassName?: string | undefined;
    /** Returns true for an item that moves only when another one passes it. It has no handle. */
    isFixed?: (item: Item) => boolean;
    children: (item: Item, controls: ReorderControls) => ReactNode;
  };

export function ReorderList<Item>(props: ReorderListProps<Item>) {
  const { getId, getName, noun, keyStepPx, className, itemClassName, children } = props;
  const { axis, dragBy, dragAfterPx, longPressMs, isFixed = () => false } = props;
  const listId = useId();
  const help = { id: useId(), text: reorderHelp(noun, keyStepPx) };
  const reorder = useReorder(listId, props);
  const { shown, pickedUp } = reorder;

  const { back, forth } = DIRECTION_NAMES[axis ?? 'vertical'];

  const items = shown.map((item, index) => {
    const id = getId(item);
    const isPickedUp = pickedUp?.id === id;
    const name = getName?.(item) || `${noun} ${index + 1}`;
    const handle = !isFixed(item) && (
      <ReorderHandle
        name={name}
        isPickedUp={isPickedUp}
        help={help}
        onToggle={() => reorder.toggle(id)}
        onPress={reorder.press}
      />
    );
    const buttons = (
      <ReorderButtons
        name={name}
        axis={axis}
        isPickedUp={isPickedUp}
        isFirst={index === 0}
        isLast={index === shown.length - 1}
        onStep={by => reorder.step(id, by)}
        onDrop={() => reorder.dropHere(id)}
        onPress={reorder.press}
      />
    );
    const moves = [
      { label: `Move ${back}`, disabled: index === 0, onChoose: () => reorder.step(id, -1) },
      { label: `Move ${forth}`, disabled: index === shown.length - 1, onChoose: () => reorder.step(id, 1) },
    ];
    return (
      <li
        key={id}
        data-item={id}
        data-picked-up={isPickedUp || undefined}
        data-fixed={isFixed(item) || undefined}
        className={itemClassName}
        style={isPickedUp && pickedUp.offsetPx !== 0 ? { translate: `${pickedUp.offsetPx}px` } : undefined}
        onBlur={isPickedUp ? event => isLeft(event) && reorder.drop() : undefined}
      >
        {children(item, { index, isPickedUp, handle, buttons, moves })}
      </li>
    );
  });

  return (
    <>
      <p id={help.id} hidden>
        {help.text}
      </p>
      <SortableList
        id={listId}
        className={className}
        keys={shown.map(getId)}
        drag={{ axis, dragBy, dragAfterPx, longPressMs }}
        onStep={reorder.follow}
      >
        {items}
      </SortableList>
    </>
  );
}

/** Returns true if the focus moved to another element, and not out of the window. */
function isLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return relatedTarget !== null && !currentTarget.contains(relatedTarget);
}

/** Combines moving by keys, buttons and drag, and announces each step. */
function useReorder<Item>(listId: string, options: ReorderOptions<Item>) {
  const { items, getId, getName, noun, onReorder, announce } = options;
  const picking = usePickedUp(listId, options, announceStep);
  const { pickedUp, shown } = picking;

  function announceStep(step: ReorderStep, id: string, index: number, pixels = 0): void {
    const item = items.find(candidate => getId(candidate) === id);
    const name = (item !== undefined && getName?.(item)) || capitalize(noun);
    announce(describeStep(step, { name, index, count: items.length, pixels }));
  }

  function moveAtOnce(id: string, index: number): void {
    picking.release();
    const from = shown.findIndex(item => getId(item) === id);
    const moved = moveItem(shown, from, index);
    if (moved !== items) onReorder([...moved]);
  }

  return {
    ...picking,
    /** Moves an item by a button. The order is saved at once unless the item is picked up. */
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
