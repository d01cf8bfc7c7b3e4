import { type ReactNode, useState } from 'react';
import { EditorFrame, type EditorFrameProps } from '#client/editing/frame/editor-frame';
import { useNouns } from '#client/editing/owner-kind/owner-kind';
import { InitialTextQuestion } from '#client/editing/publishing/initial-text-question';
import { PublishingTag } from '#client/editing/publishing/publishing-tag';
import { describeState, usePublishing } from '#client/editing/publishing/use-publishing';
import { useFocusOnInvalid } from '#client/lib/react/use-focus-on-invalid';
import { Panel } from '#client/ui/layout/panel';
import { useMediaQuery } from '#client/ui/layout/use-media-query';
import { Button } from '#client/ui/primitives/button';
import { DeleteItemDialog } from './delete-item-dialog';
import { ItemBar } from './item-bar';
import styles from './item-editor.module.css';
import { useTitleFocus } from './new-item';
import type { EditedItem, EditedItemFields, ItemEditorState } from './use-item-editor';

type ItemEditorProps<Item extends EditedItem, Fields extends EditedItemFields, Changes> = Partial<
  Pick<EditorFrameProps<Fields>, 'isUnsaved' | 'losesWork' | 'onLeave'>
> & {
  editor: ItemEditorState<Item, Fields, Changes>;
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
export function ItemEditor<Item extends EditedItem, Fields extends EditedItemFields, Changes>(
  props: ItemEditorProps<Item, Fields, Changes>,
) {
  const { editor, main, visibility, side, onInvalid, isUnsaved, ...frame } = props;
  const { definition, calls, stored, edit, save, saveDraft, isDone } = editor;
  const { nameField } = definition;
  const plan = edit.base.fields.publishing;
  const publishing = usePublishing({
    edit,
    onPlan: editor.plan,
    onSaveDraft: saveDraft,
    onDiscardPending: editor.discardPending,
  });
  const endsWithSave = definition.pathAfterSave !== undefined;
  const { one: noun } = useNouns(definition.kind);
  const [isDeleting, setDeleting] = useState(false);
  const form = useFocusOnInvalid<HTMLDivElement>(edit.failedSaves, onInvalid);
  useTitleFocus(editor.isNew, form);
  // On phones the button stands at the end of the page, away from the others.
  const isNarrow = useMediaQuery('(width < 64rem)');
  const deleteButton = (
    <Button variant={isNarrow ? 'danger' : 'ghost'} onClick={() => setDeleting(true)}>
      {definition.deletion?.label ?? `Delete ${noun}`}
    </Button>
  );
  return (
    <div ref={form} className="stack-6">
      <EditorFrame
        {...frame}
        edit={edit}
        noun="field"
        subject={noun}
        save={save}
        onShortcut={saveDraft}
        isUnsaved={isUnsaved ?? (edit.isDirty && !isDone)}
        bar={
          <ItemBar
            name={String(edit.base.fields[nameField])}
            edit={edit}
            publishing={publishing}
            publishEffect={definition.describePublishing?.(edit.fields) ?? 'shows it to visitors at once'}
            seenUpdatedAt={stored.seenUpdatedAt}
            onSave={() => void save()}
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
        form={definition}
        calls={calls}
        item={isDeleting ? { _id: stored._id, title: String(stored[nameField]) } : null}
        onClose={() => setDeleting(false)}
        onDeleted={editor.finish}
      />
    </div>
  );
}
