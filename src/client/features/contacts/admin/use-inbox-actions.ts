import { useToast } from '#client/ui/feedback/toast';
import { useMarkMessages, useRemoveMessages, useRestoreMessages } from './inbox-queries';

/** Deletions can be undone for one minute; the toast shows for slightly less, because the call takes time. */
const UNDO_MS = 55_000;

export type InboxActions = ReturnType<typeof useInboxActions>;

/**
 * Marks, deletes and restores messages, and offers a retry after a failure. Uses the promises of the calls, because the
 * handlers passed to `mutate` do not run after another call or after the screen is left.
 */
export function useInboxActions(onRemoved: () => void) {
  const { markRead, markUnread } = useMarkMessages();
  const removal = useRemoveMessages();
  const restoration = useRestoreMessages();
  const toast = useToast();

  function reportFailure(message: string, retry: () => void): void {
    toast.failure(message, { action: { label: 'Retry', onAct: retry } });
  }

  /** `reportInPlace` returns true if it reports the failure itself; otherwise a toast does. */
  function mark(ids: string[], read: boolean, reportInPlace: () => boolean = () => false): void {
    if (ids.length === 0) return;
    const { mutateAsync } = read ? markRead : markUnread;
    mutateAsync({ ids }).catch(() => {
      if (!reportInPlace()) reportFailure('Not saved', () => mark(ids, read));
    });
  }

  function remove(ids: string[]): void {
    if (ids.length === 0) return;
    removal.mutateAsync({ ids }).then(
      ({ count }) => {
        onRemoved();
        toast.success(count === 1 ? 'Message deleted' : `${count} messages deleted`, {
          action: { label: 'Undo', onAct: () => restore(ids) },
          shownMs: UNDO_MS,
        });
      },
      () => reportFailure("Couldn't delete the messages.", () => remove(ids)),
    );
  }

  function restore(ids: string[]): void {
    restoration.mutateAsync({ ids }).then(
      ({ count }) => {
        if (count === 0)
          toast.failure("Couldn't restore the messages. Deletions can be undone for one minute.");
      },
      () => reportFailure("Couldn't restore the messages.", () => restore(ids)),
    );
  }

  return { mark, remove, isRemoving: removal.isPending, leaving: removal.leaving };
}
