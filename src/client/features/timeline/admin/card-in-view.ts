import { type RefObject, useEffect, useState } from 'react';
import { selectField } from '#client/editing/item/new-item';
import { findItem } from '#client/editing/reorder/use-picked-up';

const MARGIN_PX = 24;

/**
 * Scrolls only the card's row, because scrollIntoView would scroll the page as well. In a list, the page has
 * to scroll.
 */
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

/**
 * Scrolls to a card as soon as it is rendered and focuses its title, its Edit button or its first field. An ID of null means
 * that no card is left, and the fallback takes the focus.
 */
export function useCardFocus(
  ids: readonly string[],
  fallbackRef: RefObject<HTMLElement | null>,
): (id: string | null) => void {
  const [request, setRequest] = useState<{ id: string | null } | null>(null);
  const isRendered = request !== null && (request.id === null || ids.includes(request.id));

  useEffect(() => {
    if (!isRendered) return;
    setRequest(null);
    const card = request.id === null ? null : findItem(document, request.id);
    showInRow(card);
    if (selectField(card, 'title')) return;
    const target = card?.querySelector<HTMLElement>('[data-edit], form select') ?? fallbackRef.current;
    target?.focus({ preventScroll: true });
  }, [isRendered, request, fallbackRef]);

  return id => setRequest({ id });
}
