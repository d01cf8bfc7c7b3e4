import { type FormEvent, useEffect, useEffectEvent, useId } from 'react';
import { toOptions } from '#client/editing/fields/declared-fields';
import { EditorFrame } from '#client/editing/frame/editor-frame';
import { ChangesText, SaveBar } from '#client/editing/frame/save-bar';
import { useHistoryAction } from '#client/editing/history/use-history-action';
import { showTitle } from '#client/editing/item/new-item';
import { type ItemEdit, useItemEditor } from '#client/editing/item/use-item-editor';
import { PreviewMenu } from '#client/editing/preview/preview-menu';
import { InitialTextQuestion } from '#client/editing/publishing/initial-texts';
import { PublishingTag } from '#client/editing/publishing/publishing-tag';
import { describeSaving, describeState, usePublishing } from '#client/editing/publishing/use-publishing';
import type { ReorderControls } from '#client/editing/reorder/reorder-list';
import { findItem } from '#client/editing/reorder/use-picked-up';
import { Field } from '#client/ui/forms/field';
import { OptionSelect } from '#client/ui/forms/option-select';
import { ActionMenu, type MenuAction } from '#client/ui/overlays/action-menu';
import { Button } from '#client/ui/primitives/button';
import { classNames } from '#client/ui/primitives/class-names';
import { elementFields } from '#shared/contract/timeline-element';
import { CardHead } from './card-head';
import styles from './element-card.module.css';
import { type EditedElement, ELEMENT_FORM, type ElementFields } from './element-fields';
import { ElementForm } from './element-form';
import type { TimelineCalls } from './timeline-admin-queries';

const TYPES = toOptions(elementFields.type.words);

type EditedCardProps = {
  name: string;
  element: EditedElement;
  calls: TimelineCalls;
  controls: ReorderControls;
  /** True in the list, which scrolls with the page. The buttons are then in a bar that stays in view. */
  hasBar: boolean;
  onClose: () => void;
  /** Called once the edits are gone. */
  onCancel: () => void;
};

export function EditedCard(props: EditedCardProps) {
  const { name, element, calls, controls, hasBar, onClose, onCancel } = props;
  const { _id: id } = element;
  const editor = useItemEditor(ELEMENT_FORM, calls, element, {
    onSaved: onClose,
    writeTitle: () => showTitle(() => findItem(document, id)),
  });
  const { edit } = editor;
  const formId = useId();
  const hintId = useId();
  const versions = useHistoryAction(editor.history);
  const publishing = usePublishing({
    edit,
    onPlan: editor.plan,
    onSaveDraft: editor.saveDraft,
    onDiscardPending: editor.discardPending,
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    void edit.save();
  }

  function cancel(): void {
    edit.copy.abandon();
    onCancel();
  }

  const size = hasBar ? 'md' : 'sm';
  const actions = (
    <>
      <Button size={size} variant="ghost" disabled={edit.isSaving} onClick={cancel}>
        Cancel
      </Button>
      <Button
        size={size}
        variant="primary"
        type="submit"
        form={formId}
        busy={edit.isSaving}
        aria-describedby={hintId}
      >
        Save
      </Button>
    </>
  );
  return (
    <>
      <form
        id={formId}
        className={classNames('frame', styles.card, styles.edited, hasBar && styles.barred)}
        noValidate
        onSubmit={submit}
      >
        <CardHead controls={controls} actions={!hasBar && actions}>
          <Field label="Type" hideLabel className={styles.type}>
            <OptionSelect
              compact
              options={TYPES}
              value={edit.fields.type}
              onValueChange={type => edit.copy.change({ type })}
            />
          </Field>
        </CardHead>
        <ElementPublishing
          hintId={hintId}
          name={name}
          id={id}
          edit={edit}
          publishing={publishing}
          actions={[...publishing.menu, ...versions.actions, ...controls.moves]}
        />
        <EditorFrame
          edit={edit}
          name={name}
          subject={`timeline element “${name}”`}
          onShortcut={() => (edit.isDirty ? editor.saveDraft() : onClose())}
          bar={null}
        >
          <ElementForm edit={edit} />
        </EditorFrame>
      </form>
      {hasBar && (
        <SaveBar
          state={<ChangesText edit={edit} noun="field" />}
          isDirty={edit.isDirty}
          hint={null}
          menu={[]}
        >
          {() => actions}
        </SaveBar>
      )}
      {/* These have forms of their own, which would otherwise be nested. */}
      {publishing.dialogs}
      {versions.dialog}
      <InitialTextQuestion {...editor.initialTextQuestion} />
    </>
  );
}

type ElementPublishingProps = {
  name: string;
  id: string;
  edit: ItemEdit<ElementFields>;
  publishing: ReturnType<typeof usePublishing>;
  actions: MenuAction[];
  /** The ID of the text that says what Save will do. */
  hintId: string;
};

function ElementPublishing({ name, id, edit, publishing, actions, hintId }: ElementPublishingProps) {
  const plan = edit.base.fields.publishing;
  const { state, publishLabel, publish } = publishing;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend
    <div role="group" aria-label={`Publishing status: ${name}`} className={`row ${styles.publishing}`}>
      <p role="status" className="row fill secondary">
        <PublishingTag state={state} />
        <span id={hintId}>{`${describeState(plan)} ${describeSaving(plan, 'Save')}`}</span>
      </p>
      <div className="line">
        <PreviewMenu item={{ kind: 'timeline', id }} size="sm" />
        {publishLabel !== null && (
          <Button size="sm" busy={edit.isSaving} onClick={publish}>
            {publishLabel}
          </Button>
        )}
        <ActionMenu size="sm" label="More actions" actions={actions} />
      </div>
    </div>
  );
}

type PublishedCardProps = Pick<EditedCardProps, 'element' | 'calls'> & {
  onEnd: () => void;
  /** Opens the form. */
  onOpen: () => void;
};

/** Publishes a draft from its closed card. The form opens only if that fails. */
export function PublishedCard({ element, calls, onEnd, onOpen }: PublishedCardProps) {
  const { edit, plan, initialTextQuestion } = useItemEditor(ELEMENT_FORM, calls, element, {
    onSaved: onEnd,
    writeTitle: () => {
      onOpen();
      showTitle(() => findItem(document, element._id));
    },
  });
  const publish = useEffectEvent(() => plan('published'));
  useEffect(() => publish(), []);
  const hasFailed = edit.failedSaves > 0 || edit.conflict !== null;
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    if (hasFailed) open();
  }, [hasFailed]);

  function cancel(): void {
    initialTextQuestion.onCancel();
    onEnd();
  }

  return <InitialTextQuestion {...initialTextQuestion} onCancel={cancel} />;
}
