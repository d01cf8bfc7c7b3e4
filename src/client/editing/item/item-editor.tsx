import { type ReactNode, useState } from 'react';
import { useFocusOnInvalid } from '#client/lib/react/use-focus-on-invalid';
import { Panel } from '#client/ui/layout/panel';
import { Button } from '#client/ui/primitives/button';
import { capitalise, shownTitle } from '#shared/text';
import { EditorFrame, type EditorFrameProps } from '../editor-frame';
import { useNouns } from '../owner-kind';
import { PublishingBar } from '../publishing/publishing-bar';
import { DeleteItemDialog } from './delete-item-dialog';
import styles from './item-editor.module.css';
import type { EditedItem, EditedItemFields, ItemEditorState } from './use-item-editor';

type ItemEditorProps<Item extends EditedItem, Fields extends EditedItemFields, Changes> = Partial<
  Pick<EditorFrameProps<Fields>, 'endsWithSave' | 'onShortcut' | 'isUnsaved' | 'onLeave' | 'history'>
> & {
  editor: ItemEditorState<Item, Fields, Changes>;
  main: ReactNode;
  side: ReactNode;
  /** Content of the save bar. Without it, the delete button follows the side panels. */
  bar?: (deleteButton: ReactNode) => EditorFrameProps<Fields>['bar'];
  onInvalid?: () => void;
};

/**
 * Edits a working copy of an item, in two columns on wide screens. Not a form element: Enter in a field must not save, and
 * the dialogs contain forms themselves.
 */
export function ItemEditor<Item extends EditedItem, Fields extends EditedItemFields, Changes>(
  props: ItemEditorProps<Item, Fields, Changes>,
) {
  const { editor, main, side, bar, onInvalid, isUnsaved, ...frame } = props;
  const { definition, calls, stored, edit, save, plan, discardPending, isDone, finish } = editor;
  const { one: noun } = useNouns(definition.kind);
  const { publishing, title } = edit.base.fields;
  const [isDeleting, setDeleting] = useState(false);
  const form = useFocusOnInvalid<HTMLDivElement>(edit.failedSaves, onInvalid);
  const deleteButton = (
    <Button variant="danger" onClick={() => setDeleting(true)}>
      Delete {capitalise(noun)}
    </Button>
  );
  return (
    <div ref={form} className={styles.form}>
      <EditorFrame
        {...frame}
        {...(bar && { bar: bar(deleteButton) })}
        edit={edit}
        noun="field"
        subject={noun}
        save={save}
        isUnsaved={isUnsaved ?? (edit.isDirty && !isDone)}
      >
        <div className={`stack ${styles.columns}`}>
          {/* Beside the main column on wide screens, above it on narrow ones. */}
          <Panel className={styles.publishing}>
            <PublishingBar
              plan={publishing}
              isBusy={edit.isSaving}
              isDirty={edit.isDirty}
              onPlan={plan}
              onDiscardPending={discardPending}
              subject={shownTitle(title)}
            />
          </Panel>
          <div className={`stack ${styles.main}`}>{main}</div>
          <div className="stack">
            {side}
            {!bar && deleteButton}
          </div>
        </div>
      </EditorFrame>
      <DeleteItemDialog
        form={definition}
        calls={calls}
        item={isDeleting ? stored : null}
        onClose={() => setDeleting(false)}
        onDeleted={finish}
      />
    </div>
  );
}
