import { ownerPaths, READING_PARAMETER } from '#client/lib/owner-paths';
import { useViewInAddress } from '#client/lib/react/use-view-in-address';
import type { ContactListInput } from '#shared/contract/contact-message';
import { SEARCH_MAX_LENGTH } from '#shared/search-limits';

const FILTERS = ['all', 'unread', 'read'] as const;
const SORT_COLUMNS = ['createdAt', 'name', 'email'] as const;
export type InboxFilter = (typeof FILTERS)[number];
export type InboxColumn = (typeof SORT_COLUMNS)[number];

export type InboxView = Omit<ContactListInput, 'q'> & {
  /** The words of a search, or '' for none. */
  q: string;
  page: number;
  /** The message in the Message Details modal. */
  messageId: string | null;
  /** The message beside the list. */
  readingId: string | null;
};

export const DEFAULT_VIEW: InboxView = {
  filter: 'all',
  sortBy: 'createdAt',
  sortOrder: 'desc',
  q: '',
  page: 1,
  messageId: null,
  readingId: null,
};

/** Parses a query. Missing or invalid values take their defaults. */
export function parseInboxView(search: string): InboxView {
  const query = new URLSearchParams(search);
  const page = Number(query.get('page'));
  return {
    filter: findValue(FILTERS, query.get('filter')) ?? DEFAULT_VIEW.filter,
    sortBy: findValue(SORT_COLUMNS, query.get('sort')) ?? DEFAULT_VIEW.sortBy,
    sortOrder: query.get('order') === 'asc' ? 'asc' : 'desc',
    q: (query.get('q') ?? '').slice(0, SEARCH_MAX_LENGTH),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    messageId: query.get('message') || null,
    readingId: query.get(READING_PARAMETER) || null,
  };
}

export function formatInboxView(view: InboxView): string {
  const { filter, sortBy, sortOrder, q, page, messageId, readingId } = view;
  const query = new URLSearchParams();
  if (filter !== DEFAULT_VIEW.filter) query.set('filter', filter);
  if (sortBy !== DEFAULT_VIEW.sortBy) query.set('sort', sortBy);
  if (sortOrder !== DEFAULT_VIEW.sortOrder) query.set('order', sortOrder);
  if (q !== '') query.set('q', q);
  if (page > 1) query.set('page', String(page));
  if (messageId !== null) query.set('message', messageId);
  if (readingId !== null) query.set(READING_PARAMETER, readingId);
  return query.toString();
}

/** Returns the address of the list with a message beside it. */
export function toReadingPath(view: InboxView, readingId: string): string {
  return `${ownerPaths.inbox}?${formatInboxView({ ...view, readingId })}`;
}

/** Reverses the current column, or sorts another column in descending order. Starts at the first page. */
export function sortInboxBy(view: InboxView, sortBy: InboxColumn): InboxView {
  const isReversed = view.sortBy === sortBy && view.sortOrder === 'desc';
  return { ...view, sortBy, sortOrder: isReversed ? 'asc' : 'desc', page: 1 };
}

function findValue<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find(value => value === text);
}

export function useInboxView() {
  return useViewInAddress(parseInboxView, formatInboxView);
}
