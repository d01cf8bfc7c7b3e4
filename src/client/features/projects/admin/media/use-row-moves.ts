import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { placeAfterKey } from '../../../../content/media/media-item';
import type { MediaEditor } from './use-media-editor';

/** How an item is moved by keys, for those who cannot see the handle. */
export const MOVE_HELP =
  'Press Space or Enter to pick up the item. Then the arrow keys move it by one place, Home and End to the ends. Space or Enter drops it, Escape puts it back.';

/** A row that was picked up by a key or a click, and where it lay. */
type Lifted = { key: string; from: number };

export type RowMoves = ReturnType<typeof useRowMoves>;

/** Moves rows without dragging: pick up, move, drop or put back, each step announced. */
export function useRowMoves({ media, move, announce }: MediaEditor) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const handles = useRef(new Map<string, HTMLElement>());
  const place = lifted ? media.findIndex(({ key }) => key === lifted.key) : -1;

  // A row that is moved in the page loses the focus on the way.
  useLayoutEffect(() => {
    if (lifted && place >= 0) handles.current.get(lifted.key)?.focus();
  }, [lifted, place]);

  const placeWords = (index: number) => `place ${index + 1} of ${media.length}`;

  function lift(key: string): void {
    const from = media.findIndex(item => item.key === key);
    setLifted({ key, from });
    announce(`Picked up at ${placeWords(from)}.`);
  }

  function drop(): void {
    setLifted(null);
    announce(`Dropped at ${placeWords(place)}.`);
  }

  function putBack({ key, from }: Lifted): void {
    move(key, from);
    setLifted(null);
    announce(`Put back at ${placeWords(from)}.`);
  }

  function step(direction: string): boolean {
    const next = lifted && placeAfterKey(direction, place, media.length);
    if (!lifted || next === null) return false;
    move(lifted.key, next);
    announce(`Moved to ${placeWords(next)}.`);
    return true;
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!lifted) return;
    if (event.key === 'Escape') putBack(lifted);
    else if (!step(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    isLifted: (key: string) => lifted?.key === key,
    toggle: (key: string) => {
      if (lifted?.key === key) drop();
      else lift(key);
    },
    step,
    drop,
    onKeyDown,
    /** For the handle of a row, so that the focus finds it again. */
    keepHandle: (key: string) => (handle: HTMLElement | null) => {
      if (handle) handles.current.set(key, handle);
      else handles.current.delete(key);
    },
    focusHandle: (key: string) => handles.current.get(key)?.focus(),
  };
}
