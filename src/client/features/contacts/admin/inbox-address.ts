import { useViewInAddress } from '#client/lib/react/use-view-in-address';
import type { ContactListInput } from '#shared/contract/contact-message';

const FILTERS = ['all', 'unread', 'read'] as const;
const SORT_COLUMNS = ['createdAt', 'name', 'email'] as const;
export type InboxFilter = (typeof FILTERS)[number];
export type InboxColumn = (typeof SORT_COLUMNS)[number];

export type InboxView = ContactListInput & {
  page: number;
  messageId: string | null;
};

export const DEFAULT_VIEW: InboxView = {
  filter: 'all',
  sortBy: 'createdAt',
  sortOrder: 'desc',
  page: 1,
  messageId: null,
};

/** Parses a query. Missing or invalid values take their defaults. */
export function parseInboxView(search: string): InboxView {
  const query = new URLSearchParams(search);
  const page = Number(query.get('page'));
  return {
    filter: findValue(FILTERS, query.get('filter')) ?? DEFAULT_VIEW.filter,
    sortBy: findValue(SORT_COLUMNS, query.get('sort')) ?? DEFAULT_VIEW.sortBy,
    sortOrder: query.get('order') === 'asc' ? 'asc' : 'desc',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    messageId: query.get('message') || null,
  };
}

export function formatInboxView({ filter, sortBy, sortOrder, page, messageId }: InboxView): string {
  const query = new URLSearchParams();
  if (filter !== DEFAULT_VIEW.filter) query.set('filter', filter);
  if (sortBy !== DEFAULT_VIEW.sortBy) query.set('sort', sortBy);
  if (sortOrder !== DEFAULT_VIEW.sortOrder) query.set('order', sortOrder);
  if (page > 1) query.set('page', String(page));
  if (messageId !== null) query.set('message', messageId);
  return query.toString();
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
