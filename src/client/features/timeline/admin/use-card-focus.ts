import { type RefObject, useEffect, useState } from 'react';
import { showInRow } from './drag-effects';

/** Brings a card into view, with the focus on its Edit, once it is there; null means no card is left to go to. */
export function useCardFocus(
  ids: readonly string[],
  fallbackRef: RefObject<HTMLElement | null>,
): (id: string | null) => void {
  const [wish, setWish] = useState<{ id: string | null } | null>(null);
  const isThere = wish !== null && (wish.id === null || ids.includes(wish.id));

  useEffect(() => {
    if (!isThere) return;
    setWish(null);
    const card = wish.id === null ? null : document.querySelector(`[data-card="${CSS.escape(wish.id)}"]`);
    const row = card?.closest('section');
    if (card && row) showInRow(row, card);
    const aim = card?.querySelector<HTMLElement>('[data-edit]') ?? fallbackRef.current;
    aim?.focus({ preventScroll: true });
  }, [isThere, wish, fallbackRef]);

  return id => setWish({ id });
}
