import { useEffect, useRef, useState } from 'react';
import { isBlank } from '#client/content/media/media-item';
import { focusHandle } from '#client/editing/reorder/use-picked-up';
import type { ProjectFormProps } from '#client/features/projects/admin/editor/project-fields';
import { LabeledCheckbox } from '#client/ui/forms/checkbox';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog';
import { UPLOADS_PATH } from '#shared/upload-names';
import { MediaDialog } from './media-dialog';
import type { Tile } from './media-tiles';
import type { MediaEditor } from './use-media-editor';

/** The button that has the focus after the last item was removed. */
export const ADD_MEDIA_ID = 'add-media';

type MediaDialogsProps = ProjectFormProps & { editor: MediaEditor };

/** Shows the fields of the opened tile, and asks before an item is removed. */
export function MediaDialogs({ project, editor }: MediaDialogsProps) {
  const { tiles } = editor;
  const [removing, setRemoving] = useState<string | null>(null);
  const opened = tiles.find(({ key }) => key === editor.opened);
  const focusAfterRemoval = useFocusAfterRemoval();

  function askToRemove(tile: Tile): void {
    editor.close();
    if (isBlank(tile) && !editor.uploads.find(tile.key)) remove(tile.key);
    else setRemoving(tile.key);
  }

  function remove(key: string): void {
    setRemoving(null);
    focusAfterRemoval(tiles[tiles.findIndex(tile => tile.key === key) + 1]?.key ?? null);
    editor.remove(key);
  }

  return (
    <>
      {opened && (
        <MediaDialog project={project} editor={editor} tile={opened} onRemove={() => askToRemove(opened)} />
      )}
      {removing !== null && (
        <RemoveMediaDialog
          name={editor.getName(removing)}
          image={project.fields.image}
          onCancel={() => setRemoving(null)}
          onRemove={alsoImage => {
            if (alsoImage) editor.image.change('');
            remove(removing);
          }}
        />
      )}
    </>
  );
}

type RemoveMediaDialogProps = {
  name: string;
  image: string;
  onRemove: (alsoImage: boolean) => void;
  onCancel: () => void;
};

/** Asks before removing an item, and offers to remove the project's main image too. */
function RemoveMediaDialog({ name, image, onRemove, onCancel }: RemoveMediaDialogProps) {
  const [alsoImage, setAlsoImage] = useState(false);
  return (
    <ConfirmDialog
      open
      title={`Remove ${name}`}
      question="Are you sure you want to remove this media item? An uploaded file is deleted when you save."
      confirmLabel="Remove"
      onConfirm={() => onRemove(alsoImage)}
      onCancel={onCancel}
    >
      {image.startsWith(UPLOADS_PATH) && (
        <LabeledCheckbox
          className="line"
          checked={alsoImage}
          onChange={event => setAlsoImage(event.target.checked)}
        >
          Remove the project's main image too
        </LabeledCheckbox>
      )}
    </ConfirmDialog>
  );
}

/** Moves the focus to the tile after a removed one, or else to the add button. */
function useFocusAfterRemoval(): (nextKey: string | null) => void {
  const next = useRef<{ key: string | null } | null>(null);
  // This runs in an effect, after the dialog has closed and returned the focus.
  useEffect(() => {
    const { current: target } = next;
    if (!target) return;
    next.current = null;
    if (target.key === null) document.getElementById(ADD_MEDIA_ID)?.focus();
    else focusHandle(document, target.key);
  });
  return key => {
    next.current = { key };
  };
}
