import { useEffect, useRef } from 'react';
import { planState, toPlan } from '#client/editing/publishing/publishing-field';
import { PublishingBadge, PublishingTag } from '#client/editing/publishing/publishing-tag';
import type { ReorderControls } from '#client/editing/reorder/reorder-list';
import { datedElementName } from '#client/features/timeline/element-name';
import { ActionMenu } from '#client/ui/overlays/action-menu';
import { Tag } from '#client/ui/primitives/badge';
import { Button } from '#client/ui/primitives/button';
import { classNames } from '#client/ui/primitives/class-names';
import type { TimelineElement } from '#shared/contract/timeline-element';
import { withPending } from '#shared/publishing';
import { capitalize } from '#shared/text';
import { CardHead } from './card-head';
import { showInRow } from './card-in-view';
import { EditedCard } from './edited-card';
import styles from './element-card.module.css';
import type { ElementCopy } from './element-copy';
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
  /** The controls that move the card. They replace its buttons while it is picked up. */
  controls: ReorderControls;
  onCancel: (copy: ElementCopy) => void;
  onDelete: () => void;
};

export function ElementCard({ card, edits, onCancel, ...props }: ElementCardProps) {
  const { id, name, element, copy } = card;
  const cardRef = useRef<HTMLElement>(null);
  useFocusOnModeChange(cardRef, copy !== null);
  return (
    <article ref={cardRef} id={id} aria-label={name}>
      {copy && (
        <EditedCard controls={props.controls} copy={copy} edits={edits} onCancel={() => onCancel(copy)} />
      )}
      {!copy && element && (
        <ViewedCard
          {...props}
          name={name}
          element={element}
          onEdit={() => edits.open(element)}
          onPublish={() => edits.publish(element)}
        />
      )}
    </article>
  );
}

type ViewedCardProps = Pick<ElementCardProps, 'layout' | 'controls' | 'onDelete'> & {
  name: string;
  element: TimelineElement;
  onEdit: () => void;
  onPublish: () => void;
};

function ViewedCard({ name, element, layout, controls, onEdit, onPublish, onDelete }: ViewedCardProps) {
  const state = planState(toPlan(element));
  const actions = (
    <>
      {(state === 'draft' || state === 'scheduled') && (
        <Button size="sm" variant="ghost" aria-label={`Publish ${name}`} onClick={onPublish}>
          Publish
        </Button>
      )}
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
      {/* A row of the list has no room for it. */}
      {layout !== 'row' && <ActionMenu label={`More actions for ${name}`} actions={controls.moves} />}
    </>
  );
  return (
    <div className={classNames('frame', styles.card, LAYOUT_CLASSES[layout])}>
      <CardHead controls={controls} actions={actions}>
        {layout === 'row' ? (
          <span className={`fill ${styles.label}`}>
            <span className={`row ${styles.tags}`}>
              <Tag>{capitalize(element.type)}</Tag>
              <PublishingBadge item={element} />
            </span>
            <span className={styles.name}>{datedElementName(withPending(element))}</span>
          </span>
        ) : (
          <Tag>{capitalize(element.type)}</Tag>
        )}
      </CardHead>
      {layout !== 'row' && (
        <div className={`stack-3 ${styles.body}`}>
          {state !== 'published' && (
            <p>
              <PublishingTag state={state} />
            </p>
          )}
          <ElementPreview element={withPending(element)} />
        </div>
      )}
    </div>
  );
}

/** Scrolls an edited card into view and focuses its title. Afterwards it focuses Edit again. */
function useFocusOnModeChange(cardRef: { current: HTMLElement | null }, isEditing: boolean): void {
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    if (isEditing) showInRow(cardRef.current);
    // The owner may have moved the focus elsewhere during a save.
    if (document.activeElement !== document.body) return;
    const find = (selector: string) => cardRef.current?.querySelector<HTMLElement>(selector);
    const target = isEditing ? (find('[name="title"]') ?? find('select')) : find('[data-edit]');
    target?.focus();
  }, [cardRef, isEditing]);
}
