import { type ReactNode, useRef, useState } from 'react';
import { DeleteItemDialog } from '../../../editing/item/delete-item-dialog';
import { ReorderList } from '../../../editing/reorder/reorder-list';
import { showInRow } from './card-in-view';
import { type CardLook, ElementCard } from './element-card';
import { ELEMENT_FORM } from './element-fields';
import styles from './timeline-editor.module.css';
import { useRowScroll } from './use-row-scroll';
import type { EditorCard, TimelineEditorState } from './use-timeline-editor';

/** Drag and keyboard settings for cards that lie side by side. */
const STRIP = {
  axis: 'horizontal',
  dragAfterPx: 8,
  longPressMs: 0,
  keyStepPx: 25,
  showItem: showInRow,
} as const;

type EditorCardsProps = {
  editor: TimelineEditorState;
  /** As rows they stand one below the other, else side by side. */
  look: CardLook;
  announce: (words: string) => void;
  /** The card that is next in line for the focus; null when there is none left. */
  onDeleted: (neighbourId: string | null) => void;
};

/** The elements in their row, whose order is changed by their handles, and the question before one is deleted. */
export function EditorCards({ editor, look, announce, onDeleted }: EditorCardsProps) {
  const { cards, edits, order } = editor;
  const isList = look === 'row';
  const Frame = isList ? ListOfRows : ScrollingRow;
  const [toDelete, setToDelete] = useState<EditorCard | null>(null);

  function focusNeighbour({ id }: EditorCard): void {
    const index = cards.findIndex(card => card.id === id);
    onDeleted((cards[index + 1] ?? cards[index - 1])?.id ?? null);
  }

  return (
    <>
      <Frame>
        <ReorderList
          items={cards}
          idOf={({ id }) => id}
          nameOf={({ name }) => name}
          noun="card"
          {...(isList ? {} : STRIP)}
          onReorder={reordered => order.move(reordered.map(({ id }) => id))}
          announce={announce}
          className={isList ? styles.rows : styles.list}
          itemClassName={isList ? undefined : styles.place}
        >
          {(card, controls) => (
            <ElementCard
              card={card}
              edits={edits}
              look={look}
              controls={controls}
              onDelete={() => setToDelete(card)}
            />
          )}
        </ReorderList>
      </Frame>
      <DeleteItemDialog
        form={ELEMENT_FORM}
        calls={editor}
        item={toDelete && { _id: toDelete.id, title: toDelete.name }}
        onDeleted={() => toDelete && focusNeighbour(toDelete)}
        onClose={() => setToDelete(null)}
      />
    </>
  );
}

function ListOfRows({ children }: { children: ReactNode }) {
  return <div className="wrap">{children}</div>;
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
