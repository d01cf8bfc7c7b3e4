import { useEffect, useRef } from 'react';
import { capitalise } from '../../../../shared/capitalise';
import type { TimelineElement } from '../../../../shared/contract/timeline-element';
import { withPending } from '../../../../shared/publishing';
import { PublishingBadge } from '../../../editing/publishing/publishing-tag';
import type { ReorderControls } from '../../../editing/reorder/reorder-list';
import { Tag } from '../../../ui/primitives/badge';
import { Button } from '../../../ui/primitives/button';
import { classNames } from '../../../ui/primitives/class-names';
import { placeName } from '../element-name';
import { CardHead } from './card-head';
import { showInRow } from './card-in-view';
import { EditedCard } from './edited-card';
import styles from './element-card.module.css';
import { ElementPreview } from './element-preview';
import type { ElementCopies } from './use-element-copies';
import type { EditorCard } from './use-timeline-editor';

/** A row has what an element is called, and shows the rest when it is edited. */
export type CardLook = 'full' | 'collapsed' | 'row';

const LOOKS = { full: undefined, collapsed: styles.collapsed, row: styles.flat };

type ElementCardProps = {
  card: EditorCard;
  edits: ElementCopies;
  look: CardLook;
  /** What moves the card; while it is picked up, in place of its own buttons. */
  controls: ReorderControls;
  onDelete: () => void;
};

/** An element of the timeline: viewed or edited. */
export function ElementCard({ card, edits, ...props }: ElementCardProps) {
  const { name, element, copy } = card;
  const cardRef = useRef<HTMLElement>(null);
  useFocusOnModeChange(cardRef, copy !== null);
  return (
    <article ref={cardRef} aria-label={name}>
      {copy && <EditedCard controls={props.controls} copy={copy} edits={edits} />}
      {!copy && element && (
        <ViewedCard {...props} name={name} element={element} onEdit={() => edits.open(element)} />
      )}
    </article>
  );
}

type ViewedCardProps = Pick<ElementCardProps, 'look' | 'controls' | 'onDelete'> & {
  name: string;
  element: TimelineElement;
  onEdit: () => void;
};

function ViewedCard({ name, element, look, controls, onEdit, onDelete }: ViewedCardProps) {
  const actions = (
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
  );
  return (
    <div className={classNames(styles.card, LOOKS[look])}>
      <CardHead controls={controls} actions={actions}>
        <Tag>{capitalise(element.type)}</Tag>
        <PublishingBadge item={element} />
        {look === 'row' && <span className={styles.name}>{placeName(withPending(element))}</span>}
      </CardHead>
      {look !== 'row' && (
        <div className={styles.body}>
          <ElementPreview element={withPending(element)} />
        </div>
      )}
    </div>
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
