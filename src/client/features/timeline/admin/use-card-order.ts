import { useRef, useState } from 'react';
import { moveItem } from '../../../editing/reorder/move-item';
import { type CardOrder, saveOrder, type TimelineStore } from './save-timeline';
import type { InTurn } from './use-turns';

export type CardOrderState = ReturnType<typeof useCardOrder>;

type OrderOptions = {
  store: TimelineStore;
  inTurn: InTurn;
  /** An order that this tab has kept from before, not saved yet. */
  restored: CardOrder | null;
  onSave: () => void;
  onSaved: () => void;
};

/** The order that the owner has dropped: shown at once, saved at once, and kept as unsaved until it is. */
export function useCardOrder({ store, inTurn, restored, onSave, onSaved }: OrderOptions) {
  const [order, setOrder] = useState(restored);
  const [isFailed, setFailed] = useState(restored !== null);
  const [conflict, setConflict] = useState<string[] | null>(null);
  // A save that had to wait for its turn sends what was dropped last.
  const latest = useRef(order);

  function set(next: CardOrder | null): void {
    latest.current = next;
    setOrder(next);
  }

  /** Moves a card; `shown` are all cards as they stand. */
  function move(shown: string[], from: number, to: number): void {
    set({ ids: moveItem(shown, from, to), base: latest.current?.base ?? shown });
    void save();
  }

  async function save(): Promise<void> {
    setFailed(false);
    onSave();
    try {
      await inTurn(saveLatest);
    } catch {
      setFailed(true);
    }
  }

  async function saveLatest(): Promise<void> {
    const sent = latest.current;
    if (!sent) return;
    const result = await saveOrder(store, sent);
    if (result.kind === 'conflict') {
      setFailed(true);
      setConflict(result.stored);
      return;
    }
    if (latest.current === sent) set(null);
    else if (latest.current) set({ ids: latest.current.ids, base: sent.ids });
    onSaved();
  }

  /** The owner has seen the order that is stored, and wants this one all the same. */
  function keepMine(): void {
    if (order && conflict) set({ ids: order.ids, base: conflict });
    setConflict(null);
    void save();
  }

  function takeTheirs(): void {
    set(null);
    setConflict(null);
  }

  const settle = { keepMine, takeTheirs, close: () => setConflict(null) };
  return { order, isFailed, move, save, drop: () => set(null), conflict, settle };
}
