import { keepPreviousData } from '@tanstack/react-query';
import type { ContactMessage } from '../../../../shared/contract/contact-message';
import { trpc } from '../../../lib/api/trpc';
import { useIdSet } from '../../../lib/react/use-id-set';
import type { InboxFilter, InboxView } from './inbox-address';

export const PAGE_SIZE = 50;

/** One page of the inbox. The page before stays until the next has come. */
export function useInboxPage({ filter, sortBy, sortOrder, page }: InboxView) {
  return trpc.contacts.page.useQuery(
    { filter, sortBy, sortOrder, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE },
    { placeholderData: keepPreviousData },
  );
}

/** One message, whether or not it is on the page that is shown. */
export function useMessage(id: string) {
  return trpc.contacts.get.useQuery({ id });
}

/** Asks for the ids of all messages that a filter lets through. */
export function useFetchIds(): (filter: InboxFilter) => Promise<string[]> {
  const utils = trpc.useUtils();
  return filter => utils.contacts.ids.fetch({ filter }, { staleTime: 0 });
}

/** Shows the marks at once, and takes them back when the server refuses. */
export function useMarkMessages() {
  const { change, reload } = useShownMessages();

  /** Answers which messages were not marked so before. */
  async function show(ids: Iterable<string>, read: boolean): Promise<ReadonlySet<string>> {
    const changed = new Set<string>();
    await change(ids, message => {
      if (message.read !== read) changed.add(message._id);
      return [{ ...message, read }];
    });
    return changed;
  }

  const markRead = trpc.contacts.markRead.useMutation({
    onMutate: ({ ids }) => show(ids, true),
    onError: (_error, _input, changed = new Set()) => show(changed, false),
    onSettled: reload,
  });
  const markUnread = trpc.contacts.markUnread.useMutation({
    onMutate: ({ ids }) => show(ids, false),
    onError: (_error, _input, changed = new Set()) => show(changed, true),
    onSettled: reload,
  });
  return { markRead, markUnread };
}

/** The messages whose deletion is under way are `leaving`: out of sight, and in their places again when it fails. */
export function useRemoveMessages() {
  const { change, reload } = useShownMessages();
  const leaving = useIdSet();
  const { mutateAsync, isPending } = trpc.contacts.remove.useMutation({
    onMutate: ({ ids }) => leaving.add(ids),
    // Gone from the list even when that cannot be asked for again.
    onSuccess: (_answer, { ids }) => change(ids, () => []),
    onSettled: (_answer, _error, { ids }) => {
      leaving.remove(ids);
      reload();
    },
  });
  return { mutateAsync, isPending, leaving: leaving.ids };
}

export function useRestoreMessages() {
  const { reload } = useShownMessages();
  return trpc.contacts.restore.useMutation({ onSettled: reload });
}

function useShownMessages() {
  const utils = trpc.useUtils();

  /** Changes messages on every page that is kept. */
  async function change(
    ids: Iterable<string>,
    replace: (message: ContactMessage) => ContactMessage[],
  ): Promise<void> {
    await utils.contacts.page.cancel();
    const chosen = new Set(ids);
    utils.contacts.page.setQueriesData(
      {},
      {},
      page =>
        page && {
          ...page,
          messages: page.messages.flatMap(message =>
            chosen.has(message._id) ? replace(message) : [message],
          ),
        },
    );
  }

  /** Not waited for: how the call went is told at once. */
  function reload(): void {
    void utils.contacts.invalidate();
  }

  return { change, reload };
}

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
