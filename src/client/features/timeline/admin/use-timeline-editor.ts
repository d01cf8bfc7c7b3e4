import { useSavedOrder } from '#client/editing/reorder/use-saved-order';
import { useSaveShortcut } from '#client/editing/working-copy/use-save';
import { elementName } from '#client/features/timeline/element-name';
import {
  NEW_TIMELINE_ELEMENT,
  type TimelineElement,
  type TimelineList,
} from '#shared/contract/timeline-element';
import { withPending } from '#shared/publishing';
import { type ElementCopy, getElementId } from './element-copy';
import type { ElementStart } from './element-starts';
import { createOrderStore, type TimelineStore, toOrder, useTimelineStore } from './timeline-admin-queries';
import { useElementCopies } from './use-element-copies';

/** An element, an element in edit mode, or one that was deleted elsewhere during editing. */
export type EditorCard = {
  id: string;
  name: string;
  element: TimelineElement | null;
  copy: ElementCopy | null;
};

type EditorOptions = { timeline: TimelineList; announce: (message: string) => void };

export type TimelineEditorState = ReturnType<typeof useTimelineEditor>;

/**
 * Holds the state and actions of the About Editor. Unsaved edits survive leaving, signing in again and failed
 * calls.
 */
export function useTimelineEditor({ timeline, announce }: EditorOptions) {
  const store = useTimelineStore();
  const edits = useElementCopies({ store, timeline, onSaved: announce });
  const { mutex } = store;
  const order = useSavedOrder({
    name: 'timeline-order',
    stored: toOrder(timeline),
    ...createOrderStore(store),
    mutex,
    onSaved: () => announce('Order saved.'),
  });

  useSaveShortcut(() => {
    edits.copies.forEach(edits.saveDraft);
    if (order.isDirty) order.save();
  });

  return {
    cards: order.sort(toCards(timeline.elements, edits.copies), ({ id }) => id),
    edits,
    order,
    isUnsaved: edits.isDirty || order.isDirty,
    abandon: () => {
      edits.abandon();
      order.copy.abandon();
    },
    isRestored: edits.isRestored || order.isRestored,
    discard: () => {
      edits.closeAll();
      order.copy.discard();
    },
    add: (start: ElementStart) => mutex(() => addElement(store, start)),
    remove: (id: string) => mutex(() => store.remove(id)),
    restore: (id: string) => mutex(() => store.restore(id)),
  };
}

/** Includes elements that were deleted elsewhere, at their positions, as long as they are edited here. */
function toCards(elements: TimelineElement[], copies: readonly ElementCopy[]): EditorCard[] {
  const byId = new Map(copies.map(copy => [getElementId(copy), copy]));
  const present = elements.map((element): EditorCard => {
    const id = element._id;
    return { id, name: elementName(withPending(element)), element, copy: byId.get(id) ?? null };
  });
  for (const { id } of present) byId.delete(id);
  return [...byId].reduce((cards, [id, copy]) => {
    const { fields } = copy.getState().base;
    return cards.toSpliced(fields.order, 0, { id, name: elementName(fields), element: null, copy });
  }, present);
}

function addElement(store: TimelineStore, start: ElementStart): Promise<TimelineElement> {
  const order = store.read().elements.length;
  const year = new Date().getFullYear();
  return store.create({ ...NEW_TIMELINE_ELEMENT, ...start, year, order, draft: true });
}
