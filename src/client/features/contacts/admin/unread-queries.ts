import { trpc } from '../../../lib/api/trpc';

/** Rule 9.8. */
const POLL_EVERY_MS = 60_000;
/** The dropdown shows so many; the inbox has all. */
const MAX_LISTED = 50;

/** How many messages are unread, asked again every minute. */
export function useUnreadCount(): number {
  return trpc.contacts.unreadCount.useQuery(undefined, { refetchInterval: POLL_EVERY_MS }).data?.count ?? 0;
}

/** The unread messages, newest first; asked for when they are opened, and as often as the count from then on. */
export function useUnreadMessages() {
  return trpc.contacts.page.useQuery(
    { filter: 'unread', sortBy: 'createdAt', sortOrder: 'desc', offset: 0, limit: MAX_LISTED },
    { refetchInterval: POLL_EVERY_MS, refetchOnMount: 'always' },
  );
}
