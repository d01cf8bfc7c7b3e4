import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { capitalise } from '../../../../shared/capitalise';
import type { TimelineElement } from '../../../../shared/contract/timeline-element';
import { TIMELINE_TYPES } from '../../../../shared/timeline-types';
import { Field, Select } from '../../../ui/forms/field';
import { Tag } from '../../../ui/primitives/badge';
import { Button } from '../../../ui/primitives/button';
import { classNames } from '../../../ui/primitives/class-names';
import { elementName } from '../element-name';
import { showInRow } from './card-in-view';
import styles from './element-card.module.css';
import type { ElementEdit, ElementFields } from './element-edit';
import { ElementForm } from './element-form';
import { ElementPreview } from './element-preview';
import type { EditStatus } from './use-element-edits';

type ElementCardProps = {
  element: TimelineElement;
  edit: ElementEdit | undefined;
  status: EditStatus;
  isCollapsed: boolean;
  /** The handle that moves the card. */
  handle: ReactNode;
  /** While the card is moved: what moves it, in place of its own buttons. */
  moveButtons: ReactNode;
  onEdit: () => void;
  onDelete: () => void;
  onChange: (changes: Partial<ElementFields>) => void;
  onSave: () => void;
  onCancel: () => void;
};

/** An element of the timeline: viewed or edited (rule 8.14). */
export function ElementCard(props: ElementCardProps) {
  const { edit } = props;
  const cardRef = useRef<HTMLElement>(null);
  useFocusOnTurn(cardRef, edit !== undefined);
  return (
    <article ref={cardRef} aria-label={elementName(props.element)} className={styles.frame}>
      {edit ? <EditedCard {...props} edit={edit} /> : <ViewedCard {...props} />}
    </article>
  );
}

function ViewedCard({ element, isCollapsed, handle, moveButtons, onEdit, onDelete }: ElementCardProps) {
  const name = elementName(element);
  return (
    <div className={classNames(styles.card, isCollapsed && styles.collapsed)}>
      <div className={styles.head}>
        {handle}
        <Tag>{capitalise(element.type)}</Tag>
        <div className={styles.buttons}>
          {moveButtons ?? (
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
      <div className={styles.body}>
        <ElementPreview element={element} />
      </div>
    </div>
  );
}

type EditedCardProps = ElementCardProps & { edit: ElementEdit };

function EditedCard({ edit, status, handle, moveButtons, onChange, onSave, onCancel }: EditedCardProps) {
  function submit(event: FormEvent): void {
    event.preventDefault();
    onSave();
  }
  return (
    <form className={classNames(styles.card, styles.edited)} noValidate onSubmit={submit}>
      <div className={styles.head}>
        {handle}
        <Field label="Type" hideLabel className={styles.type}>
          <Select
            compact
            value={edit.fields.type}
            onChange={event => {
              const type = TIMELINE_TYPES.find(option => option === event.target.value);
              if (type) onChange({ type });
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
          {moveButtons ?? (
            <>
              <Button size="sm" variant="ghost" disabled={status.kind === 'saving'} onClick={onCancel}>
                Cancel
              </Button>
              <Button size="sm" variant="primary" type="submit" busy={status.kind === 'saving'}>
                Save
              </Button>
            </>
          )}
        </div>
      </div>
      <ElementForm edit={edit} status={status} onChange={onChange} onSave={onSave} />
    </form>
  );
}

/** Editing begins in the first field, with all of the card in view; afterwards the focus is back on Edit. */
function useFocusOnTurn(cardRef: { current: HTMLElement | null }, isEditing: boolean): void {
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
