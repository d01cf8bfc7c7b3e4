import { keepPreviousData } from '@tanstack/react-query';
import type { ContactMessage } from '../../../../shared/contract/contact-message';
import { trpc } from '../../../lib/trpc';
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

/** Shows the marks at once; after the answer, whatever it is, what the server has. */
export function useMarkMessages() {
  const { change, reload } = useShownMessages();
  const markRead = trpc.contacts.markRead.useMutation({
    onMutate: ({ ids }) => change(ids, message => [{ ...message, read: true }]),
    onSettled: reload,
  });
  const markUnread = trpc.contacts.markUnread.useMutation({
    onMutate: ({ ids }) => change(ids, message => [{ ...message, read: false }]),
    onSettled: reload,
  });
  return { markRead, markUnread };
}

export function useRemoveMessages() {
  const { change, reload } = useShownMessages();
  return trpc.contacts.remove.useMutation({
    onMutate: ({ ids }) => change(ids, () => []),
    onSettled: reload,
  });
}

export function useRestoreMessages() {
  const { reload } = useShownMessages();
  return trpc.contacts.restore.useMutation({ onSettled: reload });
}

function useShownMessages() {
  const utils = trpc.useUtils();

  /** Changes messages on every page that is kept, ahead of the server. */
  async function change(
    ids: string[],
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
