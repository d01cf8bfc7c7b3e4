import { type ReactNode, useRef, useState } from 'react';
import { ReorderList } from '../../../editing/reorder/reorder-list';
import { ConfirmCall } from '../../../ui/overlays/confirm-call';
import { showInRow } from './card-in-view';
import { ElementCard } from './element-card';
import styles from './timeline-editor.module.css';
import { useRowScroll } from './use-row-scroll';
import type { EditorCard, TimelineEditorState } from './use-timeline-editor';

/** Rule 5.8. */
const DRAG_AFTER_PX = 8;
const KEY_STEP_PX = 25;

type EditorCardsProps = {
  editor: TimelineEditorState;
  isCollapsed: boolean;
  announce: (words: string) => void;
  /** The card that is next in line for the focus; null when there is none left. */
  onDeleted: (neighbourId: string | null) => void;
};

/** The elements in their row, whose order is changed by their handles, and the question before one is deleted. */
export function EditorCards({ editor, isCollapsed, announce, onDeleted }: EditorCardsProps) {
  const { cards, edits, order, remove } = editor;
  const [toDelete, setToDelete] = useState<EditorCard | null>(null);

  function afterDeletion({ id }: EditorCard): void {
    const index = cards.findIndex(card => card.id === id);
    onDeleted((cards[index + 1] ?? cards[index - 1])?.id ?? null);
    announce('Element deleted.');
  }

  return (
    <>
      <ScrollingRow>
        <ReorderList
          items={cards}
          idOf={({ id }) => id}
          nameOf={({ name }) => name}
          noun="card"
          axis="horizontal"
          dragAfterPx={DRAG_AFTER_PX}
          longPressMs={0}
          keyStepPx={KEY_STEP_PX}
          showItem={showInRow}
          onReorder={reordered => order.move(reordered.map(({ id }) => id))}
          announce={announce}
          className={styles.list}
          itemClassName={styles.place}
        >
          {(card, controls) => (
            <ElementCard
              card={card}
              edits={edits}
              isCollapsed={isCollapsed}
              controls={controls}
              onDelete={() => setToDelete(card)}
            />
          )}
        </ReorderList>
      </ScrollingRow>
      <ConfirmCall
        open={toDelete !== null}
        title={`Delete ${toDelete?.name ?? ''}`}
        question="Are you sure you want to delete this element?"
        confirmLabel="Delete Element"
        call={async () => toDelete && remove(toDelete.id)}
        failure="Not deleted. Please try again."
        onDone={() => toDelete && afterDeletion(toDelete)}
        onClose={() => setToDelete(null)}
      />
    </>
  );
}

function ScrollingRow({ children }: { children: ReactNode }) {
  const rowRef = useRef<HTMLElement>(null);
  useRowScroll(rowRef, styles.panning ?? '');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard
    <section ref={rowRef} className={styles.row} aria-label="Timeline elements" tabIndex={0}>
      {children}
    </section>
  );
}
