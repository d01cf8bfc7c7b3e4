import { type FormEvent, useId } from 'react';
import { toOptions } from '#client/editing/fields/declared-fields';
import { BehindAlert } from '#client/editing/frame/editor-frame';
import { useHistoryAction } from '#client/editing/history/use-history-action';
import { createHistorySubject } from '#client/editing/item/use-item-editor';
import { PreviewMenu } from '#client/editing/preview/preview-menu';
import { PublishingTag } from '#client/editing/publishing/publishing-tag';
import { describeSaving, describeState, usePublishing } from '#client/editing/publishing/use-publishing';
import type { ReorderControls } from '#client/editing/reorder/reorder-list';
import { useWorkingCopyState } from '#client/editing/working-copy/use-working-copy';
import { elementName } from '#client/features/timeline/element-name';
import { Field } from '#client/ui/forms/field';
import { OptionSelect } from '#client/ui/forms/option-select';
import { ActionMenu } from '#client/ui/overlays/action-menu';
import { Button } from '#client/ui/primitives/button';
import { classNames } from '#client/ui/primitives/class-names';
import { elementFields } from '#shared/contract/timeline-element';
import { CardHead } from './card-head';
import styles from './element-card.module.css';
import type { ElementCopy, ElementEdit } from './element-copy';
import { ELEMENT_FORM, INITIAL_TEXTS } from './element-fields';
import { ElementForm } from './element-form';
import type { ElementCopies } from './use-element-copies';

const TYPES = toOptions(elementFields.type.words);

type EditedCardProps = {
  copy: ElementCopy;
  edits: ElementCopies;
  controls: ReorderControls;
  onCancel: () => void;
};

export function EditedCard({ copy, edits, controls, onCancel }: EditedCardProps) {
  const edit = useWorkingCopyState(copy, INITIAL_TEXTS[copy.getState().fields.type]);
  const hintId = useId();
  function submit(event: FormEvent): void {
    event.preventDefault();
    edits.save(copy);
  }
  const actions = (
    <>
      <Button size="sm" variant="ghost" disabled={edit.isSaving} onClick={onCancel}>
        Cancel
      </Button>
      <Button size="sm" variant="primary" type="submit" busy={edit.isSaving} aria-describedby={hintId}>
        Save
      </Button>
    </>
  );
  return (
    <form className={classNames('frame', styles.card, styles.edited)} noValidate onSubmit={submit}>
      <CardHead controls={controls} actions={actions}>
        <Field label="Type" hideLabel className={styles.type}>
          <OptionSelect
            compact
            options={TYPES}
            value={edit.fields.type}
            onValueChange={type => copy.change({ type })}
          />
        </Field>
      </CardHead>
      <ElementPublishing hintId={hintId} copy={copy} edit={edit} edits={edits} moves={controls.moves} />
      {edit.isBehind && <BehindAlert onReview={() => edits.review(copy)} />}
      <ElementForm edit={edit} onRetry={() => edits.retry(copy)} />
    </form>
  );
}

type ElementPublishingProps = Pick<EditedCardProps, 'copy' | 'edits'> &
  Pick<ReorderControls, 'moves'> & {
    edit: ElementEdit;
    /** The ID of the text that says what Save will do. */
    hintId: string;
  };

function ElementPublishing({ copy, edit, hintId, edits, moves }: ElementPublishingProps) {
  const id = edit.fields._id;
  const { base } = edit;
  const plan = base.fields.publishing;
  const versions = useHistoryAction(createHistorySubject(ELEMENT_FORM, edits, id));
  const { state, publishLabel, publish, menu, dialogs } = usePublishing({
    edit,
    onPlan: chosen => edits.plan(copy, chosen),
    onSaveDraft: () => edits.saveDraft(copy),
    onDiscardPending: () => edits.discardPending(copy),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend
    <div
      role="group"
      aria-label={`Publishing status: ${elementName(base.fields)}`}
      className={`row ${styles.publishing}`}
    >
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
        <ActionMenu label="More actions" actions={[...menu, ...versions.actions, ...moves]} />
      </div>
      {dialogs}
      {versions.dialog}
    </div>
  );
}
