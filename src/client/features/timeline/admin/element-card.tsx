import { useEffect, useRef, useState } from 'react';
import { planState, toPlan } from '#client/editing/publishing/publishing-plan';
import { PublishingBadge, PublishingTag } from '#client/editing/publishing/publishing-tag';
import type { ReorderControls } from '#client/editing/reorder/reorder-list';
import { datedElementName } from '#client/features/timeline/element-name';
import { ActionMenu } from '#client/ui/overlays/action-menu';
import { Tag } from '#client/ui/primitives/badge';
import { Button } from '#client/ui/primitives/button';
import { classNames } from '#client/ui/primitives/class-names';
import { withPending } from '#shared/publishing';
import { capitalize } from '#shared/text';
import { CardHead } from './card-head';
import { showInRow } from './card-in-view';
import { EditedCard, PublishedCard } from './edited-card';
import styles from './element-card.module.css';
import { createBlankElement } from './element-fields';
import { ElementPreview } from './element-preview';
import type { EditorCard, TimelineEditorState } from './use-timeline-editor';

/** A row shows only the element's name until it is edited. */
export type CardLayout = 'full' | 'collapsed' | 'row';

const LAYOUT_CLASSES = { full: undefined, collapsed: styles.collapsed, row: styles.flat };

type ElementCardProps = {
  card: EditorCard;
  editor: TimelineEditorState;
  layout: CardLayout;
  /** The controls that move the card. They replace its buttons while it is picked up. */
  controls: ReorderControls;
  onCancel: () => void;
  onDelete: () => void;
};

export function ElementCard({ card, editor, onCancel, ...props }: ElementCardProps) {
  const { id, name, element } = card;
  const { calls, version, openedId, open, close } = editor;
  const cardRef = useRef<HTMLElement>(null);
  const [isPublishing, setPublishing] = useState(false);
  const isOpen = openedId === id;
  useFocusOnModeChange(cardRef, isOpen, openedId === null);
  const edited = element ? { ...element, version } : createBlankElement(id);
  return (
    <article ref={cardRef} id={id} aria-label={name}>
      {isOpen ? (
        <EditedCard
          name={name}
          element={edited}
          calls={calls}
          controls={props.controls}
          hasBar={props.layout === 'row'}
          onClose={() => close(id)}
          onCancel={onCancel}
        />
      ) : (
        <ViewedCard {...props} card={card} onEdit={() => open(id)} onPublish={() => setPublishing(true)} />
      )}
      {isPublishing && !isOpen && (
        <PublishedCard
          element={edited}
          calls={calls}
          onEnd={() => {
            setPublishing(false);
            // A published card has no Publish button, which has the focus.
            if (cardRef.current?.contains(document.activeElement)) focusEdit(cardRef.current);
          }}
          onOpen={() => {
            setPublishing(false);
            open(id);
          }}
        />
      )}
    </article>
  );
}

type ViewedCardProps = Pick<ElementCardProps, 'card' | 'layout' | 'controls' | 'onDelete'> & {
  onEdit: () => void;
  onPublish: () => void;
};

function ViewedCard({ card, layout, controls, onEdit, onPublish, onDelete }: ViewedCardProps) {
  const { name, element, shown, hasEdits } = card;
  const state = element && planState(toPlan(element));
  const isHidden = state === 'draft' || state === 'scheduled';
  const actions = (
    <>
      {/* Publishing would include edits that the card does not show. */}
      {isHidden && !hasEdits && (
        <Button size="sm" variant="ghost" aria-label={`Publish ${name}`} onClick={onPublish}>
          Publish
        </Button>
      )}
      <Button size="sm" variant="ghost" data-edit aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
      {element && (
        <Button
          size="sm"
          variant="danger"
          className={styles.delete}
          aria-label={`Delete ${name}`}
          onClick={onDelete}
        >
          Delete
        </Button>
      )}
      {/* A row of the list has no room for it. */}
      {layout !== 'row' && (
        <ActionMenu size="sm" label={`More actions for ${name}`} actions={controls.moves} />
      )}
    </>
  );
  const tags = (
    <>
      <Tag>{capitalize(shown.type)}</Tag>
      {hasEdits && <Tag>Unsaved changes</Tag>}
    </>
  );
  return (
    <div className={classNames('frame', styles.card, LAYOUT_CLASSES[layout])}>
      <CardHead controls={controls} actions={actions}>
        {layout === 'row' ? (
          <span className={`fill ${styles.label}`}>
            <span className={`row ${styles.tags}`}>
              {tags}
              {element && <PublishingBadge item={element} />}
            </span>
            <span>{datedElementName(shown)}</span>
          </span>
        ) : (
          tags
        )}
      </CardHead>
      {layout !== 'row' && element && state && (
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

/**
 * Scrolls an edited card into view and focuses its title. Afterwards it focuses Edit again, unless another card
 * was opened.
 */
function useFocusOnModeChange(
  cardRef: { current: HTMLElement | null },
  isEditing: boolean,
  isAllClosed: boolean,
): void {
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    if (isEditing) showInRow(cardRef.current);
    else if (!isAllClosed) return;
    // The owner may have moved the focus elsewhere during a save.
    if (document.activeElement !== document.body) return;
    if (!isEditing) return focusEdit(cardRef.current);
    const find = (selector: string) => cardRef.current?.querySelector<HTMLElement>(selector);
    (find('[name="title"]') ?? find('select'))?.focus();
  }, [cardRef, isEditing, isAllClosed]);
}

function focusEdit(card: HTMLElement | null): void {
  card?.querySelector<HTMLElement>('[data-edit]')?.focus();
}
