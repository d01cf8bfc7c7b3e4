import { useOwnerKinds } from '#client/editing/owner-kind/owner-kind';
import { useUndoToast } from '#client/editing/use-undo-toast';
import { holdStoredEdits } from '#client/editing/working-copy/stored-edits';
import { ignoreMissing } from '#client/lib/api/api-error';
import { ConfirmCall } from '#client/ui/overlays/confirm-call';
import { capitalize, displayTitle } from '#shared/text';
import { TRASH_DAYS } from '#shared/trash';
import type { ItemTexts } from './item-form';
import type { ItemCalls } from './item-queries';

export type DeleteItemDialogProps = {
  form: ItemTexts;
  calls: Pick<ItemCalls<never, never>, 'remove' | 'restore'>;
  item: { _id: string; title: string } | null;
  onClose: () => void;
  onDeleted: () => void;
  /** Called after Undo has restored the item. */
  onRestored?: (id: string) => void;
};

export function DeleteItemDialog(props: DeleteItemDialogProps) {
  const { form, calls, item, onClose, onDeleted, onRestored } = props;
  const { kind, deletion = {} } = form;
  const { nouns, trash } = useOwnerKinds()[kind];
  const { noun = nouns.one } = deletion;
  const name = capitalize(noun);
  const { deleted = `${name} deleted.`, failure = `Failed to delete ${noun}. Please try again.` } = deletion;
  const reportDeletion = useUndoToast({
    topic: `${noun} deletion`,
    undone: `${name} restored.`,
    notUndone: `Couldn't restore the ${noun}.`,
  });

  /** Undo brings back the unsaved edits too, which are deleted with the item. */
  function createUndo(id: string): () => Promise<void> {
    const storeEditsAgain = holdStoredEdits(`${kind}:${id}`);
    return async () => {
      await calls.restore(id);
      storeEditsAgain();
      onRestored?.(id);
    };
  }

  return (
    <ConfirmCall
      open={item !== null}
      title={`Delete ${displayTitle(item?.title ?? '')}`}
      question={
        <>
          <span>Are you sure you want to delete this {noun}?</span>
          {trash !== 'none' && ` You can restore it for ${TRASH_DAYS} days.`}
        </>
      }
      confirmLabel={`Delete ${noun}`}
      call={async () => item && calls.remove(item._id).catch(ignoreMissing)}
      failure={failure}
      onDone={() => {
        if (item) reportDeletion(deleted, createUndo(item._id));
        onDeleted();
      }}
      onClose={onClose}
    />
  );
}
