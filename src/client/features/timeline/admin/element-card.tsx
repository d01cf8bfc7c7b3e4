import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { capitalise } from '../../../../shared/capitalise';
import type { TimelineElement } from '../../../../shared/contract/timeline-element';
import { withPending } from '../../../../shared/publishing';
import { TIMELINE_TYPES } from '../../../../shared/timeline-types';
import { BehindAlert } from '../../../editing/editor-frame';
import { HistoryButton } from '../../../editing/history/history-button';
import { labelsOf } from '../../../editing/history/history-subject';
import { PublishingBar } from '../../../editing/publishing/publishing-bar';
import type { PublishingPlan } from '../../../editing/publishing/publishing-field';
import { PublishingBadge } from '../../../editing/publishing/publishing-tag';
import type { ReorderControls } from '../../../editing/reorder/reorder-list';
import { useWorkingCopyState } from '../../../editing/use-working-copy';
import { Field, Select } from '../../../ui/forms/field';
import { Tag } from '../../../ui/primitives/badge';
import { Button } from '../../../ui/primitives/button';
import { classNames } from '../../../ui/primitives/class-names';
import { elementName, placeName } from '../element-name';
import { showInRow } from './card-in-view';
import styles from './element-card.module.css';
import type { ElementCopy } from './element-copy';
import { ELEMENT_FIELDS } from './element-fields';
import { ElementForm } from './element-form';
import { ElementPreview } from './element-preview';
import type { ElementCopies } from './use-element-copies';
import type { EditorCard } from './use-timeline-editor';

/** A row has what an element is called, and shows the rest when it is edited. */
export type CardLook = 'full' | 'collapsed' | 'row';

const LABELS = labelsOf(ELEMENT_FIELDS);
const LOOKS = { full: undefined, collapsed: styles.collapsed, row: styles.flat };

type ElementCardProps = {
  card: EditorCard;
  edits: ElementCopies;
  look: CardLook;
  /** What moves the card; while it is picked up, in place of its own buttons. */
  controls: ReorderControls;
  /** How visitors will see it. */
  preview: ReactNode;
  onDelete: () => void;
  /** An earlier version was restored. */
  onRestored: () => void;
};

/** An element of the timeline: viewed or edited (rule 8.14). */
export function ElementCard({ card, edits, ...props }: ElementCardProps) {
  const { name, element, copy } = card;
  const cardRef = useRef<HTMLElement>(null);
  useFocusOnModeChange(cardRef, copy !== null);
  return (
    <article ref={cardRef} aria-label={name}>
      {copy && (
        <EditedCard
          {...props}
          copy={copy}
          onSave={() => edits.save(copy)}
          onPlan={plan => edits.plan(copy, plan)}
          onDiscardPending={() => edits.discardPending(copy)}
          onReview={() => edits.review(copy)}
          onCancel={() => edits.close(copy)}
        />
      )}
      {!copy && element && (
        <ViewedCard {...props} name={name} element={element} onEdit={() => edits.open(element)} />
      )}
    </article>
  );
}

type ViewedCardProps = Omit<ElementCardProps, 'card' | 'edits'> & {
  name: string;
  element: TimelineElement;
  onEdit: () => void;
};

function ViewedCard({ name, element, look, controls, onEdit, onDelete }: ViewedCardProps) {
  return (
    <div className={classNames(styles.card, LOOKS[look])}>
      <div className={styles.head}>
        {controls.handle}
        <Tag>{capitalise(element.type)}</Tag>
        <PublishingBadge item={element} />
        {look === 'row' && <span className={styles.name}>{placeName(withPending(element))}</span>}
        <div className={styles.buttons}>
          {controls.isPickedUp ? (
            controls.buttons
          ) : (
            <>
              <Button size="sm" variant="ghost" data-edit aria-label={`Edit ${name}`} onClick={onEdit}>
                Edit
              </Button>
              <Button
                size="sm"
                variant="danger"
                className={styles.delete}
                aria-label={`Delete ${name}`}
                onClick={onDelete}
              >
                Delete
              </Button>
            </>
          )}
        </div>
      </div>
      {look !== 'row' && (
        <div className={styles.body}>
          <ElementPreview element={withPending(element)} />
        </div>
      )}
    </div>
  );
}

type EditedCardProps = {
  copy: ElementCopy;
  controls: ReorderControls;
  preview: ReactNode;
  onSave: () => void;
  onPlan: (plan: PublishingPlan) => void;
  onDiscardPending: () => void;
  onReview: () => void;
  onCancel: () => void;
  onRestored: () => void;
};

function EditedCard({
  copy,
  controls,
  preview,
  onSave,
  onCancel,
  onRestored,
  onReview,
  ...publishing
}: EditedCardProps) {
  const edit = useWorkingCopyState(copy);
  function submit(event: FormEvent): void {
    event.preventDefault();
    onSave();
  }
  return (
    <form className={classNames(styles.card, styles.edited)} noValidate onSubmit={submit}>
      <div className={styles.head}>
        {controls.handle}
        <Field label="Type" hideLabel className={styles.type}>
          <Select
            compact
            value={edit.fields.type}
            onChange={event => {
              const type = TIMELINE_TYPES.find(option => option === event.target.value);
              if (type) copy.change({ type });
            }}
          >
            {TIMELINE_TYPES.map(type => (
              <option key={type} value={type}>
                {capitalise(type)}
              </option>
            ))}
          </Select>
        </Field>
        <div className={styles.buttons}>
          {controls.isPickedUp ? (
            controls.buttons
          ) : (
            <>
              <Button size="sm" variant="ghost" disabled={edit.isSaving} onClick={onCancel}>
                Cancel
              </Button>
              <Button size="sm" variant="primary" type="submit" busy={edit.isSaving}>
                Save
              </Button>
            </>
          )}
        </div>
      </div>
      <div className={styles.publishing}>
        <PublishingBar
          {...publishing}
          plan={edit.base.fields.publishing}
          isBusy={edit.isSaving}
          isDirty={edit.isDirty}
          subject={elementName(edit.base.fields)}
          size="sm"
        >
          {preview}
        </PublishingBar>
      </div>
      {edit.isBehind && <BehindAlert onReview={onReview} />}
      <ElementForm edit={edit} onRetry={onSave} />
      <footer className={styles.foot}>
        <HistoryButton size="sm" itemId={edit.fields._id} labels={LABELS} onRestored={onRestored} />
      </footer>
    </form>
  );
}

/** Editing begins in the first field, with all of the card in view; afterwards the focus is back on Edit. */
function useFocusOnModeChange(cardRef: { current: HTMLElement | null }, isEditing: boolean): void {
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    if (isEditing) showInRow(cardRef.current);
    // The owner may have gone on elsewhere while a save was under way.
    if (document.activeElement !== document.body) return;
    const aim = isEditing ? 'select' : '[data-edit]';
    cardRef.current?.querySelector<HTMLElement>(aim)?.focus();
  }, [cardRef, isEditing]);
}
