import { type ReactNode, useState } from 'react';
import { EditorFrame, type EditorFrameProps } from '#client/editing/frame/editor-frame';
import { InitialTextQuestion } from '#client/editing/publishing/initial-texts';
import type { PlannedFields } from '#client/editing/publishing/publishing-plan';
import { PublishingTag } from '#client/editing/publishing/publishing-tag';
import { describeState, usePublishing } from '#client/editing/publishing/use-publishing';
import { useFocusOnInvalid } from '#client/lib/react/use-focus-on-invalid';
import { Panel } from '#client/ui/layout/panel';
import { useMediaQuery } from '#client/ui/layout/use-media-query';
import { Button } from '#client/ui/primitives/button';
import { displayTitle } from '#shared/text';
import { DeleteItemDialog } from './delete-item-dialog';
import styles from './item.module.css';
import { ItemBar } from './item-bar';
import type { EditedItem } from './item-form';
import { useNameFocus } from './new-item';
import type { ItemPageEditor } from './use-item-editor';

type ItemEditorProps<Item extends EditedItem, Fields extends PlannedFields, Changes> = Partial<
  Pick<EditorFrameProps<Fields>, 'isUnsaved' | 'losesWork' | 'onLeave'>
> & {
  editor: ItemPageEditor<Item, Fields, Changes>;
  main: ReactNode;
  /** The fields that decide who sees the item and where. */
  visibility?: ReactNode;
  side?: ReactNode;
  onInvalid?: () => void;
};

/**
 * Edits a working copy of an item, in two columns on wide screens. It is not a form element, because Enter in
 * a field must not save and the dialogs contain forms themselves.
 */
export function ItemEditor<Item extends EditedItem, Fields extends PlannedFields, Changes>(
  props: ItemEditorProps<Item, Fields, Changes>,
) {
  const { editor, main, visibility, side, onInvalid, isUnsaved, ...frame } = props;
  const { page, calls, stored, edit, noun, saveDraft, isDone } = editor;
  const plan = edit.base.fields.publishing;
  const publishing = usePublishing({
    edit,
    onPlan: editor.plan,
    onSaveDraft: saveDraft,
    onDiscardPending: editor.discardPending,
  });
  const endsWithSave = page.pathAfterSave !== undefined;
  const [isDeleting, setDeleting] = useState(false);
  const form = useFocusOnInvalid<HTMLDivElement>(edit.failedSaves, onInvalid);
  useNameFocus(editor.isNew, form, String(page.nameField));
  // On phones the button stands at the end of the page, away from the others.
  const isNarrow = useMediaQuery('(width < 64rem)');
  const deleteButton = (
    <Button variant={isNarrow ? 'danger' : 'ghost'} onClick={() => setDeleting(true)}>
      {page.deletion?.label ?? `Delete ${noun}`}
    </Button>
  );
  return (
    <div ref={form} className={`stack ${styles.editor}`}>
      <EditorFrame
        {...frame}
        edit={edit}
        name={displayTitle(String(edit.fields[page.nameField]))}
        subject={noun}
        onShortcut={() => edit.isDirty && saveDraft()}
        isUnsaved={isUnsaved ?? (edit.isDirty && !isDone)}
        bar={
          <ItemBar
            name={String(edit.base.fields[page.nameField])}
            edit={edit}
            publishing={publishing}
            publishEffect={page.describePublishing?.(edit.fields) ?? 'shows it to visitors at once'}
            seenUpdatedAt={stored.seenUpdatedAt}
            onSaveAndStay={endsWithSave ? editor.saveAndStay : undefined}
            savesUnchanged={endsWithSave || publishing.state === 'unpublishedChanges'}
            history={editor.history}
          >
            {!isNarrow && deleteButton}
          </ItemBar>
        }
      >
        <div className={`stack ${styles.columns}`}>
          <div className={`stack ${styles.main}`}>{main}</div>
          <Panel className={styles.publishing} aria-label="Who sees it">
            <div className="stack">
              <div className="row spread">
                <p className="row secondary">
                  <PublishingTag state={publishing.state} />
                  <span>{describeState(plan)}</span>
                </p>
                {publishing.scheduling.length > 0 && (
                  <div className="cluster">
                    {publishing.scheduling.map(({ label, disabled, onChoose }) => (
                      <Button key={label} size="sm" disabled={disabled} onClick={onChoose}>
                        {label}
                      </Button>
                    ))}
                  </div>
                )}
              </div>
              {visibility}
            </div>
          </Panel>
          <div className={`stack ${styles.side}`}>
            {side}
            {isNarrow && deleteButton}
          </div>
        </div>
      </EditorFrame>
      <InitialTextQuestion {...editor.initialTextQuestion} />
      <DeleteItemDialog
        form={page}
        calls={calls}
        item={isDeleting ? { _id: stored._id, title: String(stored[page.nameField]) } : null}
        onClose={() => setDeleting(false)}
        onDeleted={editor.finish}
      />
    </div>
  );
}
