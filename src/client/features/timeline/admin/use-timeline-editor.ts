import { useState } from 'react';
import { useSaveShortcut } from '#client/editing/frame/use-save-shortcut';
import { editedFields } from '#client/editing/item/item-form';
import { useDiscardOnLeave } from '#client/editing/item/new-item';
import { useSavedOrder } from '#client/editing/reorder/use-saved-order';
import { readStoredEdits, storeEdits, useStoredNames } from '#client/editing/working-copy/stored-edits';
import { elementName } from '#client/features/timeline/element-name';
import { readHashTarget } from '#client/lib/scroll/use-hash-target';
import {
  NEW_TIMELINE_ELEMENT,
  type TimelineElement,
  type TimelineElementInput,
  type TimelineList,
} from '#shared/contract/timeline-element';
import { withPending } from '#shared/publishing';
import { createBlankElement, ELEMENT_FORM } from './element-fields';
import { createOrderStore, toOrder, useTimelineCalls } from './timeline-admin-queries';

/** An element, or one that was deleted elsewhere during editing. */
export type EditorCard = {
  id: string;
  name: string;
  element: TimelineElement | null;
  /** The fields that its name and date derive from. */
  shown: Pick<TimelineElement, 'type' | 'title'> & { year: number | string };
  /** True for edits that are not saved. They stay in this tab. */
  hasEdits: boolean;
};

/** The fields that a new element begins with. */
export type ElementStart = Pick<TimelineElementInput, 'type' | 'kind'>;

type EditorOptions = { timeline: TimelineList; announce: (message: string) => void };

export type TimelineEditorState = ReturnType<typeof useTimelineEditor>;

const PREFIX = 'timeline:';

/** Holds the cards of the About Editor, of which one at a time is open, and their order. */
export function useTimelineEditor({ timeline, announce }: EditorOptions) {
  const calls = useTimelineCalls();
  const editedIds = useStoredNames().flatMap(name =>
    name.startsWith(PREFIX) ? name.slice(PREFIX.length) : [],
  );
  const cards = toCards(timeline.elements, editedIds);
  const [opened, setOpened] = useState(() => openAtFirst(cards));
  const order = useSavedOrder({
    name: 'timeline-order',
    stored: toOrder(timeline),
    ...createOrderStore(calls),
    onSaved: () => announce('Order saved.'),
  });
  useSaveShortcut(() => order.isDirty && order.save());

  // An element that this screen has added, and that the owner has not edited.
  const leftOver = opened?.isNew && !editedIds.includes(opened.id) ? opened.id : null;
  const discardLeftOver = async () => leftOver && calls.discard(leftOver);
  useDiscardOnLeave(() => leftOver !== null, discardLeftOver);

  function open(id: string, isNew = false): void {
    if (opened?.id !== id) void discardLeftOver().catch(() => {});
    setOpened({ id, isNew });
  }

  const closedIds = editedIds.filter(id => id !== opened?.id);
  return {
    calls,
    version: timeline.version,
    cards: order.sort(cards, ({ id }) => id),
    order,
    openedId: opened?.id ?? null,
    open: (id: string) => open(id),
    /** Closes a card, unless another one was opened meanwhile. */
    close: (id: string) => setOpened(current => (current?.id === id ? null : current)),
    /** Closes a card without its edits. Deletes an untouched new element, and returns true then. */
    cancel: (id: string): boolean => {
      void discardLeftOver().catch(() => {});
      setOpened(null);
      return leftOver === id;
    },
    add: async (start: ElementStart): Promise<string> => {
      const year = new Date().getFullYear();
      const input = { ...NEW_TIMELINE_ELEMENT, ...start, year, order: calls.read().elements.length };
      const { _id: id } = await calls.create({ ...input, draft: true });
      open(id, true);
      return id;
    },
    forgetEdits,
    /** True while leaving the site would lose edits of closed cards or the order. */
    isUnsaved: closedIds.length > 0 || order.isDirty,
    abandon: () => {
      closedIds.forEach(forgetEdits);
      order.copy.abandon();
    },
  };
}

function forgetEdits(id: string): void {
  storeEdits(PREFIX + id, null);
}

/** Opens the card that the address names, or one with edits from before a reload. */
function openAtFirst(cards: EditorCard[]): { id: string; isNew: boolean } | null {
  const named = cards.find(({ id }) => id === readHashTarget());
  const first = named ?? cards.find(({ hasEdits }) => hasEdits);
  return first ? { id: first.id, isNew: false } : null;
}

/** Includes elements that were deleted elsewhere, at their positions, as long as they have edits. */
function toCards(elements: TimelineElement[], editedIds: string[]): EditorCard[] {
  const present = elements.map((element): EditorCard => {
    const id = element._id;
    const shown = withPending(element);
    return { id, name: elementName(shown), element, shown, hasEdits: editedIds.includes(id) };
  });
  const isPresent = (id: string) => elements.some(({ _id }) => _id === id);
  return editedIds.reduce((cards, id) => {
    const like = editedFields(ELEMENT_FORM, createBlankElement(id));
    const edits = isPresent(id) ? null : readStoredEdits(PREFIX + id, ELEMENT_FORM.fields, like);
    if (!edits) return cards;
    const shown = edits.base.fields;
    const card = { id, name: elementName(shown), element: null, shown, hasEdits: true };
    return cards.toSpliced(shown.order, 0, card);
  }, present);
}
