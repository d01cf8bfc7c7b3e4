import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { takesKeys } from '#client/lib/takes-keys';
import type { ContactMessage } from '#shared/contract/contact-message';
import type { InboxView } from './inbox-address';

/** The history state of a message that was opened from the list, to which Back returns. */
export const OPENED_FROM_LIST = 'opened from list';

/** The ID of the link in a message's row, which takes the focus when the message is closed. */
export const toLinkId = (messageId: string) => `message-${messageId}`;

type ReadingOptions = {
  /** The messages of the list, in its order. */
  messages: ContactMessage[];
  view: InboxView;
  onViewChange: (changes: Partial<InboxView>) => void;
  /** True if the message is beside the list, where the arrow keys open the next one. */
  isBeside: boolean;
};

/** Controls the message that is beside the list, or instead of it in a narrow window. */
export function useReading({ messages, view, onViewChange, isBeside }: ReadingOptions) {
  const { readingId } = view;
  const historyState: unknown = useHistoryState();
  const { listed, before, after } = useNeighbors(messages, readingId);

  function open(message: ContactMessage | undefined): void {
    if (message) onViewChange({ readingId: message._id });
  }

  function close(): void {
    if (historyState === OPENED_FROM_LIST) history.back();
    else onViewChange({ readingId: null });
  }

  /** Goes on to the next message if the current one is among those that leave the list. */
  function leave(ids: string[]): void {
    if (readingId === null || !ids.includes(readingId)) return;
    const stays = ({ _id }: ContactMessage) => !ids.includes(_id);
    const next = after.find(stays) ?? before.findLast(stays);
    if (next) open(next);
    else close();
  }

  useReadingKeys(readingId !== null && isBeside, {
    ArrowUp: () => open(before.at(-1)),
    ArrowDown: () => open(after[0]),
    Escape: close,
  });
  const fallbackRef = useFocusAfterClosing(readingId);
  return { listed, close, leave, fallbackRef };
}

/** A message that left the list, such as a read one of the unread messages, keeps its position. */
function useNeighbors(messages: ContactMessage[], id: string | null) {
  const index = messages.findIndex(({ _id }) => _id === id);
  const [position, setPosition] = useState(0);
  if (index !== -1 && index !== position) setPosition(index);
  const isListed = index !== -1;
  return {
    listed: messages[index],
    before: messages.slice(0, isListed ? index : position),
    after: messages.slice(isListed ? index + 1 : position),
  };
}

type ReadingKeys = Record<'ArrowUp' | 'ArrowDown' | 'Escape', () => void>;

function useReadingKeys(isActive: boolean, keys: ReadingKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (key !== 'ArrowUp' && key !== 'ArrowDown' && key !== 'Escape') return;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (takesKeys(target) || document.querySelector('dialog[open], [popover]:popover-open')) return;
    event.preventDefault();
    keys[key]();
  });
  useEffect(() => {
    if (!isActive) return;
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isActive]);
}

/** Returns the focus to the row of the message that was closed, or to the element of the ref without one. */
function useFocusAfterClosing(readingId: string | null) {
  const fallbackRef = useRef<HTMLHeadingElement>(null);
  const lastId = useRef(readingId);
  useEffect(() => {
    const closedId = lastId.current;
    lastId.current = readingId;
    if (readingId !== null) {
      document.getElementById(toLinkId(readingId))?.scrollIntoView({ block: 'nearest' });
    } else if (closedId !== null) {
      (document.getElementById(toLinkId(closedId)) ?? fallbackRef.current)?.focus();
    }
  }, [readingId]);
  return fallbackRef;
}
