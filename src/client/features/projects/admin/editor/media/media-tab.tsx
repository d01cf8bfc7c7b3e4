import { type RefObject, useEffect, useRef, useState } from 'react';
import { isBlank, MEDIA_ACCEPTED } from '#client/content/media/media-item';
import { FileButton } from '#client/content/upload/file-button';
import { FileDrop } from '#client/content/upload/file-drop';
import { ReorderList } from '#client/editing/reorder/reorder-list';
import { focusHandle } from '#client/editing/reorder/use-picked-up';
import type { ProjectFormProps } from '#client/features/projects/admin/editor/project-fields';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { LiveRegion } from '#client/ui/feedback/live-region';
import { LabeledCheckbox } from '#client/ui/forms/checkbox';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog';
import { Button } from '#client/ui/primitives/button';
import { ignoreDoubleClick } from '#client/ui/primitives/click-handlers';
import { UPLOADS_PATH } from '#shared/upload-names';
import { MediaRow } from './media-row';
import styles from './media-tab.module.css';
import type { MediaEditor } from './use-media-editor';

type MediaTabProps = ProjectFormProps & { editor: MediaEditor };

export function MediaTab({ project, editor }: MediaTabProps) {
  const { copy, fields, findRowIssue } = project;
  const { image, media } = fields;
  const [removing, setRemoving] = useState<string | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusAfterRemoval = useFocusAfterRemoval(addButton);
  const keys = media.map(({ key }) => key);

  function remove(key: string): void {
    setRemoving(null);
    focusAfterRemoval(keys[keys.indexOf(key) + 1] ?? null);
    editor.remove(key);
    editor.announce('Media item removed.');
  }

  return (
    <FileDrop className="stack" onFiles={editor.addFiles} hint="Drop to add media">
      {media.length === 0 && (
        <EmptyState title="No media yet">
          <p>Add a URL, upload files, or drop them here.</p>
        </EmptyState>
      )}
      <ReorderList
        items={media}
        getId={({ key }) => key}
        noun="media item"
        onReorder={items => editor.reorder(items.map(({ key }) => key))}
        announce={editor.announce}
        className={`stack-4 ${styles.list}`}
      >
        {(item, controls) => {
          const { key } = item;
          const isEmpty = isBlank(item) && !editor.uploads.find(key);
          return (
            <MediaRow
              item={item}
              editor={editor}
              controls={controls}
              findError={column => findRowIssue('media', key, column)}
              onRemove={() => (isEmpty ? remove(key) : setRemoving(key))}
            />
          );
        }}
      </ReorderList>
      <div className={`row ${styles.buttons}`}>
        {/* The button moves little when the first item appears, so a double click would add two. */}
        <Button ref={addButton} icon="plus" onClick={ignoreDoubleClick(editor.addNew)}>
          Add media
        </Button>
        <FileButton accept={MEDIA_ACCEPTED} icon="upload" multiple onFiles={editor.addFiles}>
          Upload files
        </FileButton>
        <span className="note">Or drop images and videos here.</span>
      </div>
      <LiveRegion message={editor.status} />
      {removing !== null && (
        <RemoveMediaDialog
          name={`media item ${keys.indexOf(removing) + 1}`}
          image={image}
          onCancel={() => setRemoving(null)}
          onRemove={alsoImage => {
            if (alsoImage) copy.change({ image: '' });
            remove(removing);
          }}
        />
      )}
    </FileDrop>
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
          className={`line ${styles.choice}`}
          checked={alsoImage}
          onChange={event => setAlsoImage(event.target.checked)}
        >
          Remove the project's main image too
        </LabeledCheckbox>
      )}
    </ConfirmDialog>
  );
}

/** Moves the focus to the row after a removed one, or else to the add button. */
function useFocusAfterRemoval(fallback: RefObject<HTMLElement | null>): (nextKey: string | null) => void {
  const next = useRef<{ key: string | null } | null>(null);
  // This runs in an effect, after the dialog has closed and returned the focus.
  useEffect(() => {
    const { current: target } = next;
    if (!target) return;
    next.current = null;
    if (target.key === null) fallback.current?.focus();
    else focusHandle(document, target.key);
  });
  return key => {
    next.current = { key };
  };
}
