import { useUndoToast } from '#client/editing/use-undo-toast';
import { useToast } from '#client/ui/feedback/toast';
import { formatQuantity } from '#client/ui/primitives/format-count';
import { useMarkMessages, useRemoveMessages, useRestoreMessages } from './inbox-queries';

export type InboxActions = ReturnType<typeof useInboxActions>;

/**
 * Marks, deletes and restores messages, and offers a retry after a failure. It uses the promises of the
 * calls, because the handlers passed to `mutate` do not run after another call or after the screen is left.
 */
export function useInboxActions(onRemoved: () => void) {
  const { markRead, markUnread } = useMarkMessages();
  const removal = useRemoveMessages();
  const restoration = useRestoreMessages();
  const toast = useToast();
  const reportDeletion = useUndoToast({
    undone: 'Deletion undone.',
    notUndone: "Couldn't restore the messages.",
  });

  function reportFailure(message: string, retry: () => void): void {
    toast.failure(message, { actions: [{ label: 'Retry', onAct: retry }] });
  }

  /** Marks messages. `reportInPlace` returns true if it reports a failure itself. Otherwise a toast does. */
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
        const deleted = count === 1 ? 'Message' : formatQuantity(count, 'message');
        reportDeletion(`${deleted} deleted.`, () => restore(ids));
      },
      () => reportFailure("Couldn't delete the messages.", () => remove(ids)),
    );
  }

  async function restore(ids: string[]): Promise<void> {
    const { count } = await restoration.mutateAsync({ ids });
    if (count === 0) throw new Error('They are not in the trash.');
  }

  return { mark, remove, isRemoving: removal.isPending, leaving: removal.leaving };
}
