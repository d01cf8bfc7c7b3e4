import { keepPreviousData } from '@tanstack/react-query';
import { useIdSet } from '#client/editing/lists/use-id-set';
import { useMessageChange } from '#client/editing/owner-kind/content-queries';
import { trpc } from '#client/lib/api/trpc';
import type { ContactMessage } from '#shared/contract/contact-message';
import type { InboxView } from './inbox-address';

export const PAGE_SIZE = 50;

/** Fetches one page of the inbox. The previous page stays visible until it is loaded. */
export function useInboxPage({ filter, sortBy, sortOrder, q, page }: InboxView) {
  return trpc.contacts.page.useQuery(
    { filter, sortBy, sortOrder, q, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE },
    { placeholderData: keepPreviousData },
  );
}

/**
 * Fetches one message, which need not be on the current page. Until then, it is shown with the beginning of
 * its text, as the list has it.
 */
export function useMessage(id: string, listed?: ContactMessage) {
  return trpc.contacts.get.useQuery({ id }, { placeholderData: () => listed });
}

export function useFetchIds(): (input: Pick<InboxView, 'filter' | 'q'>) => Promise<string[]> {
  const utils = trpc.useUtils();
  return ({ filter, q }) => utils.contacts.ids.fetch({ filter, q }, { staleTime: 0 });
}

export function useMarkMessages() {
  const change = useCachedMessages();
  const reaction = useMessageChange();

  /** Updates the cache and returns the IDs of the messages that changed. */
  async function show(ids: Iterable<string>, read: boolean): Promise<ReadonlySet<string>> {
    const changed = new Set<string>();
    await change(ids, message => {
      if (message.read !== read) changed.add(message._id);
      return [{ ...message, read }];
    });
    return changed;
  }

  const createHandlers = (read: boolean) => ({
    onMutate: ({ ids }: { ids: string[] }) => show(ids, read),
    onError: (_error: unknown, _input: unknown, changed: Iterable<string> = []) => show(changed, !read),
    ...reaction,
  });
  return {
    markRead: trpc.contacts.markRead.useMutation(createHandlers(true)),
    markUnread: trpc.contacts.markUnread.useMutation(createHandlers(false)),
  };
}

/**
 * Deletes messages. While a deletion runs, its messages are `leaving`: hidden, and shown again if it fails.
 */
export function useRemoveMessages() {
  const change = useCachedMessages();
  const { onSettled: refetch } = useMessageChange();
  const leaving = useIdSet();
  const { mutateAsync, isPending } = trpc.contacts.remove.useMutation({
    onMutate: ({ ids }) => leaving.add(ids),
    // The messages leave the cache even if the refetch fails.
    onSuccess: (_answer, { ids }) => change(ids, () => []),
    onSettled: (_answer, _error, { ids }) => {
      leaving.remove(ids);
      refetch();
    },
  });
  return { mutateAsync, isPending, leaving: leaving.ids };
}

export function useRestoreMessages() {
  return trpc.contacts.restore.useMutation(useMessageChange());
}

/** Returns a function that changes messages in the cache. */
function useCachedMessages() {
  const utils = trpc.useUtils();
  return async (
    ids: Iterable<string>,
    replace: (message: ContactMessage) => ContactMessage[],
  ): Promise<void> => {
    await Promise.all([utils.contacts.page.cancel(), utils.contacts.get.cancel()]);
    const affected = new Set(ids);
    for (const id of affected) {
      utils.contacts.get.setData({ id }, message => message && replace(message)[0]);
    }
    utils.contacts.page.setQueriesData(
      {},
      {},
      page =>
        page && {
          ...page,
          messages: page.messages.flatMap(message =>
            affected.has(message._id) ? replace(message) : [message],
          ),
        },
    );
  };
}

const POLL_EVERY_MS = 60_000;
/** The messages of the dropdown. The inbox lists all. */
export const UNREAD = {
  filter: 'unread',
  sortBy: 'createdAt',
  sortOrder: 'desc',
  offset: 0,
  limit: 50,
} as const;

export function useUnreadCount(): number {
  return trpc.contacts.unreadCount.useQuery(undefined, { refetchInterval: POLL_EVERY_MS }).data?.count ?? 0;
}

/** Fetches the unread messages, newest first, when the dropdown opens and then as often as the count. */
export function useUnreadMessages() {
  return trpc.contacts.page.useQuery(UNREAD, { refetchInterval: POLL_EVERY_MS, refetchOnMount: 'always' });
}

/** Fetches the same messages for a screen that stays open. */
export function useUnreadPreview() {
  return trpc.contacts.page.useQuery(UNREAD, { refetchInterval: POLL_EVERY_MS });
}
