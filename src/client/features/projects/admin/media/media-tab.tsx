import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { isBlank, MEDIA_ACCEPTED } from '../../../../content/media/media-item';
import { FileButton } from '../../../../content/upload/file-button';
import { FileDrop } from '../../../../content/upload/file-drop';
import { EmptyState } from '../../../../ui/feedback/empty-state';
import { Spinner } from '../../../../ui/feedback/spinner';
import { Icon } from '../../../../ui/icons/icon';
import { Button } from '../../../../ui/primitives/button';
import { ignoreDoubleClick } from '../../../../ui/primitives/ignore-double-click';
import { type MediaErrors, MediaRow } from './media-row';
import styles from './media-tab.module.css';
import { RemoveMediaDialog } from './remove-media-dialog';
import type { MediaEditor } from './use-media-editor';
import { MOVE_HELP, useRowMoves } from './use-row-moves';
import { useSortableRows } from './use-sortable-rows';

type MediaTabProps = {
  editor: MediaEditor;
  errorOf: MediaErrors;
  /** The project's main image, and how to be rid of it. */
  image: string;
  onRemoveImage: () => void;
};

/** Pictures and videos of the project: added, filled by address or upload, moved and removed. */
export function MediaTab({ editor, errorOf, image, onRemoveImage }: MediaTabProps) {
  const { media } = editor;
  const helpId = useId();
  const [removing, setRemoving] = useState<string | null>(null);
  const moves = useRowMoves(editor);
  const rows = useSortableRows();
  const addButton = useRef<HTMLButtonElement>(null);
  const focusAfterRemoval = useFocusAfterRemoval(moves.focusHandle, addButton);
  const keys = media.map(({ key }) => key);

  function remove(key: string): void {
    setRemoving(null);
    focusAfterRemoval(keys[keys.indexOf(key) + 1] ?? null);
    editor.remove(key);
    editor.announce('Media item removed.');
  }

  function sort(order: string[]): void {
    editor.sort(order);
    editor.announce('Media items reordered.');
  }

  const list = media.map((item, place) => {
    const { key } = item;
    return (
      <li key={key}>
        <MediaRow
          item={item}
          itemKey={key}
          place={place}
          editor={editor}
          moves={moves}
          helpId={helpId}
          errorOf={errorOf}
          onRemove={() => {
            if (isBlank(item) && !editor.uploads.of(key)) remove(key);
            else setRemoving(key);
          }}
        />
      </li>
    );
  });

  return (
    <FileDrop className={styles.tab} onFiles={editor.addFiles} hint="Drop to add media">
      <p id={helpId} className="visually-hidden">
        {MOVE_HELP}
      </p>
      {media.length === 0 && (
        <EmptyState title="No media yet">
          <p>Add a URL, upload files, or drop them here.</p>
        </EmptyState>
      )}
      {rows === 'loading' && media.length > 0 && <Spinner label="Loading media..." />}
      {rows === 'none' && <ul className={styles.list}>{list}</ul>}
      {typeof rows === 'object' && (
        <rows.SortableRows keys={keys} className={styles.list} onSort={sort}>
          {list}
        </rows.SortableRows>
      )}
      <div className={styles.buttons}>
        {/* Below the first item the button is almost where it was: a double click would add another. */}
        <Button ref={addButton} onClick={ignoreDoubleClick(editor.addNew)}>
          <Icon name="plus" />
          Add Media
        </Button>
        <FileButton accept={MEDIA_ACCEPTED} multiple onFiles={editor.addFiles}>
          <Icon name="upload" />
          Upload Files
        </FileButton>
        <span className={styles.hint}>Or drop images and videos here.</span>
      </div>
      <p role="status" className="visually-hidden">
        {editor.status}
      </p>
      {removing !== null && (
        <RemoveMediaDialog
          name={`media item ${keys.indexOf(removing) + 1}`}
          image={image}
          onCancel={() => setRemoving(null)}
          onRemove={alsoImage => {
            if (alsoImage) onRemoveImage();
            remove(removing);
          }}
        />
      )}
    </FileDrop>
  );
}

/** The row that moves up gets the focus of the one that is gone; without any, the button that adds one. */
function useFocusAfterRemoval(
  focusRow: (key: string) => void,
  fallback: RefObject<HTMLElement | null>,
): (nextKey: string | null) => void {
  const next = useRef<{ key: string | null } | null>(null);
  // In an effect: by then the dialog is closed and the page takes the focus again.
  useEffect(() => {
    const { current: wanted } = next;
    if (!wanted) return;
    next.current = null;
    if (wanted.key === null) fallback.current?.focus();
    else focusRow(wanted.key);
  });
  return key => {
    next.current = { key };
  };
}
