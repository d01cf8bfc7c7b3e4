import { type RefObject, useEffect, useState } from 'react';
import { findItem } from '../../../editing/reorder/find-item';

const MARGIN_PX = 24;

/** Scrolls the row of the card alone: the browser's own scrollIntoView would move the page too, as it must in a list. */
export function showInRow(card: Element | null | undefined): void {
  const row = card?.closest('section');
  if (!row) card?.scrollIntoView({ block: 'nearest' });
  if (!card || !row) return;
  const visible = row.getBoundingClientRect();
  const { left, right, width } = card.getBoundingClientRect();
  // On a phone the card is nearly as wide as the row.
  const margin = Math.min(MARGIN_PX, (visible.width - width) / 2);
  const hiddenLeft = Math.max(visible.left + margin - left, 0);
  const hiddenRight = Math.max(right - (visible.right - margin), 0);
  row.scrollLeft += hiddenRight - hiddenLeft;
}

/** Brings a card into view, with the focus on its Edit or its first field, once it is there; null means no card is left to go to. */
export function useCardFocus(
  ids: readonly string[],
  fallbackRef: RefObject<HTMLElement | null>,
): (id: string | null) => void {
  const [wish, setWish] = useState<{ id: string | null } | null>(null);
  const isThere = wish !== null && (wish.id === null || ids.includes(wish.id));

  useEffect(() => {
    if (!isThere) return;
    setWish(null);
    const card = wish.id === null ? null : findItem(document, wish.id);
    showInRow(card);
    const aim = card?.querySelector<HTMLElement>('[data-edit], form select') ?? fallbackRef.current;
    aim?.focus({ preventScroll: true });
  }, [isThere, wish, fallbackRef]);

  return id => setWish({ id });
}
