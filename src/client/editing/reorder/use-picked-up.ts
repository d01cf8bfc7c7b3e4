import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { moveItem } from './order';
import type { ReorderStep } from './reorder-messages';

export type ReorderOptions<Item> = {
  items: readonly Item[];
  getId: (item: Item) => string;
  /** Returns the name of an item. The noun replaces an empty name. */
  getName?: (item: Item) => string;
  /** The noun for an item, such as "category". */
  noun: string;
  /** The pixels that an arrow key moves an item in a row of equal widths. Defaults to one position. */
  keyStepPx?: number;
  onReorder: (items: Item[]) => void;
  announce: (message: string) => void;
  showItem?: (item: Element) => void;
};

/** An item picked up by a key or a click. Its `position` may lie between two positions. */
type PickedUp = { id: string; ids: string; from: number; position: number; pitchPx: number };

type OnStep = (step: ReorderStep, id: string, index: number, pixels?: number) => void;

/** Tracks the picked-up item and the resulting order, with functions that move, drop and return it. */
export function usePickedUp<Item>(listId: string, options: ReorderOptions<Item>, onStep: OnStep) {
  const { items, getId, keyStepPx, onReorder, showItem = scrollToItem } = options;
  const [state, setState] = useState<PickedUp | null>(null);
  const latest = useRef(state);
  const joinIds = (order: readonly Item[]) => JSON.stringify(order.map(getId));
  // If the list has changed meanwhile, nothing is picked up any more.
  const pickedUp = state?.ids === joinIds(items) ? state : null;
  const to = pickedUp ? Math.round(pickedUp.position) : 0;
  const shown = pickedUp ? moveItem(items, pickedUp.from, to) : items;
  const preserveFocus = useRestoredFocus();
  const list = () => document.getElementById(listId);

  useLayoutEffect(() => {
    const item = pickedUp && findItem(document.getElementById(listId), pickedUp.id);
    if (item) showItem(item);
  }, [pickedUp, listId, showItem]);

  function setPickedUp(next: PickedUp | null): void {
    latest.current = next;
    setState(next);
  }

  function pickUp(id: string): void {
    // Not every browser focuses a button on click.
    focusHandle(list(), id);
    drop();
    const from = shown.findIndex(item => getId(item) === id);
    const pitchPx = keyStepPx === undefined ? 0 : measurePitch(list());
    setPickedUp({ id, ids: joinIds(shown), from, position: from, pitchPx });
    onStep('pickUp', id, from);
  }

  function moveTo(position: number): void {
    if (!pickedUp) return;
    preserveFocus();
    setPickedUp({ ...pickedUp, position });
    const isBetween = !Number.isInteger(position);
    const pixels = isBetween ? Math.round((position - pickedUp.from) * pickedUp.pitchPx) : 0;
    onStep('move', pickedUp.id, Math.round(position), pixels);
  }

  function drop(): void {
    // The item may have been dropped since this render, by losing the focus.
    if (!pickedUp || latest.current !== pickedUp) return;
    setPickedUp(null);
    onStep('drop', pickedUp.id, to);
    if (shown !== items) onReorder([...shown]);
  }

  function cancel({ id, from }: PickedUp): void {
    preserveFocus();
    setPickedUp(null);
    onStep('cancel', id, from);
  }

  return {
    shown,
    pickedUp: pickedUp && { id: pickedUp.id, offsetPx: (pickedUp.position - to) * pickedUp.pitchPx },
    preserveFocus,
    moveTo,
    release: () => setPickedUp(null),
    toggle: (id: string) => (pickedUp?.id === id ? drop() : pickUp(id)),
    drop,
    /** Drops the item by its button, which then disappears, so the handle gets the focus. */
    dropHere: (id: string) => {
      focusHandle(list(), id);
      drop();
    },
    /** Returns true if the key acted on the item. */
    press: (event: KeyboardEvent): boolean => {
      if (!pickedUp) return false;
      const step = keyStepPx === undefined ? 1 : keyStepPx / pickedUp.pitchPx;
      const position = positionAfterKey(event, pickedUp.position, { count: items.length, step });
      if (position !== null) moveTo(position);
      else if (event.key === 'Escape') cancel(pickedUp);
      else return false;
      return true;
    },
  };
}

const DIRECTIONS: Record<string, number> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * Returns the new position of a picked-up item after a key press, or null for keys that do not move it. A
 * step below 1 can leave the item between two positions. With Shift, a step is one position.
 */
export function positionAfterKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  position: number,
  { count, step }: { count: number; step: number },
): number | null {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  return Math.min(Math.max(position + direction * (shiftKey ? 1 : step), 0), count - 1);
}

/** Restores the focus after a render, because an element that React moves within its list loses it. */
function useRestoredFocus(): () => void {
  const focused = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    focused.current?.focus();
    focused.current = null;
  });
  return () => {
    focused.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  };
}

/** Measures the distance between two items of a row. It is 1 if there is only one item. */
function measurePitch(list: HTMLElement | null): number {
  const [first, second] = list?.querySelectorAll<HTMLElement>(':scope > [data-item]') ?? [];
  return first && second ? second.offsetLeft - first.offsetLeft : 1;
}

function scrollToItem(item: Element): void {
  item.scrollIntoView({ block: 'nearest' });
}

export function findItem(within: ParentNode | null, id: string): HTMLElement | null {
  return within?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`) ?? null;
}

export function focusHandle(within: ParentNode | null, id: string): void {
  findItem(within, id)?.querySelector<HTMLElement>('[data-handle]')?.focus();
}
