import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { findItem, focusHandle } from './find-item';
import { moveItem } from './order';
import type { ReorderStep } from './reorder-words';

export type ReorderOptions<Item> = {
  items: readonly Item[];
  idOf: (item: Item) => string;
  /** An item without a name is called by its noun. */
  nameOf?: (item: Item) => string;
  /** "category": what the items are. */
  noun: string;
  /** In a row of items of one width, an arrow key moves by so many pixels instead of one position. */
  keyStepPx?: number;
  onReorder: (items: Item[]) => void;
  announce: (words: string) => void;
  /** Brings an item that is moved by keys into view. */
  showItem?: (item: Element) => void;
};

/** An item that a key or a click has picked up; its place may be between two positions. */
type PickedUp = { id: string; ids: string; from: number; place: number; pitchPx: number };

type Tell = (step: ReorderStep, id: string, index: number, pixels?: number) => void;

/** The item that is picked up, if any, the items as they stand with it, and what moves, drops and puts it back. */
export function usePickedUp<Item>(listId: string, options: ReorderOptions<Item>, tell: Tell) {
  const { items, idOf, keyStepPx, onReorder, showItem = scrollToItem } = options;
  const [state, setState] = useState<PickedUp | null>(null);
  const latest = useRef(state);
  // The list may have changed meanwhile: then nothing is picked up any more.
  const pickedUp = state?.ids === idsOf(items) ? state : null;
  const to = pickedUp ? Math.round(pickedUp.place) : 0;
  const shown = pickedUp ? moveItem(items, pickedUp.from, to) : items;
  const keepFocus = useKeptFocus();
  const list = () => document.getElementById(listId);

  useLayoutEffect(() => {
    const item = pickedUp && findItem(document.getElementById(listId), pickedUp.id);
    if (item) showItem(item);
  }, [pickedUp, listId, showItem]);

  function idsOf(order: readonly Item[]): string {
    return JSON.stringify(order.map(idOf));
  }

  function setPickedUp(next: PickedUp | null): void {
    latest.current = next;
    setState(next);
  }

  function pickUp(id: string): void {
    // A click does not focus a button in every browser.
    focusHandle(list(), id);
    drop();
    const from = shown.findIndex(item => idOf(item) === id);
    const pitchPx = keyStepPx === undefined ? 0 : measurePitch(list());
    setPickedUp({ id, ids: idsOf(shown), from, place: from, pitchPx });
    tell('pickUp', id, from);
  }

  function moveTo(place: number): void {
    if (!pickedUp) return;
    keepFocus();
    setPickedUp({ ...pickedUp, place });
    const pixels = Math.round((place - pickedUp.from) * pickedUp.pitchPx);
    tell('move', pickedUp.id, Math.round(place), pixels);
  }

  function drop(): void {
    // It may have been dropped since this was rendered: by the focus, which leaves it.
    if (!pickedUp || latest.current !== pickedUp) return;
    setPickedUp(null);
    tell('drop', pickedUp.id, to);
    if (shown !== items) onReorder([...shown]);
  }

  function cancel({ id, from }: PickedUp): void {
    keepFocus();
    setPickedUp(null);
    tell('cancel', id, from);
  }

  return {
    shown,
    pickedUp: pickedUp && { id: pickedUp.id, offsetPx: (pickedUp.place - to) * pickedUp.pitchPx },
    keepFocus,
    moveTo,
    putAway: () => setPickedUp(null),
    toggle: (id: string) => (pickedUp?.id === id ? drop() : pickUp(id)),
    drop,
    /** By a button, which goes away with that. */
    dropHere: (id: string) => {
      focusHandle(list(), id);
      drop();
    },
    /** Whether the key did something with the item. */
    press: (event: KeyboardEvent): boolean => {
      if (!pickedUp) return false;
      const step = keyStepPx === undefined ? 1 : keyStepPx / pickedUp.pitchPx;
      const place = placeAfterKey(event, pickedUp.place, { count: items.length, step });
      if (place !== null) moveTo(place);
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
 * Where a key takes an item that is picked up, null for keys that do not move it. Places are positions in the list;
 * where a step is less than one, an item may stand between two of them. With Shift a step is a whole position.
 */
export function placeAfterKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  place: number,
  { count, step }: { count: number; step: number },
): number | null {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  return Math.min(Math.max(place + direction * (shiftKey ? 1 : step), 0), count - 1);
}

/** React moves elements within their list, and an element that is moved loses the focus: it gets it back. */
function useKeptFocus(): () => void {
  const kept = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    kept.current?.focus();
    kept.current = null;
  });
  return () => {
    kept.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  };
}

/** From one item of a row to the next. A row of one has nowhere to move to. */
function measurePitch(list: HTMLElement | null): number {
  const [first, second] = list?.querySelectorAll<HTMLElement>(':scope > [data-item]') ?? [];
  return first && second ? second.offsetLeft - first.offsetLeft : 1;
}

function scrollToItem(item: Element): void {
  item.scrollIntoView({ block: 'nearest' });
}
