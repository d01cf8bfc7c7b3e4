import { useRef, useState } from 'react';
import { clearPersistedEdits, persistEdits, readPersistedEdits } from '../../../editing/persisted-edits';
import { useCategoryOrder } from '../project-queries';
import { inOrder } from './category-lift';
import { useSetCategoryOrder } from './project-admin-queries';

const DRAFT = 'category-order';

export type CategoryOrderEdit = ReturnType<typeof useCategoryOrderEdit>;

/** The order that the owner has dropped: shown at once, saved at once, and kept as unsaved until it is. */
export function useCategoryOrderEdit() {
  const stored = useCategoryOrder();
  const { mutateAsync } = useSetCategoryOrder();
  const [pending, setPending] = useState(() => readPersistedEdits(DRAFT, isNames));
  const [isFailed, setFailed] = useState(pending !== null);
  const latest = useRef(pending);
  const isBusy = useRef(false);

  function set(order: string[] | null): void {
    latest.current = order;
    setPending(order);
    // At once: a save that is answered 401 leads to the sign-in.
    if (order === null) clearPersistedEdits(DRAFT);
    else persistEdits(DRAFT, order);
  }

  /** One after the other, so that what was dropped last is what stays. */
  async function save(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setFailed(false);
    try {
      while (latest.current !== null) {
        const order = latest.current;
        await mutateAsync({ order });
        if (latest.current === order) set(null);
      }
    } catch {
      setFailed(true);
    } finally {
      isBusy.current = false;
    }
  }

  return {
    /** Every category, a new one at the end; undefined until they are loaded. */
    names: stored.data && inOrder(stored.data, pending ?? []),
    isUnsaved: pending !== null,
    isFailed,
    isLoadFailed: stored.isError,
    reload: () => void stored.refetch(),
    move: (order: string[]) => {
      set(order);
      void save();
    },
    save: () => void save(),
    drop: () => set(null),
  };
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(name => typeof name === 'string');
}
