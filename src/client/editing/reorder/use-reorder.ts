import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { capitalise } from '../../../shared/capitalise';
import { findItem, focusHandle } from './find-item';
import { moveItem } from './move-item';
import { placeAfterKey } from './place-after-key';
import { type ReorderStep, reorderWords } from './reorder-words';

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

/** The items as they stand while one of them is moved, by whatever means, and what moves it; each step is announced. */
export function useReorder<Item>(listId: string, options: ReorderOptions<Item>) {
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

  function indexOf(id: string): number {
    return shown.findIndex(item => idOf(item) === id);
  }

  function setPickedUp(next: PickedUp | null): void {
    latest.current = next;
    setState(next);
  }

  function pickUp(id: string): void {
    // A click does not focus a button in every browser.
    focusHandle(list(), id);
    drop();
    const from = indexOf(id);
    const pitchPx = keyStepPx === undefined ? 0 : measurePitch(list());
    setPickedUp({ id, ids: idsOf(shown), from, place: from, pitchPx });
    announceStep(options, 'pickUp', id, from);
  }

  function moveTo(moving: PickedUp, place: number): void {
    keepFocus();
    setPickedUp({ ...moving, place });
    const pixels = Math.round((place - moving.from) * moving.pitchPx);
    announceStep(options, 'move', moving.id, Math.round(place), pixels);
  }

  function drop(): void {
    // It may have been dropped since this was rendered: by the focus, which leaves it.
    if (!pickedUp || latest.current !== pickedUp) return;
    setPickedUp(null);
    announceStep(options, 'drop', pickedUp.id, to);
    if (shown !== items) onReorder([...shown]);
  }

  function cancel({ id, from }: PickedUp): void {
    keepFocus();
    setPickedUp(null);
    announceStep(options, 'cancel', id, from);
  }

  /** Whether the key did something with the item that is picked up. */
  function press(event: KeyboardEvent): boolean {
    if (!pickedUp) return false;
    const step = keyStepPx === undefined ? 1 : keyStepPx / pickedUp.pitchPx;
    const place = placeAfterKey(event, pickedUp.place, { count: items.length, step });
    if (place !== null) moveTo(pickedUp, place);
    else if (event.key === 'Escape') cancel(pickedUp);
    else return false;
    return true;
  }

  /** By a button: at once, unless it is picked up. */
  function step(id: string, by: 1 | -1): void {
    const index = indexOf(id) + by;
    if (index < 0 || index >= items.length) return;
    if (pickedUp?.id === id) {
      moveTo(pickedUp, index);
      return;
    }
    keepFocus();
    moveAtOnce(id, index);
    announceStep(options, 'move', id, index);
  }

  function moveAtOnce(id: string, index: number): void {
    setPickedUp(null);
    const moved = moveItem(shown, indexOf(id), index);
    if (moved !== items) onReorder([...moved]);
  }

  return {
    shown,
    pickedUp: pickedUp && { id: pickedUp.id, offsetPx: (pickedUp.place - to) * pickedUp.pitchPx },
    toggle: (id: string) => (pickedUp?.id === id ? drop() : pickUp(id)),
    drop,
    /** By a button, which goes away with that. */
    dropHere: (id: string) => {
      focusHandle(list(), id);
      drop();
    },
    press,
    step,
    /** A step of a drag. */
    follow: (step: ReorderStep, id: string, index: number) => {
      if (step === 'drop') moveAtOnce(id, index);
      announceStep(options, step, id, index);
    },
  };
}

function announceStep<Item>(
  { items, idOf, nameOf, noun, announce }: ReorderOptions<Item>,
  step: ReorderStep,
  id: string,
  index: number,
  pixels = 0,
): void {
  const item = items.find(candidate => idOf(candidate) === id);
  const name = (item !== undefined && nameOf?.(item)) || capitalise(noun);
  announce(reorderWords(step, { name, index, count: items.length, pixels }));
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
