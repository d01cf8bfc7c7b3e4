import type { FormEvent } from 'react';
import { BehindAlert } from '#client/editing/editor-frame';
import { HistoryButton } from '#client/editing/history/history-button';
import { createHistorySubject } from '#client/editing/item/use-item-editor';
import { PreviewMenu } from '#client/editing/preview/preview-menu';
import { PublishingBar } from '#client/editing/publishing/publishing-bar';
import type { ReorderControls } from '#client/editing/reorder/reorder-list';
import { useWorkingCopyState } from '#client/editing/use-working-copy';
import { Field } from '#client/ui/forms/field';
import { OptionSelect } from '#client/ui/forms/option-select';
import { Button } from '#client/ui/primitives/button';
import { classNames } from '#client/ui/primitives/class-names';
import { capitalise } from '#shared/text';
import { TIMELINE_TYPES } from '#shared/timeline';
import { elementName } from '../element-name';
import { CardHead } from './card-head';
import styles from './element-card.module.css';
import type { ElementCopy } from './element-copy';
import { ELEMENT_FORM } from './element-fields';
import { ElementForm } from './element-form';
import type { ElementCopies } from './use-element-copies';

const TYPES = TIMELINE_TYPES.map(value => ({ value, label: capitalise(value) }));

type EditedCardProps = {
  copy: ElementCopy;
  edits: ElementCopies;
  controls: ReorderControls;
};

export function EditedCard({ copy, edits, controls }: EditedCardProps) {
  const edit = useWorkingCopyState(copy);
  const id = edit.fields._id;
  const save = () => edits.save(copy);
  function submit(event: FormEvent): void {
    event.preventDefault();
    save();
  }
  const actions = (
    <>
      <Button size="sm" variant="ghost" disabled={edit.isSaving} onClick={() => edits.close(copy)}>
        Cancel
      </Button>
      <Button size="sm" variant="primary" type="submit" busy={edit.isSaving}>
        Save
      </Button>
    </>
  );
  return (
    <form className={classNames(styles.card, styles.edited)} noValidate onSubmit={submit}>
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
      <div className={styles.publishing}>
        <PublishingBar
          plan={edit.base.fields.publishing}
          isBusy={edit.isSaving}
          isDirty={edit.isDirty}
          onPlan={plan => edits.plan(copy, plan)}
          onDiscardPending={() => edits.discardPending(copy)}
          subject={elementName(edit.base.fields)}
          size="sm"
        >
          <PreviewMenu item={{ kind: 'timeline', id }} size="sm" />
        </PublishingBar>
      </div>
      {edit.isBehind && <BehindAlert onReview={() => edits.review(copy)} />}
      <ElementForm edit={edit} onRetry={save} />
      <footer className={styles.foot}>
        <HistoryButton size="sm" {...createHistorySubject(ELEMENT_FORM, edits, id)} />
      </footer>
    </form>
  );
}
