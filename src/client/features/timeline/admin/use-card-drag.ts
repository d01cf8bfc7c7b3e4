import { type RefObject, useRef, useState } from 'react';
import { type DragOffset, offsetAfterKey, placeOf, type RowLayout, withinRow } from './drag-offset';
import { dropWords, liftWords, moveWords, putBackWords } from './drag-words';

/** The card that is being moved. */
export type CardDrag = DragOffset & { id: string; by: 'pointer' | 'keys'; layout: RowLayout };

export type CardDragControl = ReturnType<typeof useCardDrag>;

type DragOptions = {
  /** The cards as they stand. */
  ids: string[];
  nameOf: (id: string) => string;
  rowRef: RefObject<HTMLElement | null>;
  onMove: (from: number, to: number) => void;
  announce: (words: string) => void;
};

/** One card on its way along the row: picked up, moved, and dropped or put back. */
export function useCardDrag({ ids, nameOf, rowRef, onMove, announce }: DragOptions) {
  const [drag, setDrag] = useState<CardDrag | null>(null);
  // Pointer events may come faster than React renders.
  const latest = useRef(drag);

  // The list may have changed under the card: then it is not on its way any more.
  const inPlace = (moving: CardDrag | null) => (moving && ids[moving.from] === moving.id ? moving : null);
  const current = () => inPlace(latest.current);

  function set(next: CardDrag | null): void {
    latest.current = next;
    setDrag(next);
  }

  function lift(id: string, by: CardDrag['by']): void {
    const layout = { pitch: measurePitch(rowRef.current), count: ids.length };
    const started = { id, by, from: ids.indexOf(id), offset: 0, layout };
    set(started);
    announce(liftWords(nameOf(id), started));
  }

  function moveTo(offset: number): void {
    const moving = current();
    if (!moving) return;
    const next = { ...moving, offset: withinRow({ from: moving.from, offset }, moving.layout) };
    set(next);
    const isNewPlace = placeOf(next, next.layout) !== placeOf(moving, moving.layout);
    // A pointer moves too often for words: they tell the places it passes.
    if (isNewPlace || moving.by === 'keys') announce(moveWords(nameOf(moving.id), next));
  }

  /** Moves a card that keys have picked up; false for keys that do not move it. */
  function pressKey(key: { key: string; shiftKey: boolean }): boolean {
    const moving = current();
    const offset = moving?.by === 'keys' ? offsetAfterKey(moving, key, moving.layout) : null;
    if (offset === null) return false;
    moveTo(offset);
    return true;
  }

  function drop(): void {
    const moving = current();
    set(null);
    if (!moving) return;
    const place = placeOf(moving, moving.layout);
    announce(dropWords(nameOf(moving.id), moving));
    if (place !== moving.from) onMove(moving.from, place);
  }

  function putBack(): void {
    const moving = current();
    set(null);
    if (moving) announce(putBackWords(nameOf(moving.id), moving));
  }

  return { drag: inPlace(drag), current, lift, moveTo, pressKey, drop, putBack };
}

/** From one card to the next. A row of one has nowhere to move to. */
function measurePitch(row: HTMLElement | null): number {
  const [first, second] = row?.querySelectorAll<HTMLElement>('[data-card]') ?? [];
  return first && second ? second.offsetLeft - first.offsetLeft : 1;
}
