import { useState } from 'react';
import { useDiscardOnLeave } from '#client/editing/item/new-item';
import { isDirty } from '#client/editing/working-copy/working-copy-state';
import { type ElementCopy, getElementId } from './element-copy';
import type { TimelineStore } from './timeline-admin-queries';

/** Deletes the elements that this screen has added when the owner leaves them without an edit. */
export function useAddedElements(store: TimelineStore, copies: readonly ElementCopy[]) {
  /** The IDs of those that were never saved. */
  const [added] = useState(() => new Set<string>());
  const isUntouched = (copy: ElementCopy) =>
    added.has(getElementId(copy)) && !isDirty(copy.definitions, copy.getState());

  function discard(copy: ElementCopy): Promise<void> {
    added.delete(getElementId(copy));
    return store.mutex(() => store.discard(getElementId(copy)));
  }

  useDiscardOnLeave(
    () => copies.some(isUntouched),
    () => Promise.all(copies.filter(isUntouched).map(discard)),
  );

  return {
    note: (id: string) => void added.add(id),
    forget: (copy: ElementCopy) => void added.delete(getElementId(copy)),
    /** Deletes an untouched element, and returns true then. */
    discardIfUntouched: (copy: ElementCopy): boolean => {
      const isLeftOver = isUntouched(copy);
      if (isLeftOver) void discard(copy);
      return isLeftOver;
    },
  };
}
