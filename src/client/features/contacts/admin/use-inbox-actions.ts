import { useToast } from '../../../ui/feedback/toast';
import { useMarkMessages, useRemoveMessages, useRestoreMessages } from './inbox-queries';

/** A deletion can be taken back for a minute; a little less is offered, for the call back takes time too. */
const UNDO_MS = 55_000;

export type InboxActions = ReturnType<typeof useInboxActions>;

/**
 * What can be done to messages; a failure says so and offers to try again. How a call went is read from its promise:
 * handlers given to `mutate` hear nothing once another call has been made or the screen has been left.
 */
export function useInboxActions(onRemoved: () => void) {
  const { markRead, markUnread } = useMarkMessages();
  const removal = useRemoveMessages();
  const restoration = useRestoreMessages();
  const toast = useToast();

  function reportFailure(message: string, retry: () => void): void {
    toast.failure(message, { action: { label: 'Retry', onAct: retry } });
  }

  /** `tellInPlace` answers whether it has said itself that the mark failed: else a toast does. */
  function mark(ids: string[], read: boolean, tellInPlace: () => boolean = () => false): void {
    if (ids.length === 0) return;
    const { mutateAsync } = read ? markRead : markUnread;
    mutateAsync({ ids }).catch(() => {
      if (!tellInPlace()) reportFailure('Not saved', () => mark(ids, read));
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
      () => reportFailure('Not deleted', () => remove(ids)),
    );
  }

  function restore(ids: string[]): void {
    restoration.mutateAsync({ ids }).then(
      ({ count }) => {
        if (count === 0) toast.failure('Not restored. Deleted messages can be restored for one minute.');
      },
      () => reportFailure('Not restored', () => restore(ids)),
    );
  }

  return { mark, remove, isRemoving: removal.isPending, leaving: removal.leaving };
}
