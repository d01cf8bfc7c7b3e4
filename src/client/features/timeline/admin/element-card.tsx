import { useEffect, useRef } from 'react';
import { PublishingBadge } from '#client/editing/publishing/publishing-tag';
import type { ReorderControls } from '#client/editing/reorder/reorder-list';
import { Tag } from '#client/ui/primitives/badge';
import { Button } from '#client/ui/primitives/button';
import { classNames } from '#client/ui/primitives/class-names';
import type { TimelineElement } from '#shared/contract/timeline-element';
import { withPending } from '#shared/publishing';
import { capitalise } from '#shared/text';
import { datedElementName } from '../element-name';
import { CardHead } from './card-head';
import { showInRow } from './card-in-view';
import { EditedCard } from './edited-card';
import styles from './element-card.module.css';
import { ElementPreview } from './element-preview';
import type { ElementCopies } from './use-element-copies';
import type { EditorCard } from './use-timeline-editor';

/** A row shows only the element's name until it is edited. */
export type CardLayout = 'full' | 'collapsed' | 'row';

const LAYOUT_CLASSES = { full: undefined, collapsed: styles.collapsed, row: styles.flat };

type ElementCardProps = {
  card: EditorCard;
  edits: ElementCopies;
  layout: CardLayout;
  /** The controls that move the card; they replace its buttons while it is picked up. */
  controls: ReorderControls;
  onDelete: () => void;
};

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

type ViewedCardProps = Pick<ElementCardProps, 'layout' | 'controls' | 'onDelete'> & {
  name: string;
  element: TimelineElement;
  onEdit: () => void;
};

function ViewedCard({ name, element, layout, controls, onEdit, onDelete }: ViewedCardProps) {
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
    <div className={classNames(styles.card, LAYOUT_CLASSES[layout])}>
      <CardHead controls={controls} actions={actions}>
        <Tag>{capitalise(element.type)}</Tag>
        <PublishingBadge item={element} />
        {layout === 'row' && <span className={styles.name}>{datedElementName(withPending(element))}</span>}
      </CardHead>
      {layout !== 'row' && (
        <div className={styles.body}>
          <ElementPreview element={withPending(element)} />
        </div>
      )}
    </div>
  );
}

/** Scrolls an edited card into view and focuses its first field; afterwards focuses Edit again. */
function useFocusOnModeChange(cardRef: { current: HTMLElement | null }, isEditing: boolean): void {
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    if (isEditing) showInRow(cardRef.current);
    // Does not take the focus if the owner moved it elsewhere during a save.
    if (document.activeElement !== document.body) return;
    const target = isEditing ? 'select' : '[data-edit]';
    cardRef.current?.querySelector<HTMLElement>(target)?.focus();
  }, [cardRef, isEditing]);
}
