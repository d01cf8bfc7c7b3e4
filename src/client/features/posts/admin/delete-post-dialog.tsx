import { capitalise } from '../../../../shared/capitalise';
import type { PostKind } from '../../../../shared/contract/post';
import { shownTitle } from '../../../../shared/shown-title';
import { useUndoToast } from '../../../editing/use-undo-toast';
import { ignoreMissing } from '../../../lib/api/api-error';
import { ConfirmCall } from '../../../ui/overlays/confirm-call';
import { useRemovePost } from './post-admin-queries';

type DeletePostDialogProps = {
  kind: PostKind;
  /** The one in question; null keeps the dialog closed. */
  post: { _id: string; title: string } | null;
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks, deletes and says how it went, with the way to take it back. */
export function DeletePostDialog({ kind, post, onClose, onDeleted }: DeletePostDialogProps) {
  const { remove, restore } = useRemovePost(kind);
  const tellDeleted = useUndoToast(kind);
  const name = capitalise(kind);
  return (
    <ConfirmCall
      open={post !== null}
      title={`Delete ${shownTitle(post?.title ?? '')}`}
      question={`Are you sure you want to delete this ${kind}? It stays in the trash for 30 days.`}
      confirmLabel={`Delete ${name}`}
      call={async () => post && remove(post._id).catch(ignoreMissing)}
      failure={`Failed to delete ${kind}. Please try again.`}
      onDone={() => {
        if (post) tellDeleted(`${name} deleted.`, () => restore(post._id));
        onDeleted();
      }}
      onClose={onClose}
    />
  );
}
